import { type ReadonlySignal, signal } from '@preact/signals';
import type { Failure } from '../../model/failure.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { outcomeOf } from '../../solver/worker/failure.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import { cellOf, type PackageTest, type ProgramCell, type ProgramRun } from './model/own-programs.ts';

/** A program's runs on all tests, or why there are none; null if it was stopped. */
export type Tested =
  | { readonly why: null; readonly runs: readonly ProgramRun[] }
  | { readonly why: Catalogue<string> }
  | null;

/** Compiles and runs the setter's programs. */
export interface ProgramTester {
  /** Which files are taken, and what they need. */
  readonly hint: Catalogue<string>;
  /** Reports what is being done before the runs, then the number of each test that begins, from 1. */
  readonly test: (
    file: File,
    tests: readonly PackageTest[],
    report: (doing: Catalogue<string> | number) => void,
  ) => Promise<Tested>;
  /** Stops at once. */
  readonly stop: () => void;
}

/** A program's row of the table; without cells, why it has none. */
export type ProgramRow =
  | { readonly name: string; readonly why: null; readonly cells: readonly ProgramCell[] }
  | { readonly name: string; readonly why: Catalogue<string> };

/** Loads who compiles and runs the setter's programs. */
export type LoadTester = () => Promise<ProgramTester>;

/** The program at work: what is done with it, or the test that it runs on. */
export interface AtWork {
  readonly name: string;
  readonly doing: Catalogue<string> | number | null;
}

/** The setter's programs and their rows, for the package that is shown. */
export class OwnPrograms {
  readonly #rows = signal<readonly ProgramRow[]>([]);
  readonly #atWork = signal<AtWork | null>(null);
  readonly #failure = signal<Failure | null>(null);
  readonly #tests: () => Promise<Outcome<readonly PackageTest[]>>;
  #tester: ProgramTester | null = null;
  /** Increases when the programs at work are given up. */
  #turn = 0;

  constructor(tests: () => Promise<Outcome<readonly PackageTest[]>>) {
    this.#tests = tests;
  }

  get rows(): ReadonlySignal<readonly ProgramRow[]> {
    return this.#rows;
  }

  get atWork(): ReadonlySignal<AtWork | null> {
    return this.#atWork;
  }

  /** Why the tests or the tester could not be loaded; null if they could. */
  get failure(): ReadonlySignal<Failure | null> {
    return this.#failure;
  }

  /** Runs programs on all tests, one after the other, in place of those at work. A row of the same name is replaced. */
  async add(files: readonly File[], load: LoadTester): Promise<void> {
    this.stop();
    const turn = this.#turn;
    for (const file of files) {
      this.#atWork.value = { name: file.name, doing: null };
      const row = await this.#rowOf(file, load, turn);
      if (turn !== this.#turn) return;
      if (this.#failure.value !== null) break;
      if (row !== null) this.#rows.value = [...this.#rows.value.filter(({ name }) => name !== row.name), row];
    }
    this.#atWork.value = null;
  }

  /** Stops at once; the rows that are there stay. */
  stop(): void {
    this.#turn++;
    this.#failure.value = null;
    this.#tester?.stop();
    this.#atWork.value = null;
  }

  /** Forgets all rows, which belong to a package. */
  clear(): void {
    this.stop();
    this.#rows.value = [];
  }

  async #rowOf(file: File, load: LoadTester, turn: number): Promise<ProgramRow | null> {
    const { name } = file;
    const [tests, tester] = await Promise.all([this.#tests(), outcomeOf(load())]);
    if (turn !== this.#turn) return null;
    if (!tests.ok) return this.#fail(tests.failure);
    if (!tester.ok) return this.#fail(tester.failure);
    this.#tester = tester.value;
    const tested = await tester.value.test(file, tests.value, (doing) => {
      if (turn === this.#turn) this.#atWork.value = { name, doing };
    });
    if (tested === null) return null;
    if (tested.why !== null) return { name, why: tested.why };
    const cells = tested.runs.map((run, index) => cellOf(run, tests.value[index]?.answers ?? ''));
    return { name, why: null, cells };
  }

  #fail(failure: Failure): null {
    this.#failure.value = failure;
    return null;
  }
}
