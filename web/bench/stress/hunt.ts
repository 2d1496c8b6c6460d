import { type ReadonlySignal, signal } from '@preact/signals';
import type { StressFile, StressFinding, StressProgress } from '../../../wasm/bench/stress.ts';
import type { Failure } from '../../model/state.ts';
import { failureIn, Thread, type WorkerScript } from '../../solver/thread.ts';
import { now } from '../../solver/worker/clock.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import type { Settings } from './model/stress.ts';
import type { Refusal, RunnerService, SearchService, Told } from './worker/protocol.ts';

/** A page has no clock of a program's own work, and runs it more slowly than a judge: by the clock it has so many times its time. */
const SLOWER = 2;

/** Milliseconds for which a run is waited for beyond its time: what comes then is measured by the thread's own clock. */
const GRACE = 50;

/** Progress is shown so often, in milliseconds. */
const SHOW_EVERY = 100;

/** Shrinking takes seconds, unless every run takes one: so many milliseconds at most. */
const SHRINKING_MOST = 60_000;

/** What is found, and what the program has said and asked for when it failed. */
export interface Found extends StressFinding {
  readonly said: string;
  readonly wantsFile: boolean;
}

/** How a hunt stands. It is over when something is found, made small and named. */
export type HuntStatus =
  | { readonly status: 'checking' }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'failed'; readonly failure: Failure }
  | {
      readonly status: 'running' | 'stopped' | 'over';
      readonly progress: StressProgress | null;
      readonly found: Found | null;
      /** Since it began. */
      readonly seconds: number;
    };

/** The scripts of the threads in which a program is run and in which boards are searched for. */
export interface Scripts {
  readonly runner: WorkerScript;
  readonly search: WorkerScript;
}

const OUT_OF_TIME: Told = {
  end: 'time',
  number: 0,
  output: new Uint8Array(),
  took: Number.POSITIVE_INFINITY,
  said: '',
  wantsFile: false,
};

/** One program, run on board after board until it errs or the hunt is stopped. */
export class Hunt {
  readonly settings: Settings;
  readonly #now = signal<HuntStatus>({ status: 'checking' });
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

  constructor(program: ArrayBuffer, settings: Settings, scripts: Scripts) {
    this.settings = settings;
    this.#search = new Thread(scripts.search);
    // A run that is ended takes its thread with it: the next one is handed the program before anything else.
    this.#runner = new Thread(scripts.runner, async (ask) => {
      const module = this.#module;
      if (module === null) return { ok: true, value: null };
      return ask((service) => service.load(module, settings.memory));
    });
    void this.#hunt(program);
  }

  get now(): ReadonlySignal<HuntStatus> {
    return this.#now;
  }

  isGoing(): boolean {
    const { status } = this.#now.value;
    return status === 'checking' || status === 'running';
  }

  /** Ends it at once; what is found so far stays. */
  stop(): void {
    if (this.isGoing() && !this.#isEnded) void this.#end('stopped');
  }

  async #hunt(program: ArrayBuffer): Promise<void> {
    const { memory, seed } = this.settings;
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
    this.#show('running');
    await this.#goOn();
  }

  /** Runs the program on file after file. */
  async #goOn(): Promise<void> {
    for (let told: Told | null = null; ; ) {
      const taken: Told | null = told;
      const next = await this.#search.ask((service) => service.next(taken));
      if (this.#isEnded) return;
      if (!next.ok) return this.#fail(next.failure);
      const { progress, file } = next.value;
      const isNews = progress.phase !== this.#progress?.phase;
      this.#progress = progress;
      if (file === null || this.#isShrinkingTooLong()) return this.#end('over');
      if (isNews || now() - this.#shown > SHOW_EVERY) await this.#tell();
      const run = await this.#runTwice(file);
      if (this.#isEnded) return;
      if (!run.ok) return this.#fail(run.failure);
      told = run.value;
      this.#listen(told);
    }
  }

  #isShrinkingTooLong(): boolean {
    if (this.#progress?.smallest == null) {
      this.#faultSince = null;
      return false;
    }
    this.#faultSince ??= now();
    return now() - this.#faultSince > SHRINKING_MOST;
  }

  /** A thread may have no room left for another run's memory, or be ended by the browser; a new one may have. */
  async #runTwice(file: StressFile): Promise<Outcome<Told>> {
    const first = await this.#run(file);
    const failure = failureIn(first);
    if (this.#isEnded || (failure !== 'out_of_memory' && failure !== 'crashed')) return first;
    this.#runner.end();
    return this.#run(file);
  }

  async #run({ input, outputMost }: StressFile): Promise<Outcome<Told>> {
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

  #listen({ end, number, said, wantsFile }: Told): void {
    const isFailed = end !== 'stack' && (end !== 'exit' || number !== 0);
    this.#remark = {
      said: isFailed ? said : this.#remark.said,
      wantsFile: wantsFile || this.#remark.wantsFile,
    };
  }

  async #tell(): Promise<void> {
    await this.#look();
    if (!this.#isEnded) this.#show('running');
  }

  /** Looks at what is found by now. */
  async #look(): Promise<void> {
    if (this.#progress?.smallest == null) {
      this.#found = null;
      return;
    }
    const found = await this.#search.ask((service) => service.finding());
    if (found.ok && found.value !== null) this.#found = { ...found.value, ...this.#remark };
  }

  async #end(status: 'stopped' | 'over'): Promise<void> {
    this.#isEnded = true;
    this.#runner.end();
    if (status === 'stopped') this.#show(status);
    await this.#look();
    this.#show(status);
    this.#search.end();
  }

  #fail(failure: Failure): void {
    this.#settle({ status: 'failed', failure });
  }

  #settle(status: HuntStatus): void {
    this.#isEnded = true;
    this.#runner.end();
    this.#search.end();
    this.#now.value = status;
  }

  #show(status: 'running' | 'stopped' | 'over'): void {
    this.#shown = now();
    this.#now.value = {
      status,
      progress: this.#progress,
      found: this.#found,
      seconds: (this.#shown - this.#began) / 1000,
    };
  }
}
