import { type ReadonlySignal, signal } from '@preact/signals';
import type { StressFile, StressFinding, StressProgress, StressRun } from '../../../wasm/bench/stress.ts';
import type { Failure } from '../../model/failure.ts';
import type { TaskState } from '../../solver/task.ts';
import { Thread, type WorkerScript } from '../../solver/thread.ts';
import { now } from '../../solver/worker/clock.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import { runsOn } from './ended-programs.ts';
import type { Settings } from './model/stress.ts';
import { type Alone, ProgramRunner } from './program-runner.ts';
import type { FileRefusal, Next, RunReport, SearchService } from './worker/protocol.ts';

/** UI refresh interval (ms). */
const SHOW_EVERY = 100;

/** Time limit (ms) of shrinking, and of naming; they take seconds, unless every run does. */
const PHASE_LIMIT = 60_000;

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
  /** The other program; null where the right answers are compared with. */
  readonly other: OtherReport | null;
}

/** What is known of the other program. */
export interface OtherReport {
  readonly samples: SamplesReport | null;
  /** Whether boards are left out because it did not answer them. */
  readonly isSilent: boolean;
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
  /** Another program, whose output is compared with instead of the right answers. */
  readonly other?: Program;
  /** Does work while the pool rests. */
  readonly alone?: Alone;
}

/** A WebAssembly program, and the stack (bytes) within its memory. */
export interface Program {
  readonly bytes: ArrayBuffer;
  readonly stack: number;
}

/** State of a test: without a report while the program is read, done when a fault is found, shrunk and named. */
export type StressState =
  | TaskState<StressReport | null, StressReport>
  | { readonly status: 'refused'; readonly refusal: FileRefusal; readonly isOther: boolean };

/** Scripts of the workers: one for each program, and one that searches for boards. */
export interface Scripts {
  readonly runner: WorkerScript;
  readonly search: WorkerScript;
}

/** A run that the browser could not carry out. */
const NO_RUN: StressRun = { end: 'crash', number: 0, output: new Uint8Array() };

/** Runs a program on board after board until it fails or is stopped. */
export class StressTest {
  readonly settings: Settings;
  readonly #state = signal<StressState>({ status: 'running', progress: null });
  readonly #runner: ProgramRunner;
  readonly #other: ProgramRunner | null;
  readonly #search: Thread<SearchService>;
  readonly #began = now();
  #isEnded = false;
  #progress: StressProgress | null = null;
  #found: Found | null = null;
  #remark = { said: '', wantsFile: false };
  /** Time (ms) of the last measurement. */
  #measured = 0;
  /** Time (ms) at which the phase began. */
  #phaseBegan = 0;
  readonly #extras: Extras;
  readonly #alone: Alone;
  #samples: SamplesReport | null = null;
  #otherSamples: SamplesReport | null = null;
  #isSilent = false;
  #seconds = 0;
  #pace = 0;

