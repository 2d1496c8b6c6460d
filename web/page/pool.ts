import { Pool } from '../solver/pool.ts';
import PoolWorker from '../solver/worker/pool-worker.ts?worker';
import { perApp } from './per-app.ts';

/** The page's pool of workers for jobs of many solves. */
export const poolOf = perApp(({ solver }) => new Pool(PoolWorker, () => solver.module()));
