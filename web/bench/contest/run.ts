import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { transfer } from 'comlink';
import type { Failure } from '../../model/failure.ts';
import { InOrder } from '../../solver/in-order.ts';
import type { Pool } from '../../solver/pool.ts';
import type { TaskState } from '../../solver/task.ts';
import { Thread } from '../../solver/thread.ts';
import { now } from '../../solver/worker/clock.ts';
import { readBytes, type TextSource } from '../text-source.ts';
import BenchWorker from '../worker/worker.ts?worker';
import { ContestJob } from './contest-job.ts';
import { addToTally, NO_TALLY, type Row, type Survey, type Tally } from './model/contest.ts';
import type { ContestService } from './worker/protocol.ts';

/** What a run is doing: reading the file, or solving its boards. */
export type Phase = 'reading' | 'solving';

/** UI refresh interval (ms), because every refresh redraws the list. */
const SHOW_EVERY = 100;

/** A problem of a contest file: in a board (its number, from 1) or elsewhere in the text (null). */
export interface Problem {
  readonly board: number | null;
  readonly failure: Failure;
}

/** Solves one contest file. */
export class BatchRun {
  readonly source: TextSource;
  readonly #state = signal<TaskState<Phase>>({ status: 'running', progress: 'reading' });
  readonly #survey = signal<Survey>({ boards: 0, problems: [] });
  readonly #answered = signal(0);
  readonly #tally = signal<Tally>(NO_TALLY);
  readonly #problems = signal<readonly Problem[]>([]);
  readonly #speed = signal<number | null>(null);
  readonly #pool: Pool;
  readonly #reader = new Thread<ContestService>(BenchWorker);
  readonly #running = new AbortController();
  readonly #found = new InOrder<Row>();
  #began = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(source: TextSource, pool: Pool) {
    this.source = source;
    this.#pool = pool;
    void this.#run();
  }

  /** State of the run; it fails if the file cannot be read, not because of a board. */
  get state(): ReadonlySignal<TaskState<Phase>> {
    return this.#state;
  }

  /** Number of boards, and the problems of the text outside of them. */
  get survey(): ReadonlySignal<Survey> {
    return this.#survey;
  }

  /** Number of boards answered, without a gap from the first: the length of `rows` when it was last shown. */
  get answered(): ReadonlySignal<number> {
    return this.#answered;
  }

  get rows(): readonly Row[] {
    return this.#found.items;
  }

  get tally(): ReadonlySignal<Tally> {
    return this.#tally;
  }

  /** Problems of the text first, then those of the boards answered, in order. */
  get problems(): ReadonlySignal<readonly Problem[]> {
    return this.#problems;
  }

  /** Boards a second; null until the run is done. */
  get speed(): ReadonlySignal<number | null> {
    return this.#speed;
  }

  /** Stops at once; the answers so far stay. */
  cancel(): void {
    const state = this.#state.value;
    if (state.status === 'running') this.#end({ ...state, status: 'stopped' });
  }

  isOver(): boolean {
    return this.#state.value.status !== 'running';
  }

  #end(state: TaskState<Phase>): void {
    this.#show();
    const seconds = (now() - this.#began) / 1000;
    batch(() => {
      this.#state.value = state;
      if (state.status === 'done' && this.rows.length > 0)
        this.#speed.value = Math.round(this.rows.length / seconds);
    });
    this.#running.abort();
    this.#reader.end();
  }

  async #run(): Promise<void> {
    const survey = await this.#reader.ask(async (service) => {
      const read = await readBytes(this.source.bytes);
      return read.ok ? service.survey(transfer(read.value, [read.value])) : read;
    });
    if (this.isOver()) return;
    if (!survey.ok) return this.#fail(survey.failure);
    this.#begin(survey.value);
    const job = new ContestJob({
      read: (most) => this.#reader.ask((service) => service.read(most)),
      put: (number, row) => {
        if (this.isOver()) return;
        this.#found.put(number - 1, row);
        this.#timer ??= setTimeout(() => this.#show(), SHOW_EVERY);
      },
      failed: (failure) => this.#fail(failure),
    });
    const outcome = await this.#pool.run(job, { signal: this.#running.signal });
    if (outcome === null) return;
    if (outcome.ok) this.#end({ status: 'done', result: null });
    else this.#fail(outcome.failure);
  }

  #begin(survey: Survey): void {
    batch(() => {
      this.#survey.value = survey;
      this.#problems.value = survey.problems.map((failure) => ({ board: null, failure }));
      this.#state.value = { status: 'running', progress: 'solving' };
    });
    this.#began = now();
  }

  #fail(failure: Failure): void {
    if (!this.isOver()) this.#end({ status: 'failed', failure });
  }

  /** Publishes the new rows to the views. */
  #show(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const { rows } = this;
    const shown = this.#answered.value;
    const fresh = rows.slice(shown);
    const broken = fresh.flatMap(({ failure }, index) =>
      failure === null ? [] : { board: shown + index + 1, failure },
    );
    batch(() => {
      if (broken.length > 0) this.#problems.value = [...this.#problems.value, ...broken];
      this.#tally.value = addToTally(this.#tally.value, fresh);
      this.#answered.value = rows.length;
    });
  }
}
