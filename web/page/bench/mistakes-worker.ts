/** A thread for the mistakes, not yet started. */
export function createMistakesWorker(): Worker {
  return new Worker(new URL('../../worker/bench/mistakes.ts', import.meta.url), { type: 'module' });
}
