import { type Signal, signal } from '@preact/signals';
import { proxy } from 'comlink';
import type { Judge, KillMatrix, PackageProgress } from '../../../wasm/bench/package.ts';
import type { Failure } from '../../model/state.ts';
import { download } from '../../page/exchange.ts';
import { perApp } from '../../page/per-app.ts';
import { Thread } from '../../solver/thread.ts';
import BenchWorker from '../worker/worker.ts?worker';
import { packageName } from './model/package.ts';
import type { PackageService } from './worker/protocol.ts';

/** A package that is made. */
export interface Packed {
  readonly seed: number;
  readonly matrix: KillMatrix;
}

/** How the making of a package stands. */
export type Packaging =
  | { readonly status: 'none' | 'made' | 'cancelled' }
  | { readonly status: 'running'; readonly progress: PackageProgress }
  | { readonly status: 'failed'; readonly failure: Failure };

/** What the views of packages share. */
export interface Packages {
  readonly packaging: Signal<Packaging>;
  /** The last one made, while its thread keeps it. */
  readonly packed: Signal<Packed | null>;
  readonly make: (seed: number) => void;
  /** Ends the thread, and with it what it had made before. */
  readonly cancel: () => void;
  /** Hands the browser the zip for a judge. */
  readonly take: (judge: Judge) => void;
}

/** The packages of the page: one goes on and stays when something else is looked at. */
export const packagesOf = perApp<Packages>(() => {
  const packaging = signal<Packaging>({ status: 'none' });
  const packed = signal<Packed | null>(null);
  const thread = new Thread<PackageService>(BenchWorker);
  const make = async (seed: number) => {
    const first: Packaging = { status: 'running', progress: { phase: 'making', done: 0, total: 1 } };
    let running: Packaging = first;
    packaging.value = running;
    packed.value = null;
    const report = proxy((progress: PackageProgress) => {
      if (packaging.value !== running) return;
      running = { status: 'running', progress };
      packaging.value = running;
    });
    const outcome = await thread.ask((service) => service.make(seed, report));
    if (packaging.value !== running) return;
    if (outcome.ok) packed.value = { seed, matrix: outcome.value };
    packaging.value = outcome.ok ? { status: 'made' } : { status: 'failed', failure: outcome.failure };
  };
  const cancel = () => {
    packaging.value = { status: 'cancelled' };
    thread.end();
  };
  const take = async (judge: Judge) => {
    const now = packed.value;
    if (now === null) return;
    const outcome = await thread.ask((service) => service.zip(judge));
    if (outcome.ok)
      download(new Blob([outcome.value], { type: 'application/zip' }), `${packageName(judge, now.seed)}.zip`);
    else packaging.value = { status: 'failed', failure: outcome.failure };
  };
  return { packaging, packed, make, cancel, take };
});
