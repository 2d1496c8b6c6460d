import { now } from './clock.ts';
import type { Done } from './pool-protocol.ts';
import { yieldToMessages } from './slices.ts';

/** How often (ms) a chunk yields to the event loop. */
const SLICE = 8;

/** Runs one task; null once it is no longer wanted. */
type Work<Task, Answer> = (task: Task, isWanted: () => boolean) => Promise<Answer | null>;

/** The chunks queued at a worker: those of one job run one after the other, and an aborted job ends early. */
export class ChunkQueue {
  readonly #aborted = new Set<number>();
  readonly #newest = new Map<number, Promise<unknown>>();

  leave(job: number): void {
    if (this.#newest.has(job)) this.#aborted.add(job);
  }

  /** Whether no chunk is queued. */
  get isIdle(): boolean {
    return this.#newest.size === 0;
  }

  /** Whether only this job has chunks queued. */
  isAlone(job: number): boolean {
    return [...this.#newest.keys()].every((each) => each === job);
  }

  /** Runs all tasks of a chunk after the earlier chunks of its job; null if the job was aborted before the end. */
  async work<Task, Answer>(
    job: number,
    tasks: readonly Task[],
    work: Work<Task, Answer>,
  ): Promise<Done<Answer> | null> {
    const chunk = (this.#newest.get(job) ?? Promise.resolve()).then(() =>
      answersTo(tasks, work, () => !this.#aborted.has(job)),
    );
    const ended = chunk.catch(() => {});
    this.#newest.set(job, ended);
    try {
      return await chunk;
    } finally {
      if (this.#newest.get(job) === ended) {
        this.#newest.delete(job);
        this.#aborted.delete(job);
      }
    }
  }
}

async function answersTo<Task, Answer>(
  tasks: readonly Task[],
  work: Work<Task, Answer>,
  isWanted: () => boolean,
): Promise<Done<Answer> | null> {
  const begun = now();
  let yielded = begun;
  const answers: Answer[] = [];
  for (const task of tasks) {
    const answer = isWanted() ? await work(task, isWanted) : null;
    if (answer === null) return null;
    answers.push(answer);
    if (now() - yielded < SLICE) continue;
    await yieldToMessages();
    yielded = now();
  }
  return { answers, took: now() - begun };
}
