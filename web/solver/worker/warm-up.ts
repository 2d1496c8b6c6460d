import type { Valuer } from '../../../wasm/pool.ts';
import type { Position } from '../../../wasm/rubicon.ts';
import { now } from './clock.ts';
import { yieldToMessages } from './slices.ts';

/** JIT warm-up time (ms). */
const LASTS = 60;
const SIDE = 10;
const BOARD = { rows: SIDE, columns: SIDE, cells: '.'.repeat(SIDE * SIDE) };
const POSITION: Position = { generals: [0, SIDE - 1], pawn: SIDE * SIDE - 6, side: 'red' };

/**
 * Values an open board repeatedly for LASTS ms, or until there is work, because engines optimize only hot code, once for all
 * workers that share the module: otherwise the first obstacle map would wait for that.
 */
export async function warmUp(valuer: Valuer, isWanted: () => boolean): Promise<void> {
  const until = now() + LASTS;
  while (now() < until && isWanted()) {
    const glance = valuer.open(BOARD, POSITION);
    try {
      glance.value();
    } finally {
      glance.close();
    }
    await yieldToMessages();
  }
}
