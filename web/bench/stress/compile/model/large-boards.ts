/** Rows of an open board with the pieces in them, from 1: two generals, then the pawn. */
function open(rows: number, columns: number, places: readonly (readonly [number, number])[]): string {
  const cells = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '.'));
  for (const [index, [row, column]] of places.entries()) {
    const line = cells[row - 1];
    if (line !== undefined) line[column - 1] = index === 2 ? 'X' : 'O';
  }
  return [`${rows} ${columns}`, ...cells.map((line) => line.join(''))].join('\n');
}

/**
 * A file as large as the contest allows, whose boards need the most of arrays: all ten, and as many cells and
 * moves as there are.
 */
export const LARGE_BOARDS = `${[
  '20 10',
  ...[1, 5, 10].map((column) =>
    open(10, 10, [
      [1, 1],
      [2, 10],
      [10, column],
    ]),
  ),
  ...[1, 4, 7, 10].map((column) =>
    open(10, 10, [
      [10, 1],
      [10, 10],
      [9, column],
    ]),
  ),
  open(10, 1, [
    [1, 1],
    [2, 1],
    [10, 1],
  ]),
  open(2, 10, [
    [1, 1],
    [1, 10],
    [2, 5],
  ]),
  open(10, 10, [
    [4, 4],
    [4, 6],
    [6, 5],
  ]),
].join('\n')}\n`;
