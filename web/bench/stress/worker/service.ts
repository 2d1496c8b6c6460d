import { loadStress } from '../../../../wasm/bench/load-stress.ts';
import type { StressFile, Stressing } from '../../../../wasm/bench/stress.ts';
import { RubiconError } from '../../../../wasm/rubicon.ts';
import { withLoaded } from '../../../solver/worker/failure.ts';
import { Pace, yieldToMessages } from '../../../solver/worker/slices.ts';
import { loadedOnce } from '../../worker/bench-module.ts';
import type { SearchService } from './protocol.ts';

const loaded = loadedOnce(loadStress);
let search: Stressing | null = null;

function open(): Stressing {
  if (search === null) throw new RubiconError('closed', 'there is no search');
  return search;
}

async function nextFile(): Promise<StressFile | null> {
  const pace = new Pace();
  for (;;) {
    const begun = performance.now();
    const step = open().step(pace.budget);
    if (step === 'done') return null;
    if (step !== null) return step;
    pace.learn(performance.now() - begun);
    await yieldToMessages();
  }
}

export const searchService: SearchService = {
  begin: (seed) =>
    withLoaded(loaded(), (stress) => {
      search?.close();
      search = stress.open(seed);
      return null;
    }),
  next: (run, other) =>
    withLoaded(loaded(), async () => {
      const isAnswered = other === null || open().expect(other);
      const isSilent = !isAnswered && open().progress().phase === 'searching';
      if (run !== null) open().take(isAnswered ? run : { ...run, end: 'unknown' });
      const file = await nextFile();
      return { progress: open().progress(), file, isSilent };
    }),
  settle: () =>
    withLoaded(loaded(), () => {
      open().settle();
      return null;
    }),
  finding: () => withLoaded(loaded(), () => open().finding()),
};
