import GenerateWorker from './worker/worker.ts?worker&inline';

/** A generating thread of the page in one file, where a worker cannot be fetched. */
export function createGenerateWorker(): Worker {
  return new GenerateWorker();
}
