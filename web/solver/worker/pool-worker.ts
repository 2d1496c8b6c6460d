import benchUrl from '../../../build/module/bench.wasm?url';
import type { Generator } from '../../../wasm/bench/generate.ts';
import { loadGenerator } from '../../../wasm/bench/load-generate.ts';
import { loadMining } from '../../../wasm/bench/load-mine.ts';
import type { Mining } from '../../../wasm/bench/mine.ts';
import { loadValuer } from '../../../wasm/pool.ts';
import { ChunkQueue } from './chunks.ts';
import { attempt, withLoaded } from './failure.ts';
import { fetchPart } from './fetch-part.ts';
import { doRun } from './mining.ts';
import type { PoolService } from './pool-protocol.ts';
import type { Outcome } from './protocol.ts';
import { awaitModule } from './sent-module.ts';
import { serve } from './serve.ts';
import { findValue } from './values.ts';
import { warmUp } from './warm-up.ts';

const { loading, loadSent } = awaitModule(loadValuer);
let generator: Promise<Generator> | null = null;
let mining: Promise<Mining> | null = null;
let warmed: Promise<Outcome<void>> | null = null;
const chunks = new ChunkQueue();

function loadedGenerator(): Promise<Generator> {
  generator ??= loadGenerator(fetchPart(benchUrl));
  return generator;
}

function loadedMining(): Promise<Mining> {
  mining ??= loadMining(fetchPart(benchUrl));
  return mining;
}

/** Runs a chunk with a loaded resource; null if its job was aborted. */
async function chunk<Loaded, T>(
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
    warmed ??= withLoaded(loading, (valuer) => warmUp(valuer, () => chunks.isIdle));
    return warmed;
  },
  values: (job, tasks) =>
    chunk(loading, (valuer) =>
      chunks.work(job, tasks, (task, isWanted) => findValue(valuer, task, isWanted)),
    ),
  made: (job, settings, numbers) =>
    chunk(loadedGenerator(), (making) =>
      chunks.work(job, numbers, (number) => attempt(() => making.make(settings, number))),
    ),
  mined: (job, task, report) =>
    chunk(loadedMining(), (loaded) =>
      chunks.work(job, [task], (run, isWanted) =>
        doRun(loaded, run, { isWanted, isFree: () => chunks.isAlone(job), report }),
      ),
    ),
  leave: (job) => chunks.leave(job),
};

serve(service);
