import type { Analysis, Census } from '../../../wasm/rubicon.ts';
import { now } from '../../solver/clock.ts';
import { yieldToMessages } from './slices.ts';

/** So many positions are counted in a millisecond or two, and after some milliseconds messages are let in. */
const BUDGET = 16_384;
const SLICE = 8;
const REPORT_EVERY = 50;

/**
 * Counts the positions of a solved analysis slice by slice and reports the fraction done; null when that was no longer
 * wanted before the end.
 */
export async function countInSlices(
  analysis: Analysis,
  isWanted: () => Promise<boolean>,
  report: (fraction: number) => void,
): Promise<Census | null> {
  let begun = now();
  let reported = begun;
  for (const found of counted(analysis)) {
    if (typeof found !== 'number') return found;
    const time = now();
    if (time - begun < SLICE) continue;
    if (time - reported >= REPORT_EVERY) {
      report(found);
      reported = time;
    }
    await yieldToMessages();
    if (!(await isWanted())) return null;
    begun = now();
  }
  return null;
}

/** Fractions of the work, and at last the census: leaving the loop over them frees what the module holds. */
function* counted(analysis: Analysis): Generator<number | Census> {
  yield yield* analysis.census(BUDGET);
}
