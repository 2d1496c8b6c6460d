import MineWorker from './worker/worker.ts?worker&inline';

/** The thread that mines, of the page in one file, where a worker cannot be fetched. */
export function createMineWorker(): Worker {
  return new MineWorker();
}
