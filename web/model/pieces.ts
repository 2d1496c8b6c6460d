import type { Position, Side } from '../../wasm/game.ts';
import { type Board, cellsWith, GENERAL, PAWN } from './board.ts';

/** A piece on its cell. */
export interface PlacedPiece {
  readonly kind: 'general' | 'pawn';
  readonly cell: number;
  /** Whether it has been captured there. */
  readonly taken: boolean;
}

/** The pieces of a position, or without one those drawn on the board; the generals first. */
export function piecesOf(board: Board, position: Position | null): PlacedPiece[] {
  const generals = position?.generals ?? cellsWith(board, GENERAL);
  const pawns = position === null ? cellsWith(board, PAWN) : [position.pawn];
  // The side to move has lost its piece of two that share a cell.
  const placed = (kind: PlacedPiece['kind'], side: Side, own: readonly number[], others: readonly number[]) =>
    own.map((cell) => ({ kind, cell, taken: position?.side === side && others.includes(cell) }));
  return [...placed('general', 'red', generals, pawns), ...placed('pawn', 'black', pawns, generals)];
}
