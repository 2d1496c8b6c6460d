import type { Failure } from './state.ts';

/** State of a job that the user starts and may stop. What came of it has a type of its own if it is more than its progress. */
export type JobState<Progress = null, Result = null> =
  | { readonly status: 'none' }
  | { readonly status: 'running' | 'stopped'; readonly progress: Progress }
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'failed'; readonly failure: Failure };
