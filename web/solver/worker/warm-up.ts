import type { Rubicon } from '../../../wasm/rubicon.ts';
import { now } from './clock.ts';
import { yieldToMessages } from './slices.ts';

/** By then engines have seen enough of the solver, milliseconds. */
const LASTS = 60;
const SIDE = 10;
const BOARD = { rows: SIDE, columns: SIDE, cells: '.'.repeat(SIDE * SIDE) };

/**
 * Solves an open board again and again for a moment, or until there is work: engines translate well only what has run for a
 * while, once for all threads that have the module, and the first map made of many solves is not to wait for that.
 */
export async function warmUp(rubicon: Rubicon, isWanted: () => boolean): Promise<void> {
  const until = now() + LASTS;
  while (now() < until && isWanted()) {
    const analysis = rubicon.open(BOARD);
    try {
      analysis.solve();
    } finally {
      analysis.close();
    }
    await yieldToMessages();
  }
}
