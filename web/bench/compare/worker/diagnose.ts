import { loadMistakes } from '../../../../wasm/bench/load-mistakes.ts';
import type { Diagnosis, DiagnosisReport } from '../../../../wasm/bench/mistakes.ts';
import { now } from '../../../solver/worker/clock.ts';
import { withLoaded } from '../../../solver/worker/failure.ts';
import { Pace } from '../../../solver/worker/slices.ts';
import { loadedOnce } from '../../worker/bench-module.ts';
import type { CompareService } from './protocol.ts';

/** Report interval (ms). */
const REPORT_EVERY = 50;

const loaded = loadedOnce(loadMistakes);
/** The newest diagnosis; freed with the worker. */
let diagnosis: Diagnosis | null = null;

const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);

/** Runs a diagnosis to its end, and reports how far it is. */
async function finish(
  begun: Diagnosis,
  report: (report: DiagnosisReport) => unknown,
): Promise<DiagnosisReport> {
  const pace = new Pace(REPORT_EVERY, 2);
  for (;;) {
    const start = now();
    if (begun.step(pace.budget)) return begun.report();
    pace.learn(now() - start);
    await report(begun.report());
  }
}

export const diagnoseService: Pick<CompareService, 'diagnose' | 'pair'> = {
  diagnose(input, output, { share, shares }, report) {
    return withLoaded(loaded(), async (bench) => {
      diagnosis?.close();
      diagnosis = bench.diagnose(textOf(input), textOf(output));
      if (shares > 1) diagnosis.share(share, shares);
      return finish(diagnosis, report);
    });
  },

  pair(report) {
    return withLoaded(loaded(), async () => {
      if (diagnosis === null) throw new Error('there is no diagnosis');
      diagnosis.pair();
      return finish(diagnosis, report);
    });
  },
};
