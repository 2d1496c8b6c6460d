import type { Rubicon, Value } from '../../../wasm/rubicon.ts';
import { attempt } from './failure.ts';
import type { ValueTask } from './pool-protocol.ts';
import type { Outcome } from './protocol.ts';
import { askInSlices, Pace } from './slices.ts';

/** Shared by all boards, because consecutive boards are mostly alike. */
const pace = new Pace();

/** Solves a value and no more than it needs; null once it is no longer wanted. */
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
