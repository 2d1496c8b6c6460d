import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { perApp } from '../../page/per-app.ts';
import { poolOf } from '../../page/pool.ts';
import { type Keeping, savedForReload, saveForReload } from '../../page/reload-storage.ts';
import { EXAMPLE_INPUT } from '../example.ts';
import { keepSource, savePlanned } from '../kept-source.ts';
import { showOutcome } from '../kit/show-outcome.ts';
import BenchWorker from '../worker/worker.ts?worker';
import { Compilation } from './compile/compilation.ts';
import { findViolation } from './compile/find-violation.ts';
import { beginsWithEverything, STACK, type Standard } from './compile/model/flags.ts';
import { LARGE_BOARDS } from './compile/model/large-boards.ts';
import { PARTS } from './compile/parts.ts';
import { isCompilerStored } from './compile/stored.ts';
import type { NamedViolation } from './compile/words.ts';
import CompilerWorker from './compile/worker/compiler.ts?worker';
import { hasCrashedTab } from './crashed-tab.ts';
import { takeHanded } from './handed.ts';
import { type Form, keptText, readKept, type Settings, settingsOf } from './model/stress.ts';
import { type OtherProgram, otherProgram } from './other-program.ts';
import { type ChosenProgram, type Rejected, readProgram } from './program-file.ts';
import type { Alone } from './program-runner.ts';
import { SAMPLE_ANSWERS } from './samples.ts';
import { type Program, StressTest } from './stress-test.ts';
import RunnerWorker from './worker/runner.ts?worker';

/** What the views of the stress test share. */
export interface Stress {
  readonly form: Signal<Form>;
  /** The C++ program, used while no WebAssembly program is chosen. */
  readonly source: Signal<string>;
  /** Whether the C++ program is saved for a reload. */
  readonly keeping: ReadonlySignal<Keeping>;
  /** The visitor's C++ program, where the lesson's has replaced it; else ''. */
  readonly replaced: Signal<string>;
  /** Null in a page without the compiler. */
  readonly compilation: Compilation | null;
  /** Whether the compiler need not be downloaded. */
  readonly isStored: ReadonlySignal<boolean>;
  readonly given: ReadonlySignal<ChosenProgram | null>;
  /** Compared with if the form says so. */
  readonly other: OtherProgram;
  /** Whether the compiler's newest messages are about the other program. */
  readonly isOtherCompiled: ReadonlySignal<boolean>;
  /** Name of the program that a reload has lost. */
  readonly lost: ReadonlySignal<string | null>;
  /** Whether the tab crashed while a program ran, before it was loaded again. */
  readonly hasCrashed: ReadonlySignal<boolean>;
  /** Why the last files were rejected. */
  readonly refused: ReadonlySignal<Rejected | null>;
  readonly test: ReadonlySignal<StressTest | null>;
  /** What is undefined in a C++ program: behind the fault found, or on large boards that it answers rightly. */
  readonly violation: ReadonlySignal<NamedViolation | null>;
  /** Whether that is being looked for. */
  readonly isChecking: ReadonlySignal<boolean>;
  /** A place of the C++ program to show. */
  readonly place: Signal<{ readonly line: number; readonly column: number } | null>;
  /** Reads a program and starts it. */
  readonly give: (files: readonly File[]) => Promise<void>;
  /** Reads the other program. */
  readonly giveOther: (files: readonly File[]) => Promise<void>;
  /** Puts the WebAssembly program away. */
  readonly useSource: () => void;
  /** Starts the program, in place of the previous run. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  /** Loads the compiler ahead of its use if it need not be downloaded. */
  readonly preload: () => void;
}

