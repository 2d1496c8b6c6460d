import { type Asked, failed, Thread, type WorkerScript } from './thread.ts';
import type { Done, PoolService } from './worker/pool-protocol.ts';
import type { Outcome } from './worker/protocol.ts';

/** More threads than that hardly help. */
const MOST_THREADS = 8;
/** So many shares of work are with a thread: while one is being done and the page is busy with a frame, the next ones are there. */
const SHARES_AT_ONCE = 3;
/** A share should take so many milliseconds. The first one is of one task where nobody knows how long that takes. */
const SHARE_TAKES = 6;
const MOST_TASKS = 64;
/** Threads that have had nothing to do for so many milliseconds end. */
const IDLE_FOR = 20_000;

/** Work that is dealt out task by task. */
export interface Job<Task, Answer> {
  /** The next tasks, at most so many; none when there are no more. */
  take(most: number): readonly Task[] | Promise<readonly Task[]>;
  /** Asks a thread; null when the job was left. */
  ask(
    service: Asked<PoolService>,
    job: number,
    tasks: readonly Task[],
  ): Promise<Outcome<Done<Answer>> | null>;
  /** Takes what came of tasks. Shares come in any order. */
  put(tasks: readonly Task[], answers: readonly Answer[]): void;
}

export interface JobOptions {
  readonly signal: AbortSignal;
  /** Goes before the jobs that are not. */
  readonly isUrgent?: boolean;
  /** Takes what the others leave: its shares last, so a thread has one of them, and gets on with it when there is nothing else. */
  readonly isPatient?: boolean;
  /** At most so many threads work for it. */
  readonly threads?: number;
  /** A task is thought to take so many milliseconds; the first shares go by that. */
  readonly taskTakes?: number;
  /** Its tasks cannot be left in the middle: threads that are at one end when it is left, unless they work for others as well. */
  readonly isWhole?: boolean;
}

/**
 * Threads for what is made of many solves. They begin when there is work for them and end when there has been none for a while;
 * they share nothing but messages.
 */
export class Pool {
  readonly #idleFor: number;
  readonly #threads: readonly Thread<PoolService>[];
  /** The urgent ones first and the patient ones last, each kind in the order in which they came. */
  #jobs: readonly Running[] = [];
  readonly #shares = new Set<Share>();
  readonly #kept = new Set<object>();
  #number = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** `load` gives every thread the module when it begins, null where that could not be had. */
  constructor(
    script: WorkerScript,
    load: () => Promise<WebAssembly.Module | null>,
    { threads = navigator.hardwareConcurrency || 1, idleFor = IDLE_FOR } = {},
  ) {
    this.#idleFor = idleFor;
    const begin = () =>
      new Thread<PoolService>(script, async (ask) => {
        const module = await load();
        return module === null ? failed('load_failed') : ask((service) => service.start(module));
      });
    this.#threads = Array.from({ length: Math.min(threads, MOST_THREADS) }, begin);
  }

