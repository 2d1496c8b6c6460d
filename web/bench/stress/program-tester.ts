import { effect } from '@preact/signals';
import type { StressRun } from '../../../wasm/bench/stress.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { memory } from '../../page/words/memory.ts';
import { Compilation, type CompilationState } from './compile/compilation.ts';
import { diagnosticsOf } from './compile/compilation-view.tsx';
import { DEFAULT_STANDARD, STACK } from './compile/model/flags.ts';
import { downloadSize } from './compile/model/parts.ts';
import { PARTS } from './compile/parts.ts';
import { COMPILE } from './compile/words.ts';
import CompilerWorker from './compile/worker/compiler.ts?worker';
import { runsOn } from './ended-programs.ts';
import { crashAt } from './model/crash.ts';
import { FIRST_FORM } from './model/stress.ts';
import { readFile } from './program-file.ts';
import { type Alone, ProgramRunner } from './program-runner.ts';
import { refusalSentence, rejectionSentence } from './refusal.ts';
import { STRESS } from './words.ts';
import RunnerWorker from './worker/runner.ts?worker';

/** Output limit (bytes) of a test: its answers have at most 10 lines. */
const MAX_OUTPUT = 2 ** 16;

/** Limits of the statement. */
const SECONDS = FIRST_FORM.seconds;
const MEMORY = FIRST_FORM.megabytes * 2 ** 20;

/** How a run ended, by the judges' names; null after an exit with status 0. */
type Fault = 'TLE' | 'MLE' | 'OLE' | 'RE';

interface Test {
  readonly input: Uint8Array<ArrayBuffer>;
}

type Tested =
  | {
      readonly why: null;
      readonly runs: readonly { readonly fault: Fault | null; readonly output: string }[];
    }
  | { readonly why: Catalogue<string> }
  | null;

/** Compiles programs and runs them on given tests, within the statement's limits. */
export class ProgramTester {
  readonly #compilation: Compilation | null;
  #runner: ProgramRunner | null = null;
  #turn = 0;

  readonly #alone: Alone;

  constructor(alone: Alone) {
    this.#alone = alone;
    this.#compilation = PARTS === null ? null : new Compilation(PARTS, document.baseURI, CompilerWorker);
  }

  /** Which files are taken, and what they need. */
  get hint(): Catalogue<string> {
    if (PARTS === null) return inBoth((stress) => stress.file);
    const size = memory(downloadSize(PARTS));
    return {
      en: `${STRESS.en.anyFile} ${COMPILE.en.needs(size)}`,
      zh: STRESS.zh.anyFile + COMPILE.zh.needs(size),
    };
  }

  /** Runs a program on all tests; null if it is stopped. Reports what is done before the runs, then the number of each test. */
  async test(
    file: File,
    tests: readonly Test[],
    report: (doing: Catalogue<string> | number) => void,
  ): Promise<Tested> {
    this.stop();
    const turn = this.#turn;
    const program = await this.#programIn(file, report);
    if (turn !== this.#turn) return null;
    if (program.why !== null) return { why: program.why };
    const runner = new ProgramRunner(RunnerWorker, { seconds: SECONDS, memory: MEMORY + program.stack });
    this.#runner = runner;
    const tested = await runAll(runner, program.bytes, tests, report, this.#alone);
    runner.close();
    return turn === this.#turn ? tested : null;
  }

  /** Stops at once. */
  stop(): void {
    this.#turn++;
    this.#compilation?.stop();
    this.#runner?.close();
  }

  /** The program to run, compiled if it is C++; or why there is none. */
  async #programIn(file: File, report: (doing: Catalogue<string>) => void) {
    const read = await readFile(file, this.#compilation !== null);
    if (read.kind === 'rejected')
      return { why: inBoth(({ rejected }) => rejectionSentence(read.why, rejected)) };
    if (read.kind === 'module') return { why: null, bytes: read.given.bytes, stack: 0 };
    const compilation = this.#compilation;
    if (compilation === null) return { why: inBoth((stress) => stress.rejected.unreadable) };
    const dispose = effect(() => {
      const doing = doingOf(compilation.state.value);
      if (doing !== null) report(doing);
    });
    const bytes = await compilation.compile(read.source, DEFAULT_STANDARD);
    dispose();
    return bytes === null ? { why: failureOf(compilation.state.peek()) } : { why: null, bytes, stack: STACK };
  }
}

async function runAll(
  runner: ProgramRunner,
  program: ArrayBuffer,
  tests: readonly Test[],
  report: (doing: number) => void,
  alone: Alone,
): Promise<Tested> {
  const loaded = await runner.load(program);
  if (!loaded.ok) return { why: inBoth((stress) => stress.noMemory) };
  const refusal = loaded.value;
  if (refusal?.code === 'not_wasm')
    return { why: inBoth((stress) => (PARTS === null ? stress.file : stress.anyFile)) };
  if (refusal !== null) return { why: inBoth((stress) => refusalSentence(refusal, MEMORY, stress.refusal)) };
  const runs = [];
  for (const [index, { input }] of tests.entries()) {
    report(index + 1);
    const run = await runner.runSurely({ input, outputMost: MAX_OUTPUT }, alone);
    if (!run.ok) return { why: inBoth((stress) => (runsOn.value ? stress.runsOn : stress.noMemory)) };
    runs.push({ fault: faultOf(run.value), output: new TextDecoder().decode(run.value.output) });
  }
  return { why: null, runs };
}

function faultOf({ end, number }: StressRun): Fault | null {
  if (end === 'exit') return number === 0 ? null : 'RE';
  if (end === 'time') return 'TLE';
  if (end === 'output') return 'OLE';
  return end === 'crash' && crashAt(number) === 'memory' ? 'MLE' : 'RE';
}

/** What a compilation is doing; null where it is over. */
function doingOf(state: CompilationState): Catalogue<string> | null {
  if (state.status === 'downloading') {
    const [done, total] = [memory(state.done), memory(state.total)];
    return { en: COMPILE.en.downloading(done, total), zh: COMPILE.zh.downloading(done, total) };
  }
  const { status } = state;
  if (status === 'opening' || status === 'preparing' || status === 'compiling')
    return { en: COMPILE.en[status], zh: COMPILE.zh[status] };
  return null;
}

/** Why a program was not compiled: the compiler's flaw, or its first error. */
function failureOf(state: CompilationState): Catalogue<string> {
  if (state.status === 'failed') {
    const { flaw } = state;
    return { en: COMPILE.en.flaw[flaw], zh: COMPILE.zh.flaw[flaw] };
  }
  const error =
    state.status === 'done' ? diagnosticsOf(state.result).find(({ kind }) => kind === 'error') : undefined;
  const textIn = (texts: (typeof COMPILE)['en'], separator: string) =>
    error === undefined
      ? texts.flaw.crashed
      : error.line === 0
        ? error.text
        : `${texts.place(error.line, error.column)}${separator}${error.text}`;
  return { en: textIn(COMPILE.en, ': '), zh: textIn(COMPILE.zh, '：') };
}

function inBoth(sentence: (texts: (typeof STRESS)['en']) => string): Catalogue<string> {
  return { en: sentence(STRESS.en), zh: sentence(STRESS.zh) };
}
