import { type ReadonlySignal, signal } from '@preact/signals';
import type { StressFile, StressFinding, StressProgress } from '../../../wasm/bench/stress.ts';
import type { JobState } from '../../model/job.ts';
import type { Failure } from '../../model/state.ts';
import { failureIn, Thread, type WorkerScript } from '../../solver/thread.ts';
import { now } from '../../solver/worker/clock.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import type { Settings } from './model/stress.ts';
import type { Refusal, RunnerService, RunReport, SearchService } from './worker/protocol.ts';

/** Browsers cannot measure CPU time and are slower than a judge: allow this multiple of the limit in wall time. */
const SLOWER = 2;

/** Grace period (ms) after the limit, because the worker measures its own time and its answer takes a while to arrive. */
const GRACE = 50;

/** UI refresh interval (ms). */
const SHOW_EVERY = 100;

/** Time limit of shrinking (ms); it takes seconds, unless every run does. */
const SHRINKING_LIMIT = 60_000;

/** Output limit (bytes) of the run on the samples. */
const MAX_SAMPLES_OUTPUT = 2 ** 16;

/** The fault, the program's error message, and whether it tried to open a file. */
export interface Found extends StressFinding {
  readonly said: string;
  readonly wantsFile: boolean;
}

export interface StressReport {
  readonly progress: StressProgress;
  readonly found: Found | null;
  /** Elapsed time (s). */
  readonly seconds: number;
  /** Boards a second while searching. */
  readonly pace: number;
  /** Null if no samples were given. */
  readonly samples: SamplesReport | null;
}

/** The samples' lines that are right, and all. */
export interface SamplesReport {
  readonly right: number;
  readonly all: number;
}

/** Further conditions of a test. */
export interface Extras {
  /** A file to run the program on first, and the right output. */
  readonly samples?: { readonly input: string; readonly answers: string };
  /** Stack (bytes) within the program's memory, which judges do not count. */
  readonly stack?: number;
}

/** State of a test: without a report while the program is read, done when a fault is found, shrunk and named. */
export type StressState =
  | JobState<StressReport | null, StressReport>
  | { readonly status: 'refused'; readonly refusal: Refusal };

/** Scripts of the two workers: one runs the program, the other searches for boards. */
export interface Scripts {
  readonly runner: WorkerScript;
  readonly search: WorkerScript;
}

const OUT_OF_TIME: RunReport = {
  end: 'time',
  number: 0,
  output: new Uint8Array(),
  took: Number.POSITIVE_INFINITY,
  said: '',
  wantsFile: false,
};

/** Runs a program on board after board until it fails or is stopped. */
export class StressTest {
  readonly settings: Settings;
  readonly #state = signal<StressState>({ status: 'running', progress: null });
  readonly #runner: Thread<RunnerService>;
  readonly #search: Thread<SearchService>;
  readonly #began = now();
  #module: WebAssembly.Module | null = null;
  #isEnded = false;
  #progress: StressProgress | null = null;
  #found: Found | null = null;
  #remark = { said: '', wantsFile: false };
  #shown = 0;
  #faultSince: number | null = null;
  readonly #extras: Extras;
  #samples: SamplesReport | null = null;
  #pace = 0;

  constructor(program: ArrayBuffer, settings: Settings, scripts: Scripts, extras: Extras = {}) {
    this.settings = settings;
    this.#extras = extras;
    this.#search = new Thread(scripts.search);
    // Ending a run kills its worker, so every new worker loads the program first.
    this.#runner = new Thread(scripts.runner, async (ask) => {
      const module = this.#module;
      if (module === null) return { ok: true, value: null };
      return ask((service) => service.load(module, this.#memory));
    });
    void this.#begin(program);
  }

  get state(): ReadonlySignal<StressState> {
    return this.#state;
  }

  isRunning(): boolean {
    return this.#state.value.status === 'running';
  }

