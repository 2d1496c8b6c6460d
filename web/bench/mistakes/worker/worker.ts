import benchUrl from '../../../../build/module/bench.wasm?url';
import { loadMistakes } from '../../../../wasm/bench/load-mistakes.ts';
import type { Diagnosis, MistakeBench } from '../../../../wasm/bench/mistakes.ts';
import { now } from '../../../solver/worker/clock.ts';
import { withLoaded } from '../../../solver/worker/failure.ts';
import { fetchPart } from '../../../solver/worker/fetch-part.ts';
import { serve } from '../../../solver/worker/serve.ts';
import { Pace, yieldToMessages } from '../../../solver/worker/slices.ts';
import type { MistakesService } from './protocol.ts';
import { collect, linesOf, searchSmallest } from './work.ts';

/** Milliseconds between two reports. */
const REPORT_EVERY = 50;

const loading = loadMistakes(fetchPart(benchUrl));
let newestLines = 0;
let newestSearch = 0;

const withBench = <T>(work: (bench: MistakeBench) => T | Promise<T>) => withLoaded(loading, work);

const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);

async function run(diagnosis: Diagnosis, report: () => unknown): Promise<void> {
  const pace = new Pace(REPORT_EVERY, 2);
  for (;;) {
    const begun = now();
    if (diagnosis.step(pace.budget)) return;
    pace.learn(now() - begun);
    await report();
  }
}

const service: MistakesService = {
  async compare(board, mistakes) {
    const request = ++newestLines;
    const outcome = await withBench((bench) =>
      linesOf(bench, board, mistakes, async () => {
        await yieldToMessages();
        return request === newestLines;
      }),
    );
    if (!outcome.ok) return outcome;
    return outcome.value && { ok: true, value: outcome.value };
  },

  smallest(mistakes) {
    const request = ++newestSearch;
    return withBench((bench) =>
      searchSmallest(bench, mistakes, async () => {
        await yieldToMessages();
        return request === newestSearch;
      }),
    );
  },

  diagnose(input, output, report) {
    return withBench(async (bench) => {
      const diagnosis = bench.diagnose(textOf(input), textOf(output));
      try {
        await run(diagnosis, () => report(diagnosis.report()));
        return collect(diagnosis);
      } finally {
        diagnosis.close();
      }
    });
  },
};

serve(service);
