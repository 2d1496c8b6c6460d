import benchUrl from '../../../../build/module/bench.wasm?url';
import { loadGenerator, type Made } from '../../../../wasm/bench/generate.ts';
import { withLoaded } from '../../../solver/worker/failure.ts';
import { serve } from '../../../solver/worker/serve.ts';
import type { GenerateService } from './protocol.ts';

/** Milliseconds from one report to the next. */
const REPORT_EVERY = 40;

const loading = loadGenerator(fetch(benchUrl));

const service: GenerateService = {
  async make(wish, boards, report) {
    let made: Made[] = [];
    const outcome = await withLoaded(loading, async (generator) => {
      generator.check(wish);
      let reported = performance.now();
      for (let number = 0; number < boards; number++) {
        made.push(generator.make(wish, number));
        if (performance.now() - reported < REPORT_EVERY) continue;
        await report(made);
        made = [];
        reported = performance.now();
      }
      return null;
    });
    if (made.length > 0) await report(made);
    return outcome;
  },
};

serve(service);