  constructor(program: ArrayBuffer, settings: Settings, scripts: Scripts, extras: Extras = {}) {
    this.settings = settings;
    this.#extras = extras;
    this.#alone = extras.alone ?? ((work) => work());
    this.#search = new Thread(scripts.search);
    const { seconds, memory } = settings;
    const { stack = 0, other } = extras;
    this.#runner = new ProgramRunner(scripts.runner, { seconds, memory: memory + stack });
    this.#other =
      other === undefined
        ? null
        : new ProgramRunner(scripts.runner, { seconds, memory: memory + other.stack });
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

  /** Resolves once the tiny boards are right; false if the test ends before. */
  tinyRight(): Promise<boolean> {
    return new Promise((resolve) => {
      const dispose = this.#state.subscribe((state) => {
        const progress = state.status === 'running' ? state.progress?.progress : undefined;
        const isPast = progress?.phase === 'searching' && progress.stage !== 'tiny';
        if (state.status === 'running' && !isPast) return;
        resolve(isPast);
        queueMicrotask(() => dispose());
      });
    });
  }

  /** Stops at once; the findings so far stay. */
  stop(): void {
    if (this.isRunning() && !this.#isEnded) void this.#end('stopped');
  }

  async #begin(program: ArrayBuffer): Promise<void> {
    const { other } = this.#extras;
    if (!(await this.#load(this.#runner, program))) return;
    if (other !== undefined && this.#other !== null && !(await this.#load(this.#other, other.bytes))) return;
    const begun = await this.#search.ask((service) => service.begin(this.settings.seed));
    if (this.#isEnded) return;
    if (!begun.ok) return this.#fail(begun.failure);
    this.#samples = await this.#runSamples(this.#runner);
    if (this.#other !== null) this.#otherSamples = await this.#runSamples(this.#other);
    if (!this.#isEnded) await this.#runFiles();
  }

  /** Loads a program; false if the test has ended with that. */
  async #load(runner: ProgramRunner, program: ArrayBuffer): Promise<boolean> {
    const loaded = await runner.load(program);
    if (this.#isEnded) return false;
    if (!loaded.ok) this.#fail(loaded.failure);
    else if (loaded.value !== null)
      this.#settle({ status: 'refused', refusal: loaded.value, isOther: runner === this.#other });
    return !this.#isEnded;
  }

  /** Runs a program on the samples; whatever goes wrong there, the search finds on a smaller board. */
  async #runSamples(runner: ProgramRunner): Promise<SamplesReport | null> {
    const { samples } = this.#extras;
    if (samples === undefined) return null;
    const input = new TextEncoder().encode(samples.input);
    const run = await runner.runSurely({ input, outputMost: MAX_SAMPLES_OUTPUT }, this.#alone);
    if (!run.ok) return null;
    const found = new TextDecoder().decode(run.value.output).split('\n');
    const right = samples.answers.trimEnd().split('\n');
    const same = right.filter((line, index) => line === found[index]?.trim());
    return { right: same.length, all: right.length };
  }

  /** Runs the program on file after file. */
  async #runFiles(): Promise<void> {
    let report: RunReport | null = null;
    let other: StressRun | null = null;
    for (;;) {
      const next = await this.#next(report, other);
      if (this.#isEnded) return;
      if (!next.ok) return this.#fail(next.failure);
      const { progress, file, isSilent } = next.value;
      this.#isSilent ||= isSilent;
      const isNews = progress.phase !== this.#progress?.phase;
      if (isNews) this.#phaseBegan = now();
      this.#progress = progress;
      const { phase } = progress;
      const isTooLong = now() - this.#phaseBegan > PHASE_LIMIT;
      if (file === null || (phase === 'naming' && isTooLong)) return this.#end('done');
      if (isNews || now() - this.#measured > SHOW_EVERY) await this.#refresh();
      if (phase === 'shrinking' && isTooLong) {
        await this.#search.ask((service) => service.settle());
        report = null;
        continue;
      }
      const isCompared = phase === 'searching' || phase === 'shrinking';
      const [run, ran] = await this.#runBoth(file, isCompared ? this.#other : null);
      if (this.#isEnded) return;
      if (runsOn.value) return this.#end('stopped');
      if (!run.ok) return this.#fail(run.failure);
      report = run.value;
      other = ran && (ran.ok ? ran.value : NO_RUN);
      this.#noteRemark(run.value);
    }
  }

  /** Runs the program on a file, and beside it the other one; after it where the program must be alone. */
  async #runBoth(file: StressFile, other: ProgramRunner | null) {
    const run = () => this.#runner.run(file);
    const running = file.isAlone ? this.#alone(run) : run();
    if (file.isAlone) await running;
    return Promise.all([running, other?.run(file) ?? null]);
  }

  #next(run: StressRun | null, other: StressRun | null): Promise<Outcome<Next>> {
    return this.#search.ask((service) => service.next(run, other));
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
    if (this.#isEnded) return;
    this.#measure();
    this.#show('running');
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
    this.#closeRunners();
    this.#measure();
    if (status === 'stopped') this.#show(status);
    await this.#readFinding();
    this.#show(status);
    this.#search.end();
  }

  #closeRunners(): void {
    this.#runner.close();
    this.#other?.close();
  }

  #fail(failure: Failure): void {
    this.#settle({ status: 'failed', failure });
  }

  #settle(status: StressState): void {
    this.#isEnded = true;
    this.#closeRunners();
    this.#search.end();
    this.#state.value = status;
  }

  /** Measures the elapsed time and the pace; both stand still once the test has ended. */
  #measure(): void {
    this.#measured = now();
    this.#seconds = (this.#measured - this.#began) / 1000;
    if (this.#progress?.phase === 'searching')
      this.#pace = this.#progress.boards / Math.max(this.#seconds, 0.001);
  }

  #show(status: 'running' | 'stopped' | 'done'): void {
    const report = this.#progress && {
      progress: this.#progress,
      found: this.#found,
      seconds: this.#seconds,
      pace: this.#pace,
      samples: this.#samples,
      other: this.#other && { samples: this.#otherSamples, isSilent: this.#isSilent },
    };
    if (status !== 'done') this.#state.value = { status, progress: report };
    else if (report !== null) this.#state.value = { status, result: report };
  }
}
