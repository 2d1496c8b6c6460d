import type { Analysis, Census } from '../../../wasm/rubicon.ts';
import { now } from './clock.ts';
import { yieldToMessages } from './slices.ts';

/** Positions counted at a time (1 to 2 ms), and how often (ms) to yield to the event loop and to report. */
const BUDGET = 16_384;
const SLICE = 8;
const REPORT_EVERY = 50;

/**
 * Counts the positions of a solved analysis in slices and reports the fraction done; null once it is no longer wanted.
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

/** Yields fractions done, then the census; leaving the loop early frees the module's memory. */
function* counted(analysis: Analysis): Generator<number | Census> {
  yield yield* analysis.census(BUDGET);
}
