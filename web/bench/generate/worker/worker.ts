import benchUrl from '../../../../build/module/bench.wasm?url';
import type { Made } from '../../../../wasm/bench/generate.ts';
import { loadGenerator } from '../../../../wasm/bench/load-generate.ts';
import { now } from '../../../solver/worker/clock.ts';
import { withLoaded } from '../../../solver/worker/failure.ts';
import { fetchPart } from '../../../solver/worker/fetch-part.ts';
import { serve } from '../../../solver/worker/serve.ts';
import type { GenerateService } from './protocol.ts';

/** Milliseconds from one report to the next. */
const REPORT_EVERY = 40;

const loading = loadGenerator(fetchPart(benchUrl));

const service: GenerateService = {
  async make(wish, boards, report) {
    let made: Made[] = [];
    const outcome = await withLoaded(loading, async (generator) => {
      generator.check(wish);
      let reported = now();
      for (let number = 0; number < boards; number++) {
        made.push(generator.make(wish, number));
        if (now() - reported < REPORT_EVERY) continue;
        await report(made);
        made = [];
        reported = now();
      }
      return null;
    });
    if (made.length > 0) await report(made);
    return outcome;
  },
};

serve(service);
