import type { Rubicon } from '../../../wasm/rubicon.ts';
import { now } from './clock.ts';
import { yieldToMessages } from './slices.ts';

/** JIT warm-up time (ms). */
const LASTS = 60;
const SIDE = 10;
const BOARD = { rows: SIDE, columns: SIDE, cells: '.'.repeat(SIDE * SIDE) };

/**
 * Solves an open board repeatedly for LASTS ms, or until there is work, because engines optimize only hot code, once for
 * all workers that share the module: otherwise the first obstacle map would wait for that.
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
