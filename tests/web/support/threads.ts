import { Pool } from '../../../web/solver/pool.ts';
import { compiled } from '../../wasm/module.ts';
import { bundled } from './bundled.ts';
import { scriptOf } from './worker-script.ts';

/** The script of the pool's workers. */
export const poolScript = (): Promise<string> => bundled('web/solver/worker/pool-worker.ts');

/** A pool as in the page; the caller must end it. */
export async function realPool(threads: number): Promise<Pool> {
  return new Pool(scriptOf(await poolScript()), async () => compiled, { threads });
}
