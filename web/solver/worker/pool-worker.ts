import benchUrl from '../../../build/module/bench.wasm?url';
import type { Generator } from '../../../wasm/bench/generate.ts';
import { loadGenerator } from '../../../wasm/bench/load-generate.ts';
import { loadMining } from '../../../wasm/bench/load-mine.ts';
import type { Mining } from '../../../wasm/bench/mine.ts';
import { attempt, withLoaded } from './failure.ts';
import { fetchPart } from './fetch-part.ts';
import { doRun } from './mining.ts';
import type { PoolService } from './pool-protocol.ts';
import type { Outcome } from './protocol.ts';
import { loading, loadSent } from './sent-module.ts';
import { serve } from './serve.ts';
import { Shares } from './shares.ts';
import { findValue } from './values.ts';
import { warmUp } from './warm-up.ts';

let generator: Promise<Generator> | null = null;
let mining: Promise<Mining> | null = null;
let warmed: Promise<Outcome<void>> | null = null;
const shares = new Shares();

function loadedGenerator(): Promise<Generator> {
  generator ??= loadGenerator(fetchPart(benchUrl));
  return generator;
}

function loadedMining(): Promise<Mining> {
  mining ??= loadMining(fetchPart(benchUrl));
  return mining;
}

/** Works at a share with what is loaded for it; null when its job was left. */
async function share<Loaded, T>(
  loaded: Promise<Loaded>,
  work: (loaded: Loaded) => Promise<T | null>,
): Promise<Outcome<T> | null> {
  const outcome = await withLoaded(loaded, work);
  if (!outcome.ok) return outcome;
  return outcome.value === null ? null : { ok: true, value: outcome.value };
}

const service: PoolService = {
  start: loadSent,
  warmUp() {
    warmed ??= withLoaded(loading, (rubicon) => warmUp(rubicon, () => shares.isIdle));
    return warmed;
  },
  values: (job, tasks) =>
    share(loading, (rubicon) =>
      shares.work(job, tasks, (task, isWanted) => findValue(rubicon, task, isWanted)),
    ),
  made: (job, wish, numbers) =>
    share(loadedGenerator(), (making) =>
      shares.work(job, numbers, (number) => attempt(() => making.make(wish, number))),
    ),
  mined: (job, task, report) =>
    share(loadedMining(), (loaded) =>
      shares.work(job, [task], (run, isWanted) =>
        doRun(loaded, run, { isWanted, isFree: () => shares.isAlone(job), report }),
      ),
    ),
  leave: (job) => shares.leave(job),
};

serve(service);
