import benchUrl from '../../../../build/module/bench.wasm?url';
import type { Batch } from '../../../../wasm/bench/batch.ts';
import { loadBatches } from '../../../../wasm/bench/load-batch.ts';
import { withLoaded } from '../../../solver/worker/failure.ts';
import { fetchPart } from '../../../solver/worker/fetch-part.ts';
import { serve } from '../../../solver/worker/serve.ts';
import type { ContestService } from './protocol.ts';
import { readBoards, surveyOf } from './work.ts';

const loading = loadBatches(fetchPart(benchUrl));
let batch: Batch | null = null;

const service: ContestService = {
  survey: (text) =>
    withLoaded(loading, (batches) => {
      const bytes = new Uint8Array(text);
      const survey = surveyOf(batches, bytes);
      batch?.close();
      batch = null;
      batch = batches.open(bytes);
      return survey;
    }),
  read: (most) =>
    withLoaded(loading, () => {
      if (batch === null) throw new Error('this thread has read no file: the one that did is gone');
      return readBoards(batch, most);
    }),
};

serve(service);
