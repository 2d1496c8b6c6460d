/** The theatre's thread, not yet started. */
export function createTheatreWorker(): Worker {
  return new Worker(new URL('../../worker/theatre.ts', import.meta.url), { type: 'module' });
}
