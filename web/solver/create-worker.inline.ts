import SolverWorker from './worker/worker.ts?worker&inline';

/** The solver's thread of the page in one file, where a worker cannot be fetched. */
export function createSolverWorker(): Worker {
  return new SolverWorker();
}
