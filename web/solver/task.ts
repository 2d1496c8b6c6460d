import { type ReadonlySignal, signal } from '@preact/signals';
import type { Failure } from '../model/failure.ts';
import type { Outcome } from './worker/protocol.ts';

/** State of a task: never begun or forgotten, running, stopped by the user, or settled with a result or a failure. */
export type TaskState<Progress = null, Result = null> =
  | { readonly status: 'idle' }
  | { readonly status: 'running' | 'stopped'; readonly progress: Progress }
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'failed'; readonly failure: Failure };

/** One run of a task, as its work sees it. */
export interface TaskRun<Progress> {
  /** Aborted once the run is over, however it ended. */
  readonly signal: AbortSignal;
  /** Publishes progress; ignored once the run is over. */
  readonly report: (progress: Progress) => void;
}

/** The work of one run; null is allowed as the answer of a run that was aborted. */
export type Work<Progress, Result> = (run: TaskRun<Progress>) => Promise<Outcome<Result> | null>;

/** Work that the user starts and may stop, one run at a time: a newer run replaces the one before, whose answer is ignored. */
export class Task<Progress = null, Result = null> {
  readonly #state = signal<TaskState<Progress, Result>>({ status: 'idle' });
  #run = new AbortController();

  get state(): ReadonlySignal<TaskState<Progress, Result>> {
    return this.#state;
  }

  /** Begins a run, in place of the one before. */
  async start(progress: Progress, work: Work<Progress, Result>): Promise<void> {
    this.#end({ status: 'running', progress });
    const run = new AbortController();
    this.#run = run;
    const { signal } = run;
    const report = (progress: Progress) => {
      if (!signal.aborted) this.#state.value = { status: 'running', progress };
    };
    const outcome = await work({ signal, report });
    if (signal.aborted || outcome === null) return;
    this.#end(
      outcome.ok ? { status: 'done', result: outcome.value } : { status: 'failed', failure: outcome.failure },
    );
  }

  /** Stops the run at once, if there is one; its progress stays. */
  stop(): void {
    const state = this.#state.peek();
    if (state.status === 'running') this.#end({ ...state, status: 'stopped' });
  }

  /** Forgets what came of it, and stops the run if there is one. */
  clear(): void {
    this.#end({ status: 'idle' });
  }

  #end(state: TaskState<Progress, Result>): void {
    this.#run.abort();
    this.#state.value = state;
  }
}
