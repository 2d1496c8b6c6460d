import type { Board, Side, Value } from '../../../wasm/rubicon.ts';
import { startPosition } from '../../model/line.ts';
import type { Pool } from '../../solver/pool.ts';
import type { ValueTask } from '../../solver/worker/pool-protocol.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';

/** A board to solve. */
export interface Task {
  readonly board: Board;
  readonly side: Side;
}

/** The value of each board, null where it could not be solved; null if `signal` was aborted. */
export async function valuesOf(
  pool: Pool,
  tasks: readonly Task[],
  signal: AbortSignal,
): Promise<readonly (Value | null)[] | null> {
  const values: (Value | null)[] = tasks.map(() => null);
  let next = 0;
  const numbered = tasks.map(({ board, side }, number) => {
    const position = startPosition(board, side);
    return { board, number, ...(position !== null && { position }) };
  });
  const outcome = await pool.run<ValueTask & { readonly number: number }, Outcome<Value>>(
    {
      take: (most) => {
        const taken = numbered.slice(next, next + most);
        next += taken.length;
        return taken;
      },
      ask: (service, job, chunk) => service.values(job, chunk),
      put: (chunk, answers) => {
        for (const [index, { number }] of chunk.entries()) {
          const answer = answers[index];
          values[number] = answer?.ok ? answer.value : null;
        }
      },
    },
    { signal },
  );
  return outcome === null ? null : values;
}
