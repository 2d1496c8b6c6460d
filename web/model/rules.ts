import type { Board, Move, Position, Side } from '../../wasm/game.ts';
import { columnOf, markAt, OBSTACLE } from './board.ts';
import { followMove, otherSide } from './line.ts';

/** A position one move away, and the move between the two in the direction of play. */
export interface Adjacent {
  readonly move: Move;
  readonly position: Position;
}

/** The positions after each legal move; none if the pawn has ended the game. Pieces drawn on the board do not matter. */
export function successorsOf(board: Board, position: Position): readonly Adjacent[] {
  if (isEnded(board, position)) return [];
  const { generals, side } = position;
  return piecesOf(position, side).flatMap((from) =>
    freeBeside(board, from)
      .filter((to) => (side === 'red' ? !generals.includes(to) : to !== from + board.columns))
      .flatMap((to) => {
        const after = followMove(position, { from, to });
        return after === null ? [] : [{ move: { from, to }, position: after }];
      }),
  );
}

/** The positions from which a legal move leads to this one. */
export function predecessorsOf(board: Board, position: Position): readonly Adjacent[] {
  const { generals } = position;
  const side = otherSide(position.side);
  return piecesOf(position, side).flatMap((to) =>
    freeBeside(board, to)
      .filter((from) => (side === 'red' ? !generals.includes(from) : from !== to - board.columns))
      .flatMap((from) => {
        const back = followMove({ ...position, side }, { from: to, to: from });
        const before = back && { ...back, side };
        return before === null || isEnded(board, before) ? [] : [{ move: { from, to }, position: before }];
      }),
  );
}

/** The cells that are not obstacles above, to the left, to the right and below a cell. */
export function freeBeside(board: Board, cell: number): number[] {
  const column = columnOf(board, cell);
  const beside = [
    cell - board.columns,
    ...(column > 0 ? [cell - 1] : []),
    ...(column < board.columns - 1 ? [cell + 1] : []),
    cell + board.columns,
  ];
  return beside.filter((next) => next >= 0 && next < board.cells.length && markAt(board, next) !== OBSTACLE);
}

function piecesOf({ generals, pawn }: Position, side: Side): readonly number[] {
  return side === 'red' ? generals : [pawn];
}

/** Whether the pawn has ended the game: on row 1, or on the cell of a general. */
function isEnded(board: Board, { generals, pawn }: Position): boolean {
  return pawn < board.columns || generals.includes(pawn);
}
