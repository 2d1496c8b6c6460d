/** A thread that generates boards, not yet started. */
export function createGenerateWorker(): Worker {
  return new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
}
