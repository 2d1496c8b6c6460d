/**
 * The two halves of a board, which no move connects: two workers can solve one each. One of them hands the tiers of its half
 * (rows of the pawn that are solved together, from the top) to the other as bytes, which then has the complete table.
 */
import { type Analysis, OpenAnalysis } from './analysis.ts';
import type { Board, Position, Progress } from './game.ts';
import { budgetOf } from './memory.ts';

export type Half = 0 | 1;

/** The description of a tier: its layers, the longest wins so far, the number of its pieces and their size in bytes. */
export type TierHeader = readonly [
  layers: number,
  longestRed: number,
  longestBlack: number,
  pieces: number,
  bytes: number,
];

const FINE = 1;
const DONE = 2;

/** The half to which a position, and all positions reachable from it, belong. */
export function halfOf({ columns }: Board, { generals, pawn, side }: Position): Half {
  const sum = [...generals, pawn].reduce(
    (all, cell) => all + Math.floor(cell / columns) + (cell % columns),
    0,
  );
  return (sum + (side === 'black' ? 1 : 0)) % 2 === 0 ? 0 : 1;
}

/** Advances only one half by about `budget` positions; null on failure (call `step` for the error). */
export function workHalf(
  analysis: Analysis,
  half: Half,
  budget: number,
): { readonly progress: Progress; readonly isDone: boolean } | null {
  const inside = insideOf(analysis);
  const { exports, handle } = inside.open;
  const result = exports.work_half(handle, half, budgetOf(budget));
  return result === 0 ? null : { progress: inside.progress(), isDone: result === DONE };
}

/** The description of a tier; null if it is not finished or cannot be handed over. */
export function giveTier(analysis: Analysis, half: Half, tier: number): TierHeader | null {
  const { memory, exports, handle, numbers } = insideOf(analysis).open;
  if (exports.give_tier(handle, half, tier, numbers) === 0) return null;
  const [layers = 0, red = 0, black = 0, pieces = 0, bytes = 0] = memory.words(numbers, 5);
  return [layers, red, black, pieces, bytes];
}

/** A copy of a piece of a tier that can be handed over. */
export function givePiece(
  analysis: Analysis,
  half: Half,
  tier: number,
  piece: number,
  bytes: number,
): ArrayBuffer {
  const { exports, handle } = insideOf(analysis).open;
  const address = exports.tier_piece(handle, half, tier, piece) >>> 0;
  return exports.memory.buffer.slice(address, address + bytes);
}

/** Makes room for the next tier of a half; false if it is not the next one or does not fit, or if there is no memory. */
export function beginTier(analysis: Analysis, half: Half, tier: number, header: TierHeader): boolean {
  return take(analysis, half, tier, header, 0);
}

/** Writes a piece of a tier that has room made; false, with nothing written, if the tier has no such piece. */
export function takePiece(
  analysis: Analysis,
  half: Half,
  tier: number,
  [, , , pieces, bytes]: TierHeader,
  piece: number,
  content: ArrayBuffer,
): boolean {
  if (!Number.isInteger(piece) || piece < 0 || piece >= pieces || content.byteLength !== bytes) return false;
  const { memory, exports, handle } = insideOf(analysis).open;
  memory.bytes(exports.tier_piece(handle, half, tier, piece) >>> 0, bytes).set(new Uint8Array(content));
  return true;
}

/** Marks a tier as finished after all its pieces are written; false if the half has solved it itself meanwhile. */
export function endTier(analysis: Analysis, half: Half, tier: number, header: TierHeader): boolean {
  return take(analysis, half, tier, header, 1);
}

function take(analysis: Analysis, half: Half, tier: number, header: TierHeader, isWritten: number): boolean {
  const { memory, exports, handle, numbers } = insideOf(analysis).open;
  memory.words(numbers, header.length).set(header);
  return exports.take_tier(handle, half, tier, numbers, isWritten) === FINE;
}

function insideOf(analysis: Analysis): OpenAnalysis {
  if (analysis instanceof OpenAnalysis) return analysis;
  throw new TypeError('only an analysis of the module has halves');
}
