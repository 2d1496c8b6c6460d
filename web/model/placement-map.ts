import type { Piece, PlacementMap, Position, Side, Value } from '../../wasm/game.ts';
import type { CellMark } from './board-map.ts';

/** The cell of a piece that can be lifted. */
export function cellOfPiece({ generals, pawn }: Position, piece: Piece): number {
  if (piece === 'pawn') return pawn;
  return generals[piece === 'first' ? 0 : 1];
}

/** What a piece that can be lifted is; a position has two generals. */
export function kindOfPiece(piece: Piece): 'pawn' | 'general' {
  return piece === 'pawn' ? 'pawn' : 'general';
}

/** The values of the cells on which the lifted piece could stand alone, and of its own; null elsewhere. */
export function placementValues(
  map: PlacementMap,
  position: Position,
  piece: Piece,
  side: Side,
): readonly (Value | null)[] {
  const own = cellOfPiece(position, piece);
  const taken = new Set([...position.generals, position.pawn]);
  return map[side].map((value, cell) => (cell !== own && taken.has(cell) ? null : value));
}

/** Who would win with the piece on the cell, and in how many moves. */
export function placementMark(value: Value | null): CellMark | null {
  if (value === null) return null;
  const text = value.winner === 'tie' ? '' : String(value.distance);
  return { tone: value.winner, glyph: value.winner, text, strong: false };
}

/** How many cells each side wins, and how many are ties. */
export function countWinners(values: readonly (Value | null)[]): Readonly<Record<Value['winner'], number>> {
  const counts = { red: 0, black: 0, tie: 0 };
  for (const value of values) if (value !== null) counts[value.winner] += 1;
  return counts;
}
