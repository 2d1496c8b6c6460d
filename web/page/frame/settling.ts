import { effect } from '@preact/signals';
import { keepOffline } from '../../offline/offline.ts';
import { acceptGiven } from '../accept-given.ts';
import type { App } from '../app-context.ts';
import { keepEntries } from '../entries/keep-entries.ts';
import { keepCollection } from '../kept-collection.ts';
import { tintBars } from './browser-bars.ts';
import { keepTitle } from './title.ts';

/** A puzzle begins when the address names it, wherever one is. Where its code cannot be loaded, the panel that shows it says so. */
function beginPuzzles(app: App): void {
  effect(() => {
    if (app.puzzle.value === '') return;
    import('../../study/puzzles/puzzles.ts').then(
      (part) => part.puzzlesOf(app),
      () => {},
    );
  });
}

/** What the page does as soon as it is on the screen. */
export function settle(app: App): void {
  const { state, embedded } = app;
  keepEntries(app);
  keepTitle(app);
  acceptGiven(app);
  if (embedded.value) return;
  beginPuzzles(app);
  keepCollection(state);
  tintBars();
  // A page in one file is kept with the file, and one that is worked on is to change.
  if (import.meta.env.MODE !== 'production') return;
  const unfollow = state.engine.subscribe((engine) => {
    // The solver comes first.
    if (engine === 'loading') return;
    queueMicrotask(() => unfollow());
    void keepOffline(state);
  });
}
