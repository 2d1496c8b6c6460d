import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { perApp } from '../../page/per-app.ts';
import { savedForReload, saveForReload } from '../../page/reload-storage.ts';
import BenchWorker from '../worker/worker.ts?worker';
import { type Form, keptText, readKept, settingsOf } from './model/stress.ts';
import { HEADER_LENGTH, kindOfFile } from './model/wasm-file.ts';
import { StressTest } from './stress-test.ts';
import RunnerWorker from './worker/runner.ts?worker';

/** The chosen program, read once because a compiler may overwrite its file. */
interface Given {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** What the views of the stress test share. */
export interface Stress {
  readonly form: Signal<Form>;
  readonly given: ReadonlySignal<Given | null>;
  /** Name of the program that a reload has lost. */
  readonly lost: ReadonlySignal<string | null>;
  /** Rejected files: how many were given at once, or one that could not be read. */
  readonly refused: ReadonlySignal<number | 'unreadable' | null>;
  readonly test: ReadonlySignal<StressTest | null>;
  /** Reads a program and starts it. */
  readonly give: (files: readonly File[]) => Promise<void>;
  /** Starts the chosen program, in place of the previous run. */
  readonly start: () => void;
  readonly stop: () => void;
}

/** The page's stress test; it keeps running while another view is shown. */
export const stressOf = perApp<Stress>(() => {
  const kept = readKept(savedForReload('stress'));
  const form = signal(kept.form);
  const given = signal<Given | null>(null);
  const lost = signal(kept.name);
  const refused = signal<number | 'unreadable' | null>(null);
  const test = signal<StressTest | null>(null);
  effect(() => {
    saveForReload('stress', keptText(form.value, given.value?.name ?? lost.value));
  });

  const stop = () => test.value?.stop();
  const start = () => {
    const settings = settingsOf(form.value);
    if (given.value === null || settings === null) return;
    stop();
    test.value = new StressTest(given.value.bytes, settings, { runner: RunnerWorker, search: BenchWorker });
  };
  const give = async (files: readonly File[]) => {
    const [file, ...others] = files;
    if (file === undefined) return;
    refused.value = others.length > 0 ? files.length : null;
    if (others.length > 0) return;
    const bytes = await programIn(file).catch(() => null);
    if (bytes === null) {
      refused.value = 'unreadable';
      return;
    }
    given.value = { name: file.name, bytes };
    lost.value = null;
    start();
  };
  return { form, given, lost, refused, test, give, start, stop };
});

/** A file's bytes; only the header if it is no module. */
async function programIn(file: File): Promise<ArrayBuffer> {
  const head = await file.slice(0, HEADER_LENGTH).arrayBuffer();
  return kindOfFile(new Uint8Array(head)) === 'module' ? file.arrayBuffer() : head;
}
