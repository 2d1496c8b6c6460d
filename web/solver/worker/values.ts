import type { Valuer } from '../../../wasm/pool.ts';
import type { Value } from '../../../wasm/rubicon.ts';
import { attempt } from './failure.ts';
import type { ValueTask } from './pool-protocol.ts';
import type { Outcome } from './protocol.ts';
import { inSlices, Pace } from './slices.ts';

/** Shared by all boards, because consecutive boards are mostly alike. */
const pace = new Pace();

/** Finds the value of a task's position, with no more work than that takes; null once it is no longer wanted. */
export async function findValue(
  valuer: Valuer,
  task: ValueTask,
  isWanted: () => boolean,
): Promise<Outcome<Value> | null> {
  const outcome = await attempt(async () => {
    const { board, position, expected } = task;
    const glance = valuer.open(board, position ?? valuer.position(board), { expected });
    try {
      let value: Value | null = null;
      const step = (budget: number) => {
        value = glance.value(budget);
        return value !== null;
      };
      await inSlices(step, isWanted, pace);
      return value;
    } finally {
      glance.close();
    }
  });
  if (!outcome.ok) return outcome;
  return outcome.value && { ok: true, value: outcome.value };
}
