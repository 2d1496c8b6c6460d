/** The theatre's thread, not yet started. */
export function createTheatreWorker(): Worker {
  return new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
}
