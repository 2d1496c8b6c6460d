import TheatreWorker from './worker/worker.ts?worker&inline';

/** The theatre's thread of the page in one file, where a worker cannot be fetched. */
export function createTheatreWorker(): Worker {
  return new TheatreWorker();
}
