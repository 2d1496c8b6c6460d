import { expose } from 'comlink';
import benchUrl from '../../../../build/module/bench.wasm?url';
import { loadBatches } from '../../../../wasm/bench/load-batch.ts';
import { loadCompare } from '../../../../wasm/bench/load-compare.ts';
import { compileRubicon, loadRubicon } from '../../../../wasm/rubicon.ts';
import { attempt, failureOf } from '../../../solver/worker/failure.ts';
import { compileModule } from '../../../solver/worker/module.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';
import type { BatchService } from './protocol.ts';
import { rightLine, solveRanges, surveyOf } from './work.ts';

const compiled = compileRubicon(fetch(benchUrl));

/** Does the work with what is loaded for it. */
async function withLoaded<L, T>(
  loading: Promise<L>,
  work: (loaded: L) => T | Promise<T>,
): Promise<Outcome<T>> {
  const loaded = await loading.catch(() => null);
  if (loaded === null) return { ok: false, failure: failureOf(null, 'load_failed') };
  return attempt(() => work(loaded));
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

const service: BatchService = {
  survey: (file) =>
    withLoaded(compiled.then(loadBatches), async (batches) => surveyOf(batches, await bytesOf(file))),
  solve: (file, take, report) =>
    withLoaded(compiled.then(loadBatches), async (batches) => {
      await solveRanges(batches, await bytesOf(file), take, report);
      return null;
    }),
  compare: (answers, lines) =>
    withLoaded(compiled.then(loadCompare), async (compare) => compare(answers, await bytesOf(lines))),
  line: (board) => withLoaded(compileModule().then(loadRubicon), (rubicon) => rightLine(rubicon, board)),
};

expose(service);