  /**
   * Begins the threads where work for them is to be expected, and keeps them until the returned function is called. One of
   * them warms up for all; the others leave the processor to the page, which has something new to paint.
   */
  keep(): () => void {
    const kept = {};
    this.#kept.add(kept);
    clearTimeout(this.#idle);
    for (const [number, thread] of this.#threads.entries())
      void thread.ask((service) => (number === 0 ? service.warmUp() : Promise.resolve(null)));
    return () => {
      this.#kept.delete(kept);
      this.#restWhenIdle();
    };
  }

  /** Does a job to its end; null when `signal` was aborted before that. Then nothing is put any more. */
  run<Task, Answer>(job: Job<Task, Answer>, options: JobOptions): Promise<Outcome<null> | null> {
    const { signal, isUrgent = false, isPatient = false, isWhole = false, threads = MOST_THREADS } = options;
    const { taskTakes = SHARE_TAKES } = options;
    if (signal.aborted) return Promise.resolve(null);
    const number = ++this.#number;
    let size = sizeFor(taskTakes);
    return new Promise((resolve) => {
      const running: Running = {
        rank: isUrgent ? 0 : isPatient ? 2 : 1,
        ahead: isPatient ? 1 : SHARES_AT_ONCE,
        threads,
        isDealt: false,
        share: async (thread) => {
          const tasks = await job.take(size);
          if (tasks.length === 0) running.isDealt = true;
          if (tasks.length === 0 || !this.#jobs.includes(running)) return;
          const outcome = await thread.ask((service) => job.ask(service, number, tasks));
          if (!this.#jobs.includes(running)) return;
          if (outcome === null || !outcome.ok) return leave(outcome);
          size = sizeAfter(size, tasks.length, outcome.value.took);
          job.put(tasks, outcome.value.answers);
        },
        end: (outcome) => {
          this.#jobs = this.#jobs.filter((each) => each !== running);
          signal.removeEventListener('abort', abort);
          resolve(outcome);
        },
      };
      const abort = () => leave(null);
      const leave = (outcome: Outcome<null> | null) => {
        for (const thread of this.#threadsOf(running)) {
          if (thread.ended !== null) continue;
          const isShared = [...this.#shares].some((each) => each.thread === thread && each.job !== running);
          if (isWhole && !isShared) thread.end();
          else void thread.ask((service) => service.leave(number));
        }
        running.end(outcome);
      };
      signal.addEventListener('abort', abort);
      this.#jobs = [...this.#jobs, running].sort((a, b) => a.rank - b.rank);
      this.#deal();
    });
  }

  /** Gives every thread that waits for work some: none has its second share before all have their first. */
  #deal(): void {
    for (let most = 1; most <= SHARES_AT_ONCE; most++) {
      for (const thread of this.#threads) {
        const job = this.#jobs.find((each) => !each.isDealt && this.#mayHave(thread, each, most));
        if (job !== undefined) void this.#share(job, thread);
      }
    }
  }

  /** A job does not wait for the shares of those that it goes before. */
  #mayHave(thread: Thread<PoolService>, job: Running, most: number): boolean {
    const shares = [...this.#shares].filter((each) => each.thread === thread);
    const threads = this.#threadsOf(job);
    return (
      shares.filter((each) => each.job.rank <= job.rank).length < Math.min(most, job.ahead) &&
      (threads.has(thread) || threads.size < job.threads)
    );
  }

  #threadsOf(job: Running): Set<Thread<PoolService>> {
    return new Set([...this.#shares].flatMap((share) => (share.job === job ? share.thread : [])));
  }

  async #share(job: Running, thread: Thread<PoolService>): Promise<void> {
    clearTimeout(this.#idle);
    const share = { job, thread };
    this.#shares.add(share);
    await job.share(thread);
    this.#shares.delete(share);
    if (job.isDealt && this.#threadsOf(job).size === 0) job.end({ ok: true, value: null });
    this.#deal();
    this.#restWhenIdle();
  }

  /** Ends the threads in the middle of what they do. */
  end(): void {
    clearTimeout(this.#idle);
    for (const thread of this.#threads) thread.end();
  }

  #restWhenIdle(): void {
    clearTimeout(this.#idle);
    if (this.#shares.size === 0 && this.#kept.size === 0)
      this.#idle = setTimeout(() => this.end(), this.#idleFor);
  }
}

/** Some tasks of a job that are with a thread. */
interface Share {
  readonly job: Running;
  readonly thread: Thread<PoolService>;
}

/** A job that goes on, whatever its tasks are. */
interface Running {
  /** Jobs of lower rank go first. */
  readonly rank: number;
  /** At most so many of its shares are with a thread. */
  readonly ahead: number;
  readonly threads: number;
  /** Whether there are no more tasks. */
  isDealt: boolean;
  /** Has a thread do the next tasks. */
  readonly share: (thread: Thread<PoolService>) => Promise<void>;
  readonly end: (outcome: Outcome<null> | null) => void;
}

/** How many tasks the next share has after one of `tasks` took so many milliseconds. */
function sizeAfter(size: number, tasks: number, took: number): number {
  return Math.min(sizeFor(took / tasks), size * 8);
}

/** How many tasks of so many milliseconds make a share. */
function sizeFor(taskTakes: number): number {
  return Math.min(Math.max(Math.round(SHARE_TAKES / Math.max(taskTakes, 0.001)), 1), MOST_TASKS);
}
