import moduleUrl from '../../build/module/pool.wasm?url';
import { compileRubicon } from '../../wasm/memory.ts';
import { Pool } from '../solver/pool.ts';
import { fetchPart } from '../solver/worker/fetch-part.ts';
import PoolWorker from '../solver/worker/pool-worker.ts?worker';
import { perApp } from './per-app.ts';

/** The page's pool of workers for jobs of many solves; they share a module of their own. */
export const poolOf = perApp(() => new Pool(PoolWorker, () => compileRubicon(fetchPart(moduleUrl))));
