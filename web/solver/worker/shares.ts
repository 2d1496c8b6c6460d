import { now } from './clock.ts';
import type { Done } from './pool-protocol.ts';
import { yieldToMessages } from './slices.ts';

/** A share lets messages in after so many milliseconds. */
const SLICE = 8;

/** Does one task; null when it was no longer wanted. */
type Work<Task, Answer> = (task: Task, isWanted: () => boolean) => Promise<Answer | null>;

/** The shares of jobs that a thread was given: those of one job are done one after the other, and what is left ends early. */
export class Shares {
  readonly #left = new Set<number>();
  readonly #newest = new Map<number, Promise<unknown>>();

  leave(job: number): void {
    if (this.#newest.has(job)) this.#left.add(job);
  }

  /** Whether nobody has work for the thread. */
  get isIdle(): boolean {
    return this.#newest.size === 0;
  }

  /** Whether nobody but this job has work for the thread. */
  isAlone(job: number): boolean {
    return [...this.#newest.keys()].every((each) => each === job);
  }

  /** Does all tasks of a share, after those that came before it; null when its job was left before the end. */
  async work<Task, Answer>(
    job: number,
    tasks: readonly Task[],
    work: Work<Task, Answer>,
  ): Promise<Done<Answer> | null> {
    const share = (this.#newest.get(job) ?? Promise.resolve()).then(() =>
      answersTo(tasks, work, () => !this.#left.has(job)),
    );
    const ended = share.catch(() => {});
    this.#newest.set(job, ended);
    try {
      return await share;
    } finally {
      if (this.#newest.get(job) === ended) {
        this.#newest.delete(job);
        this.#left.delete(job);
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
