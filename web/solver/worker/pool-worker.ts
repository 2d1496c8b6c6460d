import { loadRubicon } from '../../../wasm/rubicon.ts';
import { failureOf, withLoaded } from './failure.ts';
import type { PoolService } from './pool-protocol.ts';
import { serve } from './serve.ts';
import { Shares } from './shares.ts';
import { findValue } from './values.ts';

let load: (module: WebAssembly.Module) => void = () => {};
const loading = new Promise<WebAssembly.Module>((resolve) => {
  load = resolve;
}).then(loadRubicon);
const shares = new Shares();

const service: PoolService = {
  async start(module) {
    load(module);
    return loading.then(
      () => ({ ok: true, value: null }),
      (error) => ({ ok: false, failure: failureOf(error, 'load_failed') }),
    );
  },
  async values(job, tasks) {
    const outcome = await withLoaded(loading, (rubicon) =>
      shares.work(job, tasks, (task, isWanted) => findValue(rubicon, task, isWanted)),
    );
    if (!outcome.ok) return outcome;
    return outcome.value && { ok: true, value: outcome.value };
  },
  leave: (job) => shares.leave(job),
};

serve(service);
