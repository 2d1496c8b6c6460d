import type { Rubicon, Value } from '../../../wasm/rubicon.ts';
import { attempt } from './failure.ts';
import type { ValueTask } from './pool-protocol.ts';
import type { Outcome } from './protocol.ts';
import { askInSlices, Pace } from './slices.ts';

/** Of boards one after the other the next is mostly like the one before: what a slice may be is learned from all of them. */
const pace = new Pace();

/** Finds a value, for which no more is solved than it needs; null when it was no longer wanted. */
export async function findValue(
  rubicon: Rubicon,
  { board, position, memoryLimit }: ValueTask,
  isWanted: () => boolean,
): Promise<Outcome<Value> | null> {
  const outcome = await attempt(async () => {
    const asked = position ?? rubicon.position(board);
    const analysis = rubicon.open(board, { memoryLimit });
    try {
      return (await askInSlices(analysis, [asked, 'value'], isWanted, { pace }))
        ? analysis.value(asked)
        : null;
    } finally {
      analysis.close();
    }
  });
  if (!outcome.ok) return outcome;
  return outcome.value && { ok: true, value: outcome.value };
}
