import { expose } from 'comlink';
import benchUrl from '../../../../build/module/bench.wasm?url';
import type { Made } from '../../../../wasm/bench/generate.ts';
import { loadGenerator } from '../../../../wasm/bench/load-generate.ts';
import { now } from '../../../model/clock.ts';
import { attempt, failureOf } from '../../../solver/worker/failure.ts';
import type { GenerateService } from './protocol.ts';

/** Milliseconds from one report to the next. */
const REPORT_EVERY = 40;

const loading = loadGenerator(fetch(benchUrl));

const service: GenerateService = {
  async make(wish, boards, report) {
    const generator = await loading.catch(() => null);
    if (generator === null) return { ok: false, failure: failureOf(null, 'load_failed') };
    let made: Made[] = [];
    const outcome = await attempt(async () => {
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

expose(service);
