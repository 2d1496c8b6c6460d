import { startPosition } from '../../../../web/model/line.ts';
import { parseBoard } from '../../../../web/model/link-board.ts';

/**
 * The obstacles of a board as far as they matter: without its pieces, without cells that no piece can reach, without outer
 * columns and last rows of obstacles alone, and the one of it and its mirror image that comes first.
 */
export function shapeOf(link: string): string {
  const read = parseBoard(link);
  const start = read.ok ? startPosition(read.value, 'red') : null;
  if (!read.ok || start === null) throw new Error(`no puzzle: ${link}`);
  const { rows, columns, cells } = read.value;
  const reached = new Set([start.pawn, ...start.generals]);
  for (const cell of reached)
    for (const next of neighbours(cell, rows, columns)) if (cells[next] !== '#') reached.add(next);
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (reached.has(row * columns + column) ? '.' : '#')).join(
      '',
    ),
  );
  const left = Math.min(...lines.map((line) => (line.includes('.') ? line.indexOf('.') : columns)));
  const right = Math.max(...lines.map((line) => line.lastIndexOf('.')));
  const last = lines.findLastIndex((line) => line.includes('.'));
  const shape = lines.slice(0, last + 1).map((line) => line.slice(left, right + 1));
  const mirrored = shape.map((line) => [...line].reverse().join(''));
  return [shape.join('/'), mirrored.join('/')].sort()[0] ?? '';
}

function neighbours(cell: number, rows: number, columns: number): number[] {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return [
    ...(row > 0 ? [cell - columns] : []),
    ...(row < rows - 1 ? [cell + columns] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < columns - 1 ? [cell + 1] : []),
  ];
}
