import MistakesWorker from './worker/worker.ts?worker&inline';

/** A thread for the mistakes of the page in one file, where a worker cannot be fetched. */
export function createMistakesWorker(): Worker {
  return new MistakesWorker();
}
