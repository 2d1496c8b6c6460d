import type { Batch } from '../../../../wasm/bench/batch.ts';
import { loadBatches } from '../../../../wasm/bench/load-batch.ts';
import { withLoaded } from '../../../solver/worker/failure.ts';
import { loadedOnce } from '../../worker/bench-module.ts';
import type { ContestService } from './protocol.ts';
import { readBoards, surveyOf } from './work.ts';

const loaded = loadedOnce(loadBatches);
let batch: Batch | null = null;

export const contestService: ContestService = {
  survey: (text) =>
    withLoaded(loaded(), (batches) => {
      const bytes = new Uint8Array(text);
      const survey = surveyOf(batches, bytes);
      batch?.close();
      batch = null;
      batch = batches.open(bytes);
      return survey;
    }),
  read: (most) =>
    withLoaded(loaded(), () => {
      if (batch === null) throw new Error('this thread has read no file: the one that did is gone');
      return readBoards(batch, most);
    }),
};
