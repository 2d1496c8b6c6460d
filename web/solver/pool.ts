import { type Remote, Thread, type WorkerScript } from './thread.ts';
import { keepLoaded } from './worker/failure.ts';
import type { Done, PoolService } from './worker/pool-protocol.ts';
import type { Outcome } from './worker/protocol.ts';

/** More workers hardly help. */
const MAX_WORKERS = 8;
/** Chunks queued per worker, so that it never idles while the main thread paints. */
const CHUNKS_QUEUED = 3;
/** Target duration (ms) of a chunk. The first chunk is one task, unless the job estimates its tasks. */
const CHUNK_TAKES = 6;
const MAX_TASKS = 64;
/** Rank of urgent jobs. */
const URGENT = 0;
/** Rank of background jobs. */
const BACKGROUND = 2;
/** Idle time (ms) after which the workers are terminated. */
const IDLE_FOR = 20_000;

/** Work made of many tasks. */
export interface Job<Task, Answer> {
  /** The next tasks, at most `most`; none when there are no more. */
  take(most: number): readonly Task[] | Promise<readonly Task[]>;
  /** Sends a chunk to a worker; null if the job was aborted. */
  ask(
    service: Remote<PoolService>,
    job: number,
    tasks: readonly Task[],
  ): Promise<Outcome<Done<Answer>> | null>;
  /** Receives the answers to a chunk. Chunks arrive in any order. */
  put(tasks: readonly Task[], answers: readonly Answer[]): void;
}

export interface JobOptions {
  readonly signal: AbortSignal;
  /** Runs before other jobs, and beside exclusive work: the screen waits for it. */
  readonly isUrgent?: boolean;
  /** Low priority: its tasks are long, so a worker has one at a time, and runs it only when no other job needs the worker. */
  readonly isBackground?: boolean;
  /** Estimated duration (ms) of a task; sizes the first chunks. */
  readonly taskTakes?: number;
  /** Tasks cannot be cancelled: aborting the job terminates the workers that run nothing else. */
  readonly isUninterruptible?: boolean;
}

/**
 * Workers for jobs of many solves. They start with the first work and are terminated after a time without any; they share
 * nothing but messages.
 */
export class Pool {
  readonly #idleFor: number;
  readonly #load: () => Promise<WebAssembly.Module>;
  #module: () => Promise<Outcome<WebAssembly.Module>>;
  readonly #threads: readonly Thread<PoolService>[];
  /** The workers that have not started yet. */
  readonly #starting = new Set<Thread<PoolService>>();
  /** Urgent jobs first, background jobs last, each in order of arrival. */
  #jobs: readonly Running[] = [];
  readonly #chunks = new Set<Chunk>();
  readonly #kept = new Set<object>();
  #number = 0;
  /** Pending exclusive work; null if none. */
  #alone: Promise<unknown> | null = null;
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** `load` loads the module for the workers, once for all. */
  constructor(
    script: WorkerScript,
    load: () => Promise<WebAssembly.Module>,
    { threads = navigator.hardwareConcurrency || 1, idleFor = IDLE_FOR } = {},
  ) {
    this.#idleFor = idleFor;
    this.#load = load;
    this.#module = keepLoaded(load);
    const begin = () => {
      const thread = new Thread<PoolService>(script, async (ask) => {
        this.#starting.add(thread);
        const module = await this.#module();
        const started = module.ok ? await ask((service) => service.start(module.value)) : module;
        this.#starting.delete(thread);
        return started;
      });
      return thread;
    };
    this.#threads = Array.from({ length: Math.min(threads, MAX_WORKERS) }, begin);
  }

