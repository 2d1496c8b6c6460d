import BatchWorker from './worker/worker.ts?worker&inline';

/** A thread of the batch of the page in one file, where a worker cannot be fetched. */
export function createBatchWorker(): Worker {
  return new BatchWorker();
}
