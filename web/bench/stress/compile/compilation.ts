import { type ReadonlySignal, signal } from '@preact/signals';
import { proxy } from 'comlink';
import { failureIn, Thread, type WorkerScript } from '../../../solver/thread.ts';
import { now } from '../../../solver/worker/clock.ts';
import { crashOf } from '../model/crash.ts';
import { beginsWithEverything, type Standard } from './model/flags.ts';
import { type CompilerPart, downloadSize } from './model/parts.ts';
import type { Compiled, CompilerService, LoadedCompiler, LoadFlaw } from './worker/protocol.ts';

/** Time limit (ms) of a compilation, whose templates may never end; a slow browser needs 20 s for the first. */
const TIME_LIMIT = 120_000;

/** Why a program could not be compiled, beside its own errors. */
export type CompilerFlaw = LoadFlaw | 'time' | 'crashed' | 'memory' | 'stack';

/** State of the compiler. */
export type CompilationState =
  | { readonly status: 'none' | 'opening' | 'preparing' | 'compiling' | 'stopped' }
  /** Bytes. */
  | { readonly status: 'downloading'; readonly done: number; readonly total: number }
  | { readonly status: 'failed'; readonly flaw: CompilerFlaw }
  | { readonly status: 'done'; readonly result: CompilationResult };

export interface CompilationResult extends Compiled {
  readonly source: string;
  readonly standard: Standard;
  /** Duration of the compilation (s). */
  readonly seconds: number;
  /** Whether the compiler is cached for the next visit. */
  readonly isStored: boolean;
}

/** A program compiled with checks of its array accesses, and its source, which may be edited meanwhile. */
export interface CheckedProgram {
  readonly program: ArrayBuffer;
  readonly source: string;
}

/** Downloads the compiler on first use, and compiles one program at a time. */
export class Compilation {
  readonly #parts: readonly CompilerPart[];
  readonly #base: string;
  readonly #state = signal<CompilationState>({ status: 'none' });
  readonly #thread: Thread<CompilerService>;
  /** Precompiles headers, beside the user's work: the worker that compiles would be busy for seconds when it is needed. */
  readonly #helper: Thread<CompilerService>;
  #loaded: LoadedCompiler | null = null;
  #isStored = false;
  #opening: Promise<LoadFlaw | null> | null = null;
  #isChecking = false;
  #isAhead = false;
  /** Increases with every start and stop, so that what was begun before has no effect. */
  #turn = 0;

  /** `base` is the page's address. */
  constructor(parts: readonly CompilerPart[], base: string, script: WorkerScript) {
    this.#parts = parts;
    this.#base = base;
    // A compilation is ended with its worker; a new worker uses what the first has loaded.
    const start = () =>
      new Thread<CompilerService>(script, async (ask) => {
        const loaded = this.#loaded;
        return loaded === null ? { ok: true, value: null } : ask((service) => service.use(loaded));
      });
    this.#thread = start();
    this.#helper = start();
  }

  get state(): ReadonlySignal<CompilationState> {
    return this.#state;
  }

  /** Whether the compiler need not be loaded any more. */
  get isLoaded(): boolean {
    return this.#loaded !== null;
  }