/** The page's stress test; it keeps running while another view is shown. */
export const stressOf = perApp<Stress>((app) => {
  const kept = readKept(savedForReload('stress'));
  const form = signal(kept.form);
  const source = signal('');
  const given = signal<ChosenProgram | null>(null);
  const lost = signal(kept.name);
  const refused = signal<Rejected | null>(null);
  const test = signal<StressTest | null>(null);
  const violation = signal<NamedViolation | null>(null);
  const isChecking = signal(false);
  const hasCrashed = hasCrashedTab(() => isChecking.value || test.value?.isRunning() === true);
  const place = signal<{ readonly line: number; readonly column: number } | null>(null);
  const isStored = signal(false);
  const base = document.baseURI;
  const compilation = PARTS === null ? null : new Compilation(PARTS, base, CompilerWorker);
  const keeping = keepSource('program', source, signal(null), () => {});
  const isOtherCompiled = signal(false);
  effect(() => {
    saveForReload('stress', keptText(form.value, given.value?.name ?? lost.value));
  });
  if (PARTS !== null) {
    void isCompilerStored(PARTS, base).then((stored) => {
      isStored.value = isStored.value || stored;
    });
  }
  const preload = () => {
    if (isStored.value && given.value === null) void compilation?.preload();
  };
  effect(() => {
    if (source.value.trim() === '') return;
    preload();
    if (isStored.value && given.value === null && beginsWithEverything(source.value))
      void compilation?.prepareFirst(form.value.standard);
  });

  const replaced = takeHanded(app, source, () => {
    given.value = null;
  });

  /** Settles when the program compiled last has been looked through for violations. */
  let checking: Promise<void> = Promise.resolve();
  const alone: Alone = (work) => checking.then(() => poolOf(app).alone(work));
  const stop = () => {
    compilation?.stop();
    test.value?.stop();
  };
  const run = ({ bytes, stack }: Program, settings: Settings, beside: Program | null) => {
    const samples = { input: EXAMPLE_INPUT, answers: SAMPLE_ANSWERS };
    const scripts = { runner: RunnerWorker, search: BenchWorker };
    const begun = new StressTest(bytes, settings, scripts, {
      ...{ samples, stack, alone },
      ...(beside !== null && { other: beside }),
    });
    test.value = begun;
    return begun;
  };
  const compiled = async (text: string, standard: Standard): Promise<Program | null> => {
    if (compilation === null || text.trim() === '') return null;
    const bytes = await compilation.compile(text, standard);
    isStored.value = isStored.value || compilation.isLoaded;
    return bytes && { bytes, stack: STACK };
  };
  const other = otherProgram((text, standard) => {
    isOtherCompiled.value = true;
    return compiled(text, standard);
  });
  /** Looks for a violation in the program compiled last; `begun` is its test. */
  const check = async (begun: StressTest, input: string) => {
    if (compilation === null || test.value !== begun) return;
    isChecking.value = true;
    const checked = await compilation.checked();
    const found = checked && (await findViolation(checked, input, begun.settings, RunnerWorker));
    if (test.value !== begun) return;
    isChecking.value = false;
    if (found !== null) violation.value = found;
  };
  const compileAndRun = async (settings: Settings, beside: Program | null) => {
    isOtherCompiled.value = false;
    const program = await compiled(source.value, form.value.standard);
    if (program === null || compilation === null) return;
    const begun = run(program, settings, beside);
    if (await begun.tinyRight()) {
      checking = check(begun, LARGE_BOARDS);
      await checking;
    }
    const found = await begun.found();
    if (found !== null) await check(begun, found.input);
    if (test.value === begun) await compilation.prepareNext();
  };
  const start = async () => {
    const settings = settingsOf(form.value);
    if (settings === null) return;
    stop();
    savePlanned();
    hasCrashed.value = false;
    violation.value = null;
    isChecking.value = false;
    test.value = null;
    isOtherCompiled.value = false;
    const isBeside = form.value.against === 'other';
    if (isBeside && other.isEmpty()) return;
    showOutcome('.stress-result');
    const beside = isBeside ? await other.program(form.value.standard) : null;
    if (isBeside && beside === null) return;
    if (given.value === null) await compileAndRun(settings, beside);
    else run({ bytes: given.value.bytes, stack: 0 }, settings, beside);
  };
  const useSource = () => {
    stop();
    test.value = null;
    isChecking.value = false;
    given.value = null;
    lost.value = null;
  };
  const read = async (files: readonly File[]) => {
    const program = await readProgram(files, compilation !== null);
    if (program === null) return null;
    refused.value = program.kind === 'rejected' ? program.why : null;
    return program.kind === 'rejected' ? null : program;
  };
  const give = async (files: readonly File[]) => {
    const program = await read(files);
    if (program === null) return;
    if (program.kind === 'source') {
      useSource();
      source.value = program.source;
      if (isStored.value) await start();
      return;
    }
    given.value = program.given;
    lost.value = null;
    await start();
  };
  const giveOther = async (files: readonly File[]) => {
    const program = await read(files);
    if (program !== null) other.take(program);
  };
  return {
    ...{ other, isOtherCompiled, giveOther },
    ...{
      form,
      source,
      keeping,
      replaced,
      compilation,
      isStored,
      given,
      lost,
      hasCrashed,
      refused,
      test,
      place,
    },
    ...{ violation, isChecking },
    ...{ give, useSource, start, stop, preload },
  };
});
