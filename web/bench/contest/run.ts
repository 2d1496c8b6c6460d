import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { transfer } from 'comlink';
import type { Failure } from '../../model/state.ts';
import { InOrder } from '../../solver/in-order.ts';
import type { Pool } from '../../solver/pool.ts';
import { Thread } from '../../solver/thread.ts';
import { now } from '../../solver/worker/clock.ts';
import { readBytes, type TextSource } from '../text-source.ts';
import BenchWorker from '../worker/worker.ts?worker';
import { ContestJob } from './contest-job.ts';
import { addToTally, NO_TALLY, type Row, type Survey, type Tally } from './model/contest.ts';
import type { ContestService } from './worker/protocol.ts';

export type RunStatus = 'reading' | 'solving' | 'done' | 'cancelled' | 'failed';

/** What is answered is shown so often, in milliseconds: every time the list is drawn anew. */
const SHOW_EVERY = 100;

/** Something wrong with a contest file: a board without an answer, or text that is no board (null). */
export interface Problem {
  readonly board: number | null;
  readonly failure: Failure;
}

/** One contest file being answered. */
export class BatchRun {
  readonly source: TextSource;
  readonly #status = signal<RunStatus>('reading');
  readonly #survey = signal<Survey>({ boards: 0, problems: [] });
  readonly #answered = signal(0);
  readonly #tally = signal<Tally>(NO_TALLY);
  readonly #problems = signal<readonly Problem[]>([]);
  readonly #speed = signal<number | null>(null);
  readonly #failure = signal<Failure | null>(null);
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

  get status(): ReadonlySignal<RunStatus> {
    return this.#status;
  }

  /** How many boards there are, and what else is wrong with the text. */
  get survey(): ReadonlySignal<Survey> {
    return this.#survey;
  }

  /** The first so many boards are answered: `rows` has them. */
  get answered(): ReadonlySignal<number> {
    return this.#answered;
  }

  get rows(): readonly Row[] {
    return this.#found.items;
  }

  get tally(): ReadonlySignal<Tally> {
    return this.#tally;
  }

  /** In the order of the text, as far as it is answered; before them what belongs to no board. */
  get problems(): ReadonlySignal<readonly Problem[]> {
    return this.#problems;
  }

  /** Boards a second, once it is over. */
  get speed(): ReadonlySignal<number | null> {
    return this.#speed;
  }

  /** Why the run itself failed, not a board of it. */
  get failure(): ReadonlySignal<Failure | null> {
    return this.#failure;
  }

  /** Stops at once; what is answered stays. */
  cancel(): void {
    if (this.isOver()) return;
    this.#end('cancelled');
  }

  /** Whether nothing more is going to be answered. */
  isOver(): boolean {
    return this.#status.value !== 'reading' && this.#status.value !== 'solving';
  }

  #end(status: RunStatus): void {
    this.#show();
    const seconds = (now() - this.#began) / 1000;
    batch(() => {
      this.#status.value = status;
      if (status === 'done' && this.rows.length > 0)
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
    if (outcome.ok) this.#end('done');
    else this.#fail(outcome.failure);
  }

  #begin(survey: Survey): void {
    batch(() => {
      this.#survey.value = survey;
      this.#problems.value = survey.problems.map((failure) => ({ board: null, failure }));
      this.#status.value = 'solving';
    });
    this.#began = now();
  }

  #fail(failure: Failure): void {
    if (this.isOver()) return;
    this.#failure.value = failure;
    this.#end('failed');
  }

  /** Lets the views see what has come. */
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
