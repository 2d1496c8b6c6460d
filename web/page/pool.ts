import { Pool } from '../solver/pool.ts';
import { compileModule } from '../solver/worker/module.ts';
import PoolWorker from '../solver/worker/pool-worker.ts?worker';
import { perApp } from './per-app.ts';

/** The page's pool of workers for jobs of many solves. */
export const poolOf = perApp(() => new Pool(PoolWorker, compileModule));
