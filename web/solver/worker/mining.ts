import type { Mining } from '../../../wasm/bench/mine.ts';
import { now } from './clock.ts';
import type { MineTask, ReportRun } from './pool-protocol.ts';
import { Pace, yieldToMessages } from './slices.ts';

/** Milliseconds from one report to the next. */
const REPORT_EVERY = 50;

interface Company {
  readonly isWanted: () => boolean;
  /** Whether nothing else is to be done. */
  readonly isFree: () => boolean;
  readonly report: ReportRun;
}

/** Does a run to its end, where it is reported; null when it was no longer wanted before that. */
export async function doRun(
  mining: Mining,
  { settings, run }: MineTask,
  { isWanted, isFree, report }: Company,
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
