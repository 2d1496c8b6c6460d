import type { Census, Piece, PlacementMap, Position, Side, Value } from '../../../../wasm/game.ts';

/* An analysis by layers: layer n decides the positions with the distance n; positions that are in no layer are ties. */

/** The state of a cell at a layer, for the position with the lifted piece on it. */
export type WaveCell =
  | { readonly turn: 'now' | 'past'; readonly winner: Side; readonly distance: number }
  | { readonly turn: 'coming' }
  /** Only at the last layer, because nothing can decide it any more. */
  | { readonly turn: 'tie' };

/** The cells at a layer; null if the piece cannot stand there. */
export function waveCells(
  values: readonly (Value | null)[],
  layer: number,
  last: number,
): readonly (WaveCell | null)[] {
  return values.map((value) => value && waveCell(value, layer, last));
}

function waveCell(value: Value, layer: number, last: number): WaveCell {
  if (value.winner === 'tie') return { turn: layer < last ? 'coming' : 'tie' };
  if (value.distance > layer) return { turn: 'coming' };
  return { turn: value.distance === layer ? 'now' : 'past', ...value };
}

/** The shade of a decided cell, from 0 (the furthest distance) to 1 (a finished game). */
export function shadeOf(distance: number, furthest: number): number {
  return 1 - distance / Math.max(1, furthest);
}

/** The largest distance of the values; 0 if all are ties. */
export function furthestOf(values: readonly (Value | null)[]): number {
  return values.reduce((last, value) => Math.max(last, (value && layerOf(value)) ?? 0), 0);
}

/** The position with the lifted piece on a cell and a side to move. */
export function placedAt(position: Position, piece: Piece, cell: number, side: Side): Position {
  if (piece === 'pawn') return { ...position, pawn: cell, side };
  const [first, second] = position.generals;
  return { ...position, generals: piece === 'first' ? [cell, second] : [first, cell], side };
}

/** The cells decided at exactly this layer, by winner. */
export function decidedNow(cells: readonly (WaveCell | null)[]): Readonly<Record<Side, readonly number[]>> {
  const found = { red: [] as number[], black: [] as number[] };
  for (const [cell, shown] of cells.entries()) if (shown?.turn === 'now') found[shown.winner].push(cell);
  return found;
}

/** The cells whose positions are ties; none before the last layer. */
export function tiedCells(cells: readonly (WaveCell | null)[]): readonly number[] {
  return cells.flatMap((shown, cell) => (shown?.turn === 'tie' ? [cell] : []));
}

/**
 * How far a pawn gets before it can no longer be caught: the cells on which Red still wins that are nearest to row 1. A pawn on
 * a general's cell is caught already.
 */
export function caughtFurthest(
  values: readonly (Value | null)[],
  { generals }: Pick<Position, 'generals'>,
  columns: number,
): readonly number[] {
  const caught = values.flatMap((value, cell) =>
    value?.winner === 'red' && !generals.includes(cell) ? [cell] : [],
  );
  const row = Math.floor((caught[0] ?? 0) / columns);
  return caught.filter((cell) => Math.floor(cell / columns) === row);
}

/** The layer at which a value is decided, null for a tie. */
export function layerOf(value: Value): number | null {
  return value.winner === 'tie' ? null : value.distance;
}

/** The last layer of the board: of all positions if they are counted, else of the map. */
export function lastLayer(census: Census | null, map: PlacementMap | null): number {
  if (census !== null) return Math.max(census.decided.red.length, census.decided.black.length) - 1;
  return furthestOf(map === null ? [] : [...map.red, ...map.black]);
}

/** The sum of a side's positions in a census. */
export function totalOf(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
