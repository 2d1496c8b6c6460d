import type { Board, Move, Position } from '../../../../wasm/game.ts';
import { columnOf, markAt, OBSTACLE } from '../../../model/board.ts';
import { followMove } from '../../../model/line.ts';

/** The legal moves of a game that goes on. */
export function movesFrom(board: Board, { side, generals, pawn }: Position): Move[] {
  if (side === 'black') return besides(board, pawn, false).map((to) => ({ from: pawn, to }));
  return generals.flatMap((from) =>
    besides(board, from, true)
      .filter((to) => !generals.includes(to))
      .map((to) => ({ from, to })),
  );
}

/** The position after a legal move. */
export function after(position: Position, move: Move): Position {
  const next = followMove(position, move);
  if (next === null) throw new Error('the side to move has no piece there');
  return next;
}

/** A move by which a game can have come to a position; null where the side that has moved had no place to come from. */
export function lastMove(board: Board, position: Position): Move | null {
  const { generals, pawn } = position;
  const isOver = (before: Position) => before.pawn < board.columns || before.generals.includes(before.pawn);
  if (position.side === 'red') {
    // The pawn goes up, left and right: it came from below, from the right or from the left.
    const from = besides(board, pawn, true).find(
      (cell) => cell !== pawn - board.columns && !isOver({ ...position, pawn: cell }),
    );
    return from === undefined ? null : { from, to: pawn };
  }
  for (const [index, to] of generals.entries()) {
    const other = generals[1 - index] ?? to;
    const from = besides(board, to, true).find(
      (cell) => cell !== other && !isOver({ ...position, generals: [cell, other] }),
    );
    if (from !== undefined) return { from, to };
  }
  return null;
}

/** The cells above, to the left, to the right and, where a piece may go down, below, unless they are obstacles. */
function besides(board: Board, cell: number, down: boolean): number[] {
  const column = columnOf(board, cell);
  const cells = [
    cell - board.columns,
    ...(column > 0 ? [cell - 1] : []),
    ...(column < board.columns - 1 ? [cell + 1] : []),
    ...(down ? [cell + board.columns] : []),
  ];
  return cells.filter((next) => next >= 0 && next < board.cells.length && markAt(board, next) !== OBSTACLE);
}
