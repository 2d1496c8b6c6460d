import type { Mining } from '../../../wasm/bench/mine.ts';
import { now } from './clock.ts';
import type { MineTask, ReportRun } from './pool-protocol.ts';
import { Pace, yieldToMessages } from './slices.ts';

/** Report interval (ms). */
const REPORT_EVERY = 50;

interface Conditions {
  readonly isWanted: () => boolean;
  /** Whether no other job needs the worker. */
  readonly isFree: () => boolean;
  readonly report: ReportRun;
}

/** Runs a search run to its end and reports it; null once it is no longer wanted. */
export async function doRun(
  mining: Mining,
  { settings, run }: MineTask,
  { isWanted, isFree, report }: Conditions,
): Promise<true | null> {
  const search = mining.open(settings);
  const pace = new Pace();
  let progress = { tried: 0, done: false, current: 0, changes: 0 };
  let reported = { at: now(), changes: 0 };
  try {
    search.begin(run);
    while (isWanted()) {
      const begun = now();
      if (isFree()) {
        progress = search.step(pace.budget);
        pace.learn(now() - begun);
      }
      const { tried, done, current, changes } = progress;
      const isNews = changes > reported.changes;
      if (isNews || done || now() - reported.at >= REPORT_EVERY) {
        const [found = null] = isNews ? search.finds() : [];
        await report({ tried, current, found });
        reported = { at: now(), changes };
      }
      if (done) return true;
      await yieldToMessages();
    }
    return null;
  } finally {
    search.close();
  }
}
