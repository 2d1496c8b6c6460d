import type { Note, Score } from './score.ts';

/* Each layer has one note. The notes climb from the first layer to the last over three octaves. */

/** Hertz of the first layer, and octaves up to the last. */
const LOWEST = 165;
const OCTAVES = 3;
/** Least time (s) between two notes. */
const APART = 1 / 16;

/** The note of a layer, 0..last, at `now`, and the new state. A layer too soon after another has none. */
export function layerNotes(
  score: Score,
  layer: number,
  last: number,
  now: number,
): { readonly score: Score; readonly notes: readonly Note[] } {
  if (now < score.free.tick) return { score, notes: [] };
  const pitch = LOWEST * 2 ** ((OCTAVES * layer) / Math.max(1, last));
  const note: Note = { kind: 'tick', at: now, length: 0.09, from: pitch, to: pitch * 1.06, loudness: 0.16 };
  return { score: { ...score, free: { ...score.free, tick: now + APART } }, notes: [note] };
}
