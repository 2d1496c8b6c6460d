import { type ReadonlySignal, signal } from '@preact/signals';
import { proxy } from 'comlink';
import type { Judge, KillMatrix, PackageProgress } from '../../../wasm/bench/package.ts';
import type { Failure } from '../../model/failure.ts';
import { download } from '../../page/exchange.ts';
import { perApp } from '../../page/per-app.ts';
import { Task, type TaskState } from '../../solver/task.ts';
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
  const task = new Task<PackageProgress, Packed>();
  const failedZip = signal<Failure | null>(null);
  const thread = new Thread<PackageService>(BenchWorker);
  const own = new OwnPrograms(() => thread.ask((service) => service.tests()));
  const make = (seed: number) => {
    failedZip.value = null;
    own.clear();
    void task.start({ phase: 'making', done: 0, total: 1 }, async ({ report }) => {
      const outcome = await thread.ask((service) => service.make(seed, proxy(report)));
      return outcome.ok ? { ok: true, value: { seed, matrix: outcome.value } } : outcome;
    });
    showOutcome('.package > .make');
  };
  const cancel = () => {
    task.stop();
    thread.end();
  };
  const take = async (judge: Judge) => {
    if (task.state.value.status !== 'done') return;
    const { seed } = task.state.value.result;
    const texts = await outcomeOf(
      loadPart(import('../package-texts.ts')).then(({ textsOf }) => textsOf(judge)),
    );
    const outcome = texts.ok ? await thread.ask((service) => service.zip(judge, texts.value)) : texts;
    failedZip.value = outcome.ok ? null : outcome.failure;
    if (outcome.ok)
      download(new Blob([outcome.value], { type: 'application/zip' }), `${packageName(judge, seed)}.zip`);
  };
  return { job: task.state, failedZip, make, cancel, take, own };
});
