import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { transfer } from 'comlink';
import type { Failure } from '../../model/failure.ts';
import { InOrder } from '../../solver/in-order.ts';
import type { Pool } from '../../solver/pool.ts';
import { Task, type TaskRun, type TaskState } from '../../solver/task.ts';
import { Thread } from '../../solver/thread.ts';
import { throttle } from '../../solver/throttle.ts';
import { now } from '../../solver/worker/clock.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import { readBytes, type TextSource } from '../text-source.ts';
import BenchWorker from '../worker/worker.ts?worker';
import { ContestJob } from './contest-job.ts';
import { addToTally, NO_TALLY, type Row, type Survey, type Tally } from './model/contest.ts';
import type { ContestService } from './worker/protocol.ts';

/** What a run is doing: reading the file, or solving its boards. */
export type Phase = 'reading' | 'solving';

/** Boards a second; null if there are none. */
export type Speed = number | null;

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
  readonly #task = new Task<Phase, Speed>();
  readonly #survey = signal<Survey>({ boards: 0, problems: [] });
  readonly #answered = signal(0);
  readonly #tally = signal<Tally>(NO_TALLY);
  readonly #problems = signal<readonly Problem[]>([]);
  readonly #pool: Pool;
  readonly #reader = new Thread<ContestService>(BenchWorker);
  readonly #found = new InOrder<Row>();

  constructor(source: TextSource, pool: Pool) {
    this.source = source;
    this.#pool = pool;
    void this.#task.start('reading', (run) => this.#run(run));
  }

  /** State of the run; it fails if the file cannot be read, not because of a board. */
  get state(): ReadonlySignal<TaskState<Phase, Speed>> {
    return this.#task.state;
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

  /** Stops at once; the answers so far stay. */
  cancel(): void {
    this.#task.stop();
  }

  isOver(): boolean {
    return this.state.value.status !== 'running';
  }

  async #run({ signal, report }: TaskRun<Phase>): Promise<Outcome<Speed> | null> {
    const survey = await this.#reader.ask(async (service) => {
      const read = await readBytes(this.source.bytes);
      return read.ok ? service.survey(transfer(read.value, [read.value])) : read;
    }, signal);
    if (signal.aborted) return null;
    if (!survey.ok) return survey;
    batch(() => {
      this.#survey.value = survey.value;
      this.#problems.value = survey.value.problems.map((failure) => ({ board: null, failure }));
      report('solving');
    });
    return this.#solve(signal);
  }

  async #solve(signal: AbortSignal): Promise<Outcome<Speed> | null> {
    const began = now();
    const show = throttle(() => this.#show(), SHOW_EVERY, signal);
    const outcome = await new Promise<Outcome<null> | null>((settle) => {
      const job = new ContestJob({
        read: (most) => this.#reader.ask((service) => service.read(most), signal),
        put: (number, row) => {
          if (signal.aborted) return;
          this.#found.put(number - 1, row);
          show();
        },
        failed: (failure) => settle({ ok: false, failure }),
      });
      void this.#pool.run(job, { signal }).then(settle);
    });
    if (!outcome?.ok) return outcome;
    const seconds = (now() - began) / 1000;
    return { ok: true, value: this.rows.length > 0 ? Math.round(this.rows.length / seconds) : null };
  }

  /** Publishes the new rows to the views. */
  #show(): void {
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