  /**
   * Starts the workers because work is expected, and keeps them until the returned function is called. Only one warms up,
   * to leave the processor to the page while it paints.
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

  /** Runs a job to its end; null if `signal` was aborted before that, after which `put` is not called any more. */
  run<Task, Answer>(job: Job<Task, Answer>, options: JobOptions): Promise<Outcome<null> | null> {
    const { signal, isUrgent = false, isBackground = false, isUninterruptible = false } = options;
    if (signal.aborted) return Promise.resolve(null);
    const number = ++this.#number;
    let size = sizeFor(options.taskTakes ?? CHUNK_TAKES);
    return new Promise((resolve) => {
      const running: Running = {
        rank: isUrgent ? URGENT : isBackground ? BACKGROUND : 1,
        ahead: isBackground ? 1 : CHUNKS_QUEUED,
        isExhausted: false,
        runChunk: async (thread) => {
          const tasks = await job.take(size);
          if (tasks.length === 0) running.isExhausted = true;
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
        running.end(outcome);
        this.#endUnstarted();
        for (const thread of this.#threadsOf(running)) {
          if (isUninterruptible && !this.#isNeeded(thread)) thread.end();
          else void thread.askRunning((service) => service.leave(number));
        }
      };
      signal.addEventListener('abort', abort);
      this.#jobs = [...this.#jobs, running].sort((a, b) => a.rank - b.rank);
      this.#deal();
    });
  }

  /** Gives chunks to workers with free queue slots; no worker gets its second chunk before all have their first. */
  #deal(): void {
    const jobs = this.#alone === null ? this.#jobs : this.#jobs.filter(({ rank }) => rank === URGENT);
    for (let most = 1; most <= CHUNKS_QUEUED; most++) {
      for (const thread of this.#threads) {
        const job = jobs.find((each) => !each.isExhausted && this.#mayHave(thread, each, most));
        if (job !== undefined) void this.#runChunk(job, thread);
      }
    }
  }

  /** Whether the worker may queue another chunk of the job; queued chunks of lower priority do not count. */
  #mayHave(thread: Thread<PoolService>, job: Running, most: number): boolean {
    const chunks = [...this.#chunks].filter((each) => each.thread === thread && each.job.rank <= job.rank);
    return chunks.length < Math.min(most, job.ahead);
  }

  #isNeeded(thread: Thread<PoolService>): boolean {
    return [...this.#chunks].some((each) => each.thread === thread && this.#jobs.includes(each.job));
  }

  #threadsOf(job: Running): Set<Thread<PoolService>> {
    return new Set([...this.#chunks].flatMap((chunk) => (chunk.job === job ? chunk.thread : [])));
  }

  async #runChunk(job: Running, thread: Thread<PoolService>): Promise<void> {
    clearTimeout(this.#idle);
    const chunk = { job, thread, ended: job.runChunk(thread) };
    this.#chunks.add(chunk);
    await chunk.ended;
    this.#chunks.delete(chunk);
    if (job.isExhausted && this.#threadsOf(job).size === 0) job.end({ ok: true, value: null });
    this.#deal();
    this.#restWhenIdle();
  }

  /** Pending exclusive work, for which long tasks wait where they report; null if none. */
  get pause(): Promise<unknown> | null {
    return this.#alone;
  }

  /** Does exclusive work: only urgent jobs get chunks meanwhile, and background jobs observe the pause. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    const others = [...this.#chunks].filter(({ job }) => job.rank < BACKGROUND).map(({ ended }) => ended);
    const working = Promise.all([this.#alone, ...others]).then(work);
    const over = working.catch(() => {});
    this.#alone = over;
    await over;
    if (this.#alone === over) {
      this.#alone = null;
      this.#deal();
    }
    return working;
  }

  /** Terminates the workers, whatever they are doing. */
  end(): void {
    clearTimeout(this.#idle);
    for (const thread of this.#threads) thread.end();
  }

  /** Once nothing waits for the workers, terminates those that have not started: their script or module may never come. */
  #endUnstarted(): void {
    if (this.#jobs.length > 0 || this.#kept.size > 0 || this.#starting.size === 0) return;
    for (const thread of this.#starting) thread.end();
    this.#starting.clear();
    this.#module = keepLoaded(this.#load);
  }

  #restWhenIdle(): void {
    clearTimeout(this.#idle);
    if (this.#chunks.size === 0 && this.#kept.size === 0)
      this.#idle = setTimeout(() => this.end(), this.#idleFor);
  }
}

/** Some tasks of a job, queued at a worker. */
interface Chunk {
  readonly job: Running;
  readonly thread: Thread<PoolService>;
  readonly ended: Promise<void>;
}

/** A job in progress, whatever the type of its tasks. */
interface Running {
  /** Jobs of lower rank go first. */
  readonly rank: number;
  /** Maximum chunks queued per worker. */
  readonly ahead: number;
  /** Whether there are no more tasks. */
  isExhausted: boolean;
  /** Runs the next tasks on a worker. */
  readonly runChunk: (thread: Thread<PoolService>) => Promise<void>;
  readonly end: (outcome: Outcome<null> | null) => void;
}

/** Tasks in the next chunk, after a chunk of `tasks` took `took` ms. */
function sizeAfter(size: number, tasks: number, took: number): number {
  return Math.min(sizeFor(took / tasks), size * 8);
}

/** Tasks in a chunk, if one takes `taskTakes` ms. */
function sizeFor(taskTakes: number): number {
  return Math.min(Math.max(Math.round(CHUNK_TAKES / Math.max(taskTakes, 0.001)), 1), MAX_TASKS);
}
