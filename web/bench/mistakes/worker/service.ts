import { loadMistakes } from '../../../../wasm/bench/load-mistakes.ts';
import type { Diagnosis, DiagnosisReport, MistakeBench } from '../../../../wasm/bench/mistakes.ts';
import { now } from '../../../solver/worker/clock.ts';
import { withLoaded } from '../../../solver/worker/failure.ts';
import { Pace, yieldToMessages } from '../../../solver/worker/slices.ts';
import { loadedOnce } from '../../worker/bench-module.ts';
import type { Diagnosed, MistakesService } from './protocol.ts';
import { collect, linesOf, searchSmallest } from './work.ts';

/** Report interval (ms). */
const REPORT_EVERY = 50;

const loaded = loadedOnce(loadMistakes);
let newestLines = 0;
let newestSearch = 0;
/** The newest diagnosis; freed with the worker. */
let diagnosis: Diagnosis | null = null;

const withBench = <T>(work: (bench: MistakeBench) => T | Promise<T>) => withLoaded(loaded(), work);

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

export const mistakesService: MistakesService = {
  async lines(board, mistakes) {
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

  diagnose(input, output, { share, shares }, report) {
    return withBench(async (bench) => {
      diagnosis?.close();
      diagnosis = bench.diagnose(textOf(input), textOf(output));
      if (shares > 1) diagnosis.share(share, shares);
      return finish(diagnosis, report);
    });
  },

  pair(report) {
    return withBench(async () => {
      if (diagnosis === null) throw new Error('there is no diagnosis');
      diagnosis.pair();
      return finish(diagnosis, report);
    });
  },
};

async function finish(begun: Diagnosis, report: (report: DiagnosisReport) => unknown): Promise<Diagnosed> {
  await run(begun, () => report(begun.report()));
  return collect(begun);
}
