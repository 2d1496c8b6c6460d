import { type ReadonlySignal, signal } from '@preact/signals';
import type { Failure } from '../../model/failure.ts';
import { download } from '../../page/exchange.ts';
import { perApp } from '../../page/per-app.ts';
import { Thread } from '../../solver/thread.ts';
import { outcomeOf } from '../../solver/worker/failure.ts';
import { loadPart } from '../../solver/worker/load-part.ts';
import BenchWorker from '../worker/worker.ts?worker';
import type { ZipService } from '../worker/zip-service.ts';

interface Kit {
  /** Why the last zip could not be downloaded. */
  readonly failed: ReadonlySignal<Failure | null>;
  readonly take: () => void;
}

/** The kit for stress testing at home. */
export const kitOf = perApp<Kit>(() => {
  const failed = signal<Failure | null>(null);
  const thread = new Thread<ZipService>(BenchWorker);
  const take = async () => {
    const files = await outcomeOf(loadPart(import('./kit-files.ts')).then(({ kitFiles }) => kitFiles()));
    const outcome = files.ok ? await thread.ask((service) => service.pack(files.value)) : files;
    failed.value = outcome.ok ? null : outcome.failure;
    if (outcome.ok) download(new Blob([outcome.value], { type: 'application/zip' }), 'duipai.zip');
  };
  return { failed, take };
});
