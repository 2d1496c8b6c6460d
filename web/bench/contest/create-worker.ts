/** A thread of the batch, not yet started. */
export function createBatchWorker(): Worker {
  return new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
}
