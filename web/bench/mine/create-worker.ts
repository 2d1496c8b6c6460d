/** The thread that mines, not yet started. */
export function createMineWorker(): Worker {
  return new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
}