  isRunning(): boolean {
    return ['opening', 'downloading', 'preparing', 'compiling'].includes(this.#state.value.status);
  }

  /** Compiles a program, in place of the one before; null if it was stopped or failed. */
  async compile(source: string, standard: Standard): Promise<ArrayBuffer | null> {
    this.stop();
    const turn = ++this.#turn;
    if (!(await this.#load(turn))) return null;
    this.#state.value = { status: 'compiling' };
    const begun = now();
    await this.#prepare(standard);
    if (turn !== this.#turn) return null;
    const compiled = await this.#ask(source, standard, false);
    if (turn !== this.#turn) return null;
    if (typeof compiled === 'string') {
      this.#state.value = { status: 'failed', flaw: compiled };
      return null;
    }
    const seconds = (now() - begun) / 1000;
    const result = { ...compiled, source, standard, seconds, isStored: this.#isStored };
    this.#state.value = { status: 'done', result };
    return compiled.program;
  }

  /** Compiles the last program again, with checks of its array accesses; null if that fails. */
  async checked(): Promise<CheckedProgram | null> {
    const state = this.#state.value;
    if (state.status !== 'done') return null;
    const { source, standard } = state.result;
    const turn = this.#turn;
    this.#isChecking = true;
    const compiled = await this.#ask(source, standard, true);
    this.#isChecking = false;
    if (turn !== this.#turn || typeof compiled === 'string' || compiled.program === null) return null;
    return { program: compiled.program, source };
  }

  /** Loads a cached compiler ahead of its use, which takes seconds in some browsers. */
  async preload(): Promise<void> {
    if (this.#loaded === null) await this.#open();
  }

  /** Makes the first compilation faster, while its program is typed. */
  async prepareFirst(standard: Standard): Promise<void> {
    if (this.#isAhead || this.#turn > 0) return;
    this.#isAhead = true;
    await this.preload();
    if (this.#loaded !== null && this.#turn === 0) await this.#makeHeader(standard);
  }

  /** Makes later compilations of a program that takes the whole library faster, while there is nothing else to do. */
  async prepareNext(): Promise<void> {
    const state = this.#state.value;
    if (state.status !== 'done') return;
    const { source, standard, lacksHeader } = state.result;
    if (lacksHeader || beginsWithEverything(source)) await this.#makeHeader(standard);
  }

  /** Stops at once, whatever is being done. */
  stop(): void {
    this.#turn++;
    this.#helper.end();
    if (!this.isRunning() && !this.#isChecking) return;
    this.#thread.end();
    this.#opening = null;
    if (this.isRunning()) this.#state.value = { status: 'stopped' };
  }

  /** Loads the compiler unless that is done; false if it was stopped or failed. */
  async #load(turn: number): Promise<boolean> {
    if (this.#loaded !== null) return true;
    this.#state.value = { status: 'opening' };
    const flaw = await this.#open();
    if (turn !== this.#turn) return false;
    if (flaw !== null) this.#state.value = { status: 'failed', flaw };
    return flaw === null;
  }

  /** Loads the compiler, once for all who wait for it; what was wrong, or null. */
  #open(): Promise<LoadFlaw | null> {
    const total = downloadSize(this.#parts);
    const report = (done: number) => {
      if (!this.isRunning()) return;
      this.#state.value = done < total ? { status: 'downloading', done, total } : { status: 'preparing' };
    };
    if (this.#opening !== null) return this.#opening;
    const opening: Promise<LoadFlaw | null> = this.#thread
      .ask((service) => service.load(this.#parts, this.#base, proxy(report)))
      .then((loading) => {
        if (this.#opening === opening) this.#opening = null;
        if (!loading.ok) return failureIn(loading) === 'load_failed' ? 'offline' : 'unsupported';
        if (loading.value.flaw !== null) return loading.value.flaw;
        this.#loaded = loading.value.compiler;
        this.#isStored = loading.value.isStored;
        return null;
      });
    this.#opening = opening;
    return opening;
  }

  /** Has the worker use a cached header; whether it does. */
  async #prepare(standard: Standard): Promise<boolean> {
    const header = this.#headerOf(standard);
    const used = await this.#thread.ask((service) => service.prepare(standard, header));
    return used.ok && used.value;
  }

  /** Precompiles a header and has the worker use it, unless something is begun meanwhile. */
  async #makeHeader(standard: Standard): Promise<void> {
    const turn = this.#turn;
    const header = this.#headerOf(standard);
    if ((await this.#prepare(standard)) || turn !== this.#turn) return;
    const made = await this.#helper.ask((service) => service.makeHeader(standard, header));
    if (turn !== this.#turn) return;
    this.#helper.end();
    if (made.ok) await this.#thread.ask((service) => service.useHeader(standard, made.value));
  }

  /** The address of a header in the cache, which changes with the compiler and the standard. */
  #headerOf(standard: Standard): string {
    const version = this.#parts.map(({ hash }) => hash.slice(0, 8)).join('-');
    return new URL(`compiler/header-${version}-${standard}`, this.#base).href;
  }

  async #ask(source: string, standard: Standard, isChecked: boolean): Promise<Compiled | CompilerFlaw> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.#thread.end();
    }, TIME_LIMIT);
    const compiled = await this.#thread.ask((service) => service.compile(source, standard, isChecked));
    clearTimeout(timer);
    if (isLate) return 'time';
    if (!compiled.ok) return failureIn(compiled) === 'out_of_memory' ? 'memory' : 'crashed';
    const { hasCrashed, said } = compiled.value;
    if (!hasCrashed) return compiled.value;
    if (/out of memory|bad_alloc|memory access out of bounds/i.test(said)) return 'memory';
    return crashOf(said) === 'stack' ? 'stack' : 'crashed';
  }
}