  /** Resolves when the test ends: with the fault, or null if none was found or it was stopped. */
  found(): Promise<Found | null> {
    return new Promise((resolve) => {
      const dispose = this.#state.subscribe((state) => {
        if (state.status === 'running') return;
        resolve(state.status === 'done' ? state.result.found : null);
        queueMicrotask(() => dispose());
      });
    });
  }

  /** Stops at once; the findings so far stay. */
  stop(): void {
    if (this.isRunning() && !this.#isEnded) void this.#end('stopped');
  }

  async #begin(program: ArrayBuffer): Promise<void> {
    const { seed } = this.settings;
    const memory = this.#memory;
    const checked = await this.#runner.ask((service) => service.check(program, memory));
    if (this.#isEnded) return;
    if (!checked.ok) return this.#fail(checked.failure);
    if (checked.value.refusal !== null) return this.#settle({ status: 'refused', ...checked.value });
    const { module } = checked.value;
    this.#module = module;
    const loaded = await this.#runner.ask((service) => service.load(module, memory));
    const begun = await this.#search.ask((service) => service.begin(seed));
    if (this.#isEnded) return;
    const failed = [loaded, begun].find((outcome) => !outcome.ok);
    if (failed?.ok === false) return this.#fail(failed.failure);
    await this.#runSamples();
    if (!this.#isEnded) await this.#runFiles();
  }

  get #memory(): number {
    return this.settings.memory + (this.#extras.stack ?? 0);
  }

  /** Runs the program on the samples; whatever goes wrong there, the search finds on a smaller board. */
  async #runSamples(): Promise<void> {
    const { samples } = this.#extras;
    if (samples === undefined) return;
    const input = new TextEncoder().encode(samples.input);
    const run = await this.#run({ boards: 0, input, outputMost: MAX_SAMPLES_OUTPUT });
    const found = new TextDecoder().decode(run.ok ? run.value.output : new Uint8Array()).split('\n');
    const right = samples.answers.trimEnd().split('\n');
    const same = right.filter((line, index) => line === found[index]?.trim());
    this.#samples = { right: same.length, all: right.length };
  }

  /** Runs the program on file after file. */
  async #runFiles(): Promise<void> {
    for (let report: RunReport | null = null; ; ) {
      const taken: RunReport | null = report;
      const next = await this.#search.ask((service) => service.next(taken));
      if (this.#isEnded) return;
      if (!next.ok) return this.#fail(next.failure);
      const { progress, file } = next.value;
      const isNews = progress.phase !== this.#progress?.phase;
      this.#progress = progress;
      if (file === null || this.#isShrinkingTooLong()) return this.#end('done');
      if (isNews || now() - this.#shown > SHOW_EVERY) await this.#refresh();
      const run = await this.#runTwice(file);
      if (this.#isEnded) return;
      if (!run.ok) return this.#fail(run.failure);
      report = run.value;
      this.#noteRemark(report);
    }
  }

  #isShrinkingTooLong(): boolean {
    if (this.#progress?.smallest == null) {
      this.#faultSince = null;
      return false;
    }
    this.#faultSince ??= now();
    return now() - this.#faultSince > SHRINKING_LIMIT;
  }

  /** Retries once in a new worker, because one may run out of memory or be killed by the browser. */
  async #runTwice(file: StressFile): Promise<Outcome<RunReport>> {
    const first = await this.#run(file);
    const failure = failureIn(first);
    if (this.#isEnded || (failure !== 'out_of_memory' && failure !== 'crashed')) return first;
    this.#runner.end();
    return this.#run(file);
  }

  async #run({ input, outputMost }: StressFile): Promise<Outcome<RunReport>> {
    const limit = this.settings.seconds * 1000 * SLOWER;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLate = false;
    const outcome = await this.#runner.ask((service) => {
      timer = setTimeout(() => {
        isLate = true;
        this.#runner.end();
      }, limit + GRACE);
      return service.run(input, outputMost);
    });
    clearTimeout(timer);
    const wasLate = outcome.ok ? outcome.value.took > limit : isLate;
    return wasLate ? { ok: true, value: OUT_OF_TIME } : outcome;
  }

  #noteRemark({ end, number, said, wantsFile }: RunReport): void {
    const isFailed = end !== 'stack' && (end !== 'exit' || number !== 0);
    this.#remark = {
      said: isFailed ? said : this.#remark.said,
      wantsFile: wantsFile || this.#remark.wantsFile,
    };
  }

  async #refresh(): Promise<void> {
    await this.#readFinding();
    if (!this.#isEnded) this.#show('running');
  }

  async #readFinding(): Promise<void> {
    if (this.#progress?.smallest == null) {
      this.#found = null;
      return;
    }
    const found = await this.#search.ask((service) => service.finding());
    if (found.ok && found.value !== null) this.#found = { ...found.value, ...this.#remark };
  }

  async #end(status: 'stopped' | 'done'): Promise<void> {
    this.#isEnded = true;
    this.#runner.end();
    if (status === 'stopped') this.#show(status);
    await this.#readFinding();
    this.#show(status);
    this.#search.end();
  }

  #fail(failure: Failure): void {
    this.#settle({ status: 'failed', failure });
  }

  #settle(status: StressState): void {
    this.#isEnded = true;
    this.#runner.end();
    this.#search.end();
    this.#state.value = status;
  }

  #show(status: 'running' | 'stopped' | 'done'): void {
    this.#shown = now();
    const seconds = (this.#shown - this.#began) / 1000;
    if (this.#progress?.phase === 'searching') this.#pace = this.#progress.boards / Math.max(seconds, 0.001);
    const report = this.#progress && {
      progress: this.#progress,
      found: this.#found,
      seconds,
      pace: this.#pace,
      samples: this.#samples,
    };
    if (status !== 'done') this.#state.value = { status, progress: report };
    else if (report !== null) this.#state.value = { status, result: report };
  }
}
