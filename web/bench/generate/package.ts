import { type ReadonlySignal, signal } from '@preact/signals';
import { proxy } from 'comlink';
import type { Judge, KillMatrix, PackageProgress } from '../../../wasm/bench/package.ts';
import type { Failure } from '../../model/state.ts';
import { download } from '../../page/exchange.ts';
import { perApp } from '../../page/per-app.ts';
import type { TaskState } from '../../solver/task.ts';
import { Thread } from '../../solver/thread.ts';
import { outcomeOf } from '../../solver/worker/failure.ts';
import { loadPart } from '../../solver/worker/load-part.ts';
import { showOutcome } from '../kit/show-outcome.ts';
import BenchWorker from '../worker/worker.ts?worker';
import { packageName } from './model/package.ts';
import { OwnPrograms } from './own-programs.ts';
import type { PackageService } from './worker/protocol.ts';

/** A finished package; its files stay in the worker. */
export interface Packed {
  readonly seed: number;
  readonly matrix: KillMatrix;
}

/** What the views of packages share. */
export interface Packages {
  readonly job: ReadonlySignal<TaskState<PackageProgress, Packed>>;
  /** Why the last zip could not be downloaded. */
  readonly failedZip: ReadonlySignal<Failure | null>;
  readonly make: (seed: number) => void;
  /** Ends the worker, and with it the package. */
  readonly cancel: () => void;
  /** Downloads the zip for a judge. */
  readonly take: (judge: Judge) => void;
  /** The setter's programs, tried on the finished package. */
  readonly own: OwnPrograms;
}

/** The page's packages; a job keeps running while another view is shown. */
export const packagesOf = perApp<Packages>(() => {
  const job = signal<TaskState<PackageProgress, Packed>>({ status: 'idle' });
  const failedZip = signal<Failure | null>(null);
  const thread = new Thread<PackageService>(BenchWorker);
  const own = new OwnPrograms(() => thread.ask((service) => service.tests()));
  let making = new AbortController();
  const make = async (seed: number) => {
    making.abort();
    making = new AbortController();
    const { signal: gone } = making;
    failedZip.value = null;
    own.clear();
    job.value = { status: 'running', progress: { phase: 'making', done: 0, total: 1 } };
    showOutcome('.package > .make');
    const report = proxy((progress: PackageProgress) => {
      if (!gone.aborted) job.value = { status: 'running', progress };
    });
    const outcome = await thread.ask((service) => service.make(seed, report));
    if (gone.aborted) return;
    job.value = outcome.ok
      ? { status: 'done', result: { seed, matrix: outcome.value } }
      : { status: 'failed', failure: outcome.failure };
  };
  const cancel = () => {
    making.abort();
    if (job.value.status === 'running') job.value = { ...job.value, status: 'stopped' };
    thread.end();
  };
  const take = async (judge: Judge) => {
    if (job.value.status !== 'done') return;
    const { seed } = job.value.result;
    const texts = await outcomeOf(
      loadPart(import('../package-texts.ts')).then(({ textsOf }) => textsOf(judge)),
    );
    const outcome = texts.ok ? await thread.ask((service) => service.zip(judge, texts.value)) : texts;
    failedZip.value = outcome.ok ? null : outcome.failure;
    if (outcome.ok)
      download(new Blob([outcome.value], { type: 'application/zip' }), `${packageName(judge, seed)}.zip`);
  };
  return { job, failedZip, make, cancel, take, own };
});
