/**
 * The two halves of a board, between which no move leads: two threads can solve one each. One of them hands the tiers of its
 * half (rows of the pawn that are solved together, from the top) to the other as bytes, and that has the complete table.
 */
import type { Board, Position, Progress } from './game.ts';
import { budgetOf } from './memory.ts';
import { type Analysis, OpenAnalysis } from './rubicon.ts';

export type Half = 0 | 1;

/** What is told of a tier: layers, the longest wins so far, how many pieces it has and their bytes. */
export type TierTold = readonly [
  layers: number,
  longestRed: number,
  longestBlack: number,
  pieces: number,
  bytes: number,
];

const FINE = 1;
const DONE = 2;

/** The half that a position and all that play can lead to from it belong to. */
export function halfOf({ columns }: Board, { generals, pawn, side }: Position): Half {
  const sum = [...generals, pawn].reduce(
    (all, cell) => all + Math.floor(cell / columns) + (cell % columns),
    0,
  );
  return (sum + (side === 'black' ? 1 : 0)) % 2 === 0 ? 0 : 1;
}

/** Goes on by about `budget` positions of one half alone; null where that fails: `step` says why. */
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

/** What is to be told of a tier; null while it is not done, and where it cannot be handed. */
export function giveTier(analysis: Analysis, half: Half, tier: number): TierTold | null {
  const { memory, exports, handle, numbers } = insideOf(analysis).open;
  if (exports.give_tier(handle, half, tier, numbers) === 0) return null;
  const [layers = 0, red = 0, black = 0, pieces = 0, bytes = 0] = memory.words(numbers, 5);
  return [layers, red, black, pieces, bytes];
}

/** A copy of a piece of a tier that can be given. */
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

/** Makes room for the next tier of a half; false where it is not the next one, does not fit, or there is no memory. */
export function beginTier(analysis: Analysis, half: Half, tier: number, told: TierTold): boolean {
  return take(analysis, half, tier, told, 0);
}

/** Writes a piece of a tier that there is room for; false, and nothing is written, where it is none of its pieces. */
export function takePiece(
  analysis: Analysis,
  half: Half,
  tier: number,
  [, , , pieces, bytes]: TierTold,
  piece: number,
  content: ArrayBuffer,
): boolean {
  if (!Number.isInteger(piece) || piece < 0 || piece >= pieces || content.byteLength !== bytes) return false;
  const { memory, exports, handle } = insideOf(analysis).open;
  memory.bytes(exports.tier_piece(handle, half, tier, piece) >>> 0, bytes).set(new Uint8Array(content));
  return true;
}

/** Counts a tier as done whose pieces have all been written; false where the half has gone on by itself. */
export function endTier(analysis: Analysis, half: Half, tier: number, told: TierTold): boolean {
  return take(analysis, half, tier, told, 1);
}

function take(analysis: Analysis, half: Half, tier: number, told: TierTold, isWritten: number): boolean {
  const { memory, exports, handle, numbers } = insideOf(analysis).open;
  memory.words(numbers, told.length).set(told);
  return exports.take_tier(handle, half, tier, numbers, isWritten) === FINE;
}

function insideOf(analysis: Analysis): OpenAnalysis {
  if (analysis instanceof OpenAnalysis) return analysis;
  throw new TypeError('only an analysis of the module has halves');
}
