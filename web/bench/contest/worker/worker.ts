import benchUrl from '../../../../build/module/bench.wasm?url';
import { loadBatches } from '../../../../wasm/bench/load-batch.ts';
import { withLoaded } from '../../../solver/worker/failure.ts';
import { fetchPart } from '../../../solver/worker/fetch-part.ts';
import { serve } from '../../../solver/worker/serve.ts';
import type { ContestService } from './protocol.ts';
import { solveRanges, surveyOf } from './work.ts';

const loading = loadBatches(fetchPart(benchUrl));

const service: ContestService = {
  survey: (text) => withLoaded(loading, (batches) => surveyOf(batches, new Uint8Array(text))),
  solve: (text, take, report) =>
    withLoaded(loading, async (batches) => {
      await solveRanges(batches, new Uint8Array(text), take, report);
      return null;
    }),
};

serve(service);
