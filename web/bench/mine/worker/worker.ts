import benchUrl from '../../../../build/module/bench.wasm?url';
import { loadMining } from '../../../../wasm/bench/load-mine.ts';
import type { Find, MineSettings, Mining, Search } from '../../../../wasm/bench/mine.ts';
import { now } from '../../../solver/worker/clock.ts';
import { withLoaded } from '../../../solver/worker/failure.ts';
import { fetchPart } from '../../../solver/worker/fetch-part.ts';
import { serve } from '../../../solver/worker/serve.ts';
import { Pace, yieldToMessages } from '../../../solver/worker/slices.ts';
import type { MineService, ReportMined } from './protocol.ts';

/** Milliseconds from one report to the next. */
const REPORT_EVERY = 100;

/** A search that goes on from run to run. */
class Digging {
  readonly settings: string;
  readonly #search: Search;
  readonly #length: number;
  #run = 0;
  #begun = 0;
  #progress = { tried: 0, done: false, current: 0, changes: 0 };
  #reported = { at: 0, changes: 0 };
  readonly #told = new Set<string>();

  constructor(mining: Mining, settings: MineSettings) {
    this.settings = JSON.stringify(settings);
    this.#length = settings.length;
    this.#search = mining.open(settings);
    this.#search.begin(0);
  }

  step(budget: number): void {
    if (this.#progress.done) {
      this.#begun = this.#progress.tried;
      this.#search.begin(++this.#run);
    }
    this.#progress = this.#search.step(budget);
  }

  async report(report: ReportMined): Promise<void> {
    const { tried, current, changes } = this.#progress;
    const finds = changes > this.#reported.changes ? this.#untold() : [];
    this.#reported = { at: now(), changes };
    const fraction = (tried - this.#begun) / this.#length;
    await report({ tried, run: this.#run, fraction, current, finds });
  }

  isDue(): boolean {
    const { at, changes } = this.#reported;
    return this.#progress.changes > changes || now() - at >= REPORT_EVERY;
  }

  /** The finds that were not reported yet: what the page has deleted does not come back. */
  #untold(): readonly Find[] {
    const nameOf = ({ run, tries }: Find) => `${run} ${tries}`;
    const finds = this.#search.finds().filter((find) => !this.#told.has(nameOf(find)));
    for (const find of finds) this.#told.add(nameOf(find));
    return finds;
  }

  close(): void {
    this.#search.close();
  }
}

const loading = loadMining(fetchPart(benchUrl));
let digging: Digging | null = null;
let wanted = 0;

function dig(mining: Mining, settings: MineSettings): Digging {
  if (digging?.settings === JSON.stringify(settings)) return digging;
  digging?.close();
  digging = null;
  digging = new Digging(mining, settings);
  return digging;
}

const service: MineService = {
  async search(settings, report) {
    const mine = ++wanted;
    return withLoaded(loading, async (mining) => {
      const opened = dig(mining, settings);
      const pace = new Pace();
      while (mine === wanted) {
        const begun = now();
        opened.step(pace.budget);
        pace.learn(now() - begun);
        if (opened.isDue()) await opened.report(report);
        await yieldToMessages();
      }
      if (digging === opened) await opened.report(report);
      return null;
    });
  },
  stop() {
    wanted += 1;
  },
};

serve(service);
