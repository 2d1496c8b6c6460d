import type { Board, Ending, Line, Move, Position, Side, Value } from '../../wasm/game.ts';
import { cellsWith, columnOf, GENERAL, PAWN, rowOf, withMark, withoutPieces } from './board.ts';
import type { Solution } from './solution.ts';

/** Up, down, left, right, with the letters of a link. */
export type Direction = 'u' | 'd' | 'l' | 'r';

/** A move in words; rows and columns from 1. */
export interface MoveWords {
  readonly side: Side;
  readonly from: { readonly row: number; readonly column: number };
  readonly to: { readonly row: number; readonly column: number };
  readonly direction: Direction;
  readonly captures: boolean;
}

export function otherSide(side: Side): Side {
  return side === 'red' ? 'black' : 'red';
}

/** The side to move after `ply` moves, `first` having made the first. */
export function sideAt(first: Side, ply: number): Side {
  return ply % 2 === 0 ? first : otherSide(first);
}

/** The position as drawn, `side` to move; null unless the board has exactly one pawn and two generals. */
export function startPosition(board: Board, side: Side): Position | null {
  const [first, second, ...more] = cellsWith(board, GENERAL);
  const [pawn, ...pawns] = cellsWith(board, PAWN);
  if (first === undefined || second === undefined || pawn === undefined) return null;
  return more.length + pawns.length > 0 ? null : { generals: [first, second], pawn, side };
}

/**
 * The position after a move, without checking its legality; null if the side to move has no piece on `from`. Each general
 * keeps its index, so that views can animate it.
 */
export function followMove(position: Position, move: Move): Position | null {
  const side = otherSide(position.side);
  if (position.side === 'black') {
    return position.pawn === move.from ? { ...position, pawn: move.to, side } : null;
  }
  const [first, second] = position.generals;
  if (first === move.from) return { ...position, generals: [move.to, second], side };
  if (second === move.from) return { ...position, generals: [first, move.to], side };
  return null;
}

/** The position before the first move and after each move, up to one without a piece to move. */
export function positionsAlong(start: Position, moves: readonly Move[]): Position[] {
  const positions = [start];
  let position: Position | null = start;
  for (const move of moves) {
    position = followMove(position, move);
    if (position === null) break;
    positions.push(position);
  }
  return positions;
}

/** A key that is equal for equal positions (the generals are interchangeable). */
export function positionKey({ generals, pawn, side }: Position): string {
  return [Math.min(...generals), Math.max(...generals), pawn, side].join();
}

/** The ply after `ply`; at the end of a tie's line the start of its loop; null at the end of a game. */
export function plyAfter({ moves, loop }: Pick<Line, 'moves' | 'loop'>, ply: number): number | null {
  if (ply < moves.length) return ply + 1;
  return loop === null ? null : loop + 1;
}

/** The obstacles of `board` with the pieces of `position`; of two pieces on one cell, the capturing one. */
export function boardAt(board: Board, position: Position): Board {
  const withGenerals = (under: Board) =>
    position.generals.reduce((shown, cell) => withMark(shown, cell, GENERAL), under);
  const withPawn = (under: Board) => withMark(under, position.pawn, PAWN);
  const free = withoutPieces(board);
  return position.side === 'red' ? withPawn(withGenerals(free)) : withGenerals(withPawn(free));
}

export function directionOf(board: Board, move: Move): Direction {
  const down = rowOf(board, move.to) - rowOf(board, move.from);
  if (down !== 0) return down < 0 ? 'u' : 'd';
  return move.to < move.from ? 'l' : 'r';
}

/** The parts of a sentence about the move made from `position`. */
export function moveWords(board: Board, position: Position, move: Move): MoveWords {
  const red = position.side === 'red';
  const place = (cell: number) => ({ row: rowOf(board, cell) + 1, column: columnOf(board, cell) + 1 });
  return {
    side: position.side,
    from: place(move.from),
    to: place(move.to),
    direction: directionOf(board, move),
    captures: red ? move.to === position.pawn : position.generals.includes(move.to),
  };
}

/** Number of moves that the winner makes, `side` to move first. */
export function movesByWinner(value: Exclude<Value, { winner: 'tie' }>, side: Side): number {
  return value.winner === side ? Math.ceil(value.distance / 2) : Math.floor(value.distance / 2);
}

export function sameValue(a: Value, b: Value): boolean {
  if (a.winner === 'tie' || b.winner === 'tie') return a.winner === b.winner;
  return a.winner === b.winner && a.distance === b.distance;
}

/** The winner of a game that ended this way with `side` to move. */
export function winnerAtEnd(ending: Ending, side: Side): Side {
  return ending === 'row-one' ? 'black' : otherSide(side);
}

/** How the game has ended after `ply` moves of a solved line; null if it goes on. */
export function endingAt({ moves, ending }: Pick<Solution, 'moves' | 'ending'>, ply: number): Ending | null {
  return ply === moves.length ? ending : null;
}
