import { transfer } from 'comlink';
import { loadPacking } from '../../../../wasm/bench/load-package.ts';
import type { Package, PackageProgress } from '../../../../wasm/bench/package.ts';
import { RubiconError } from '../../../../wasm/rubicon.ts';
import { now } from '../../../solver/worker/clock.ts';
import { withLoaded } from '../../../solver/worker/failure.ts';
import { loadedOnce } from '../../worker/bench-module.ts';
import { zipOf } from '../../worker/zip.ts';
import type { PackageTest } from '../model/own-programs.ts';
import type { PackageService } from './protocol.ts';

/** Report interval (ms). */
const REPORT_EVERY = 50;

const loaded = loadedOnce(loadPacking);
let kept: Package | null = null;

/** Steps until the next report is due, or all is done. */
function stepOn(made: Package): PackageProgress {
  const begun = now();
  let progress = made.step();
  while (progress.phase !== 'done' && now() - begun < REPORT_EVERY) progress = made.step();
  return progress;
}

function open(): Package {
  if (kept === null) throw new RubiconError('closed', 'there is no package');
  return kept;
}

/** Luogu's files are the tests alone, each input before its answers. */
function testsOf(made: Package): PackageTest[] {
  const files = made.files('luogu');
  return Array.from({ length: files.length / 2 }, (_, index) => ({
    input: new Uint8Array(files[2 * index]?.bytes ?? []),
    answers: new TextDecoder().decode(files[2 * index + 1]?.bytes),
  }));
}

export const packageService: PackageService = {
  make(seed, report) {
    return withLoaded(loaded(), async (packing) => {
      kept?.close();
      kept = null;
      const made = packing.open(seed);
      kept = made;
      for (let progress = stepOn(made); progress.phase !== 'done'; progress = stepOn(made))
        await report(progress);
      return made.matrix();
    });
  },

  tests() {
    return withLoaded(loaded(), () => testsOf(open()));
  },

  zip(judge, beside) {
    return withLoaded(loaded(), () => {
      const { buffer } = zipOf([...beside, ...open().files(judge)]);
      return transfer(buffer, [buffer]);
    });
  },
};
