import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { keepHere, keptHere } from '../../page/kept-here.ts';
import { perApp } from '../../page/per-app.ts';
import BenchWorker from '../worker/worker.ts?worker';
import { Hunt } from './hunt.ts';
import { type Form, keptText, readKept, settingsOf } from './model/stress.ts';
import { HEADER_LENGTH, kindOfFile } from './model/wasm-file.ts';
import RunnerWorker from './worker/runner.ts?worker';

/** A program that was given, read once: a compiler may write over its file. */
interface Given {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** What the views of the stress test share. */
export interface Stress {
  readonly form: Signal<Form>;
  /** The program that is run, or was, or will be. */
  readonly given: ReadonlySignal<Given | null>;
  /** What the program was called that a reload has lost. */
  readonly lost: ReadonlySignal<string | null>;
  /** What was wrong with what was given last: so many files at once, or a file that could not be read. */
  readonly refused: ReadonlySignal<number | 'unreadable' | null>;
  readonly hunt: ReadonlySignal<Hunt | null>;
  /** Takes a program and begins. */
  readonly give: (files: readonly File[]) => Promise<void>;
  /** Begins with the program given, in place of what is going on. */
  readonly start: () => void;
  readonly stop: () => void;
}

/** The stress test of the page: it goes on and stays as it was left when something else is looked at. */
export const stressOf = perApp<Stress>(() => {
  const kept = readKept(keptHere('stress'));
  const form = signal(kept.form);
  const given = signal<Given | null>(null);
  const lost = signal(kept.name);
  const refused = signal<number | 'unreadable' | null>(null);
  const hunt = signal<Hunt | null>(null);
  effect(() => {
    keepHere('stress', keptText(form.value, given.value?.name ?? lost.value));
  });

  const stop = () => hunt.value?.stop();
  const start = () => {
    const settings = settingsOf(form.value);
    if (given.value === null || settings === null) return;
    stop();
    hunt.value = new Hunt(given.value.bytes, settings, { runner: RunnerWorker, search: BenchWorker });
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
  return { form, given, lost, refused, hunt, give, start, stop };
});

/** A file's bytes; of what is no module at all no more than shows it. */
async function programIn(file: File): Promise<ArrayBuffer> {
  const head = await file.slice(0, HEADER_LENGTH).arrayBuffer();
  return kindOfFile(new Uint8Array(head)) === 'module' ? file.arrayBuffer() : head;
}
