import type { Board, Move, Position } from '../../../../wasm/game.ts';
import { columnOf, markAt, OBSTACLE } from '../../../model/board.ts';
import { followMove, otherSide } from '../../../model/line.ts';

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

/** Whether the game can have come to a position by a move: the side that has moved had a place to come from. */
export function canArise(board: Board, position: Position): boolean {
  const { generals, pawn } = position;
  const mover = otherSide(position.side);
  const wasOver = (before: Position) => before.pawn < board.columns || before.generals.includes(before.pawn);
  if (mover === 'red') {
    return generals.some((to, index) =>
      besides(board, to, true).some((from) => {
        const pair = generals.map((cell, each) => (each === index ? from : cell)) as [number, number];
        return !generals.includes(from) && !wasOver({ ...position, generals: pair });
      }),
    );
  }
  // The pawn goes up, left and right: it came from below, from the right or from the left.
  const froms = besides(board, pawn, true).filter((from) => from !== pawn - board.columns);
  return froms.some((from) => !wasOver({ ...position, pawn: from }));
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
