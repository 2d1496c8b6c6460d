/** The solver's thread, not yet started. */
export function createSolverWorker(): Worker {
  return new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
}
