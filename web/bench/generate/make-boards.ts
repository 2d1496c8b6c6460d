import type { GeneratedBoard } from '../../../wasm/bench/generate.ts';
import { InOrder } from '../../solver/in-order.ts';
import type { Job, Pool } from '../../solver/pool.ts';
import { throttle } from '../../solver/throttle.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import type { Order } from './model/generate.ts';

/** Report interval (ms), because every report redraws the views. */
const REPORT_EVERY = 40;

/**
 * Makes the boards of an order and reports them in order. When `signal` is aborted it reports the last of
 * them and returns null.
 */
export async function makeBoards(
  pool: Pool,
  { settings, boards }: Order,
  signal: AbortSignal,
  report: (made: readonly GeneratedBoard[]) => void,
): Promise<Outcome<null> | null> {
  const found = new InOrder<GeneratedBoard>();
  const ending = new AbortController();
  const end = () => ending.abort();
  let failed: Outcome<never> | null = null;
  let [dealt, delivered] = [0, 0];
  const showMore = () => {
    const more = found.items.slice(delivered);
    delivered = found.items.length;
    if (more.length > 0) report(more);
  };
  const show = throttle(showMore, REPORT_EVERY, ending.signal);
  const job: Job<number, Outcome<GeneratedBoard>> = {
    take(most) {
      const first = dealt;
      dealt = Math.min(dealt + most, boards);
      return Array.from({ length: dealt - first }, (_, index) => first + index);
    },
    ask: (service, number, tasks) => service.made(number, settings, tasks),
    put(numbers, outcomes) {
      for (const [index, number] of numbers.entries()) {
        const outcome = outcomes[index];
        if (outcome?.ok) found.put(number, outcome.value);
        else if (outcome !== undefined) failed ??= outcome;
      }
      show();
      if (failed !== null) end();
    },
  };
  signal.addEventListener('abort', end);
  const outcome = await pool.run(job, { signal: ending.signal, isUninterruptible: true });
  signal.removeEventListener('abort', end);
  end();
  return signal.aborted ? null : (failed ?? outcome);
}
