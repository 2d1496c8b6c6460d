import type { Piece, PlacementMap, Position, Side, Value } from '../../wasm/game.ts';
import type { MapMark } from './board-map.ts';

/** The cell of the lifted piece. */
export function cellOfPiece({ generals, pawn }: Position, piece: Piece): number {
  if (piece === 'pawn') return pawn;
  return generals[piece === 'first' ? 0 : 1];
}

/** The kind of the lifted piece; a position has two generals. */
export function kindOfPiece(piece: Piece): 'pawn' | 'general' {
  return piece === 'pawn' ? 'pawn' : 'general';
}

/** The value of each free cell for the lifted piece, and of its own cell; null elsewhere. */
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

/** The mark of a value: the winner and the number of moves. */
export function placementMark(value: Value | null): MapMark | null {
  if (value === null) return null;
  const text = value.winner === 'tie' ? '' : String(value.distance);
  return { tone: value.winner, glyph: value.winner, text, strong: false };
}

/** Number of cells won by each side, and of ties. */
export function countWinners(values: readonly (Value | null)[]): Readonly<Record<Value['winner'], number>> {
  const counts = { red: 0, black: 0, tie: 0 };
  for (const value of values) if (value !== null) counts[value.winner] += 1;
  return counts;
}
