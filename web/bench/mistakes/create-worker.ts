/** A thread for the mistakes, not yet started. */
export function createMistakesWorker(): Worker {
  return new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
}
