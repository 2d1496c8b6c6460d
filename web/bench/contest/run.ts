import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { proxy } from 'comlink';
import type { Failure } from '../../model/state.ts';
import { now } from '../../solver/clock.ts';
import { Thread } from '../../solver/thread.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import { readBytes, type TextSource } from '../text-source.ts';
import { addToTally, Deal, NO_TALLY, type Row, type Survey, type Tally } from './model/contest.ts';
import type { ContestService, Reported } from './worker/protocol.ts';
import ContestWorker from './worker/worker.ts?worker';

/** More threads than that hardly help. */
const MOST_THREADS = 8;

/** Each thread has a copy of the text: of a long one there are fewer, which take so many bytes together. */
const MOST_COPIED = 512 * 2 ** 20;

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
  readonly #threads: Thread<ContestService>[] = [];
  #deal = new Deal(0);
  #began = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(source: TextSource) {
    this.source = source;
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
    return this.#deal.rows;
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
    for (const thread of this.#threads) thread.end();
  }

  #start(): Thread<ContestService> {
    const thread = new Thread<ContestService>(ContestWorker);
    this.#threads.push(thread);
    return thread;
  }

  async #run(): Promise<void> {
    const first = this.#start();
    let text = new ArrayBuffer(0);
    const survey = await first.ask(async (service) => {
      const read = await readBytes(this.source.bytes);
      if (!read.ok) return read;
      text = read.value;
      return service.survey(text);
    });
    if (this.isOver()) return;
    if (!survey.ok) {
      this.#fail(survey.failure);
      return;
    }
    this.#begin(survey.value);
    const others = threadsFor(text) - 1;
    const threads = [first, ...Array.from({ length: others }, () => this.#start())];
    const outcomes = await Promise.all(threads.map((thread) => this.#solveWith(thread, text)));
    if (!this.isOver() && outcomes.every(({ ok }) => ok)) this.#end('done');
  }

  #begin(survey: Survey): void {
    batch(() => {
      this.#survey.value = survey;
      this.#problems.value = survey.problems.map((failure) => ({ board: null, failure }));
      this.#status.value = 'solving';
    });
    this.#deal = new Deal(survey.boards);
    this.#began = now();
  }

  #fail(failure: Failure): void {
    this.#failure.value = failure;
    this.#end('failed');
  }

  /** Has a thread solve what is dealt to it; when it fails, the run does. */
  async #solveWith(thread: Thread<ContestService>, text: ArrayBuffer): Promise<Outcome<null>> {
    const take = proxy(async () => this.#deal.take());
    const report = proxy((rows: readonly Reported[]) => {
      if (this.isOver()) return;
      for (const [number, row] of rows) this.#deal.put(number, row);
      this.#timer ??= setTimeout(() => this.#show(), SHOW_EVERY);
    });
    const outcome = await thread.ask((service) => service.solve(text, take, report));
    if (!outcome.ok && !this.isOver()) this.#fail(outcome.failure);
    return outcome;
  }

  /** Lets the views see what has come. */
  #show(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const { rows } = this.#deal;
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

/** How many threads solve the boards of a text. */
function threadsFor(text: ArrayBuffer): number {
  const copies = Math.max(1, Math.floor(MOST_COPIED / text.byteLength));
  return Math.min(navigator.hardwareConcurrency || 1, MOST_THREADS, copies);
}
