import { loadMistakes } from '../../../../wasm/bench/load-mistakes.ts';
import type { MistakeBench } from '../../../../wasm/bench/mistakes.ts';
import { withLoaded } from '../../../solver/worker/failure.ts';
import { yieldToMessages } from '../../../solver/worker/slices.ts';
import { loadedOnce } from '../../worker/bench-module.ts';
import type { MistakesService } from './protocol.ts';
import { linesOf, searchSmallest } from './work.ts';

const loaded = loadedOnce(loadMistakes);
let newestLines = 0;
let newestSearch = 0;

const withBench = <T>(work: (bench: MistakeBench) => T | Promise<T>) => withLoaded(loaded(), work);

export const mistakesService: MistakesService = {
  lines(board, mistakes) {
    const request = ++newestLines;
    return withBench((bench) =>
      linesOf(bench, board, mistakes, async () => {
        await yieldToMessages();
        return request === newestLines;
      }),
    );
  },

  smallest(mistakes) {
    const request = ++newestSearch;
    return withBench((bench) =>
      searchSmallest(bench, mistakes, async () => {
        await yieldToMessages();
        return request === newestSearch;
      }),
    );
  },
};
