import { transfer } from 'comlink';
import benchUrl from '../../../../build/module/bench.wasm?url';
import { loadPacking } from '../../../../wasm/bench/load-package.ts';
import type { Package, PackageProgress } from '../../../../wasm/bench/package.ts';
import { RubiconError } from '../../../../wasm/rubicon.ts';
import { now } from '../../../solver/worker/clock.ts';
import { withLoaded } from '../../../solver/worker/failure.ts';
import { fetchPart } from '../../../solver/worker/fetch-part.ts';
import { serve } from '../../../solver/worker/serve.ts';
import type { PackageService } from './protocol.ts';
import { zipOf } from './zip.ts';

/** Milliseconds from one report to the next. */
const REPORT_EVERY = 50;

const loading = loadPacking(fetchPart(benchUrl));
let kept: Package | null = null;

/** Steps until the next report is due, or all is done. */
function stepOn(made: Package): PackageProgress {
  const begun = now();
  let progress = made.step();
  while (progress.phase !== 'done' && now() - begun < REPORT_EVERY) progress = made.step();
  return progress;
}

const service: PackageService = {
  make(seed, report) {
    return withLoaded(loading, async (packing) => {
      kept?.close();
      kept = null;
      const made = packing.open(seed);
      kept = made;
      for (let progress = stepOn(made); progress.phase !== 'done'; progress = stepOn(made))
        await report(progress);
      return made.matrix();
    });
  },

  zip(judge) {
    return withLoaded(loading, () => {
      if (kept === null) throw new RubiconError('closed', 'there is no package');
      const { buffer } = zipOf(kept.files(judge));
      return transfer(buffer, [buffer]);
    });
  },
};

serve(service);
