import { effect } from '@preact/signals';
import { loadPart } from '../../solver/worker/load-part.ts';
import { acceptGiven } from '../accept-given.ts';
import type { App } from '../app-context.ts';
import { syncEntries } from '../entries/sync-entries.ts';
import { onLocalWrite } from '../other-tabs.ts';
import { themeNamed } from '../theme.ts';
import { openDrop } from './open-drop.ts';
import { syncTitle } from './title.ts';
import { unseen } from './unseen-lazy.ts';

/**
 * Begins a puzzle when the address names it, in any place. If its code cannot be loaded, the panel that shows it reports that.
 */
function beginPuzzles(app: App): void {
  effect(() => {
    if (app.puzzle.value === '') return;
    loadPart(import('../../study/puzzles/puzzles.ts')).then(
      (part) => part.puzzlesOf(app),
      () => {},
    );
  });
}

/** Starts what the last part brings, whenever that comes; recent boards are listed from the board shown now on. */
function settleUnseen(app: App): void {
  const { drawing, opened } = app.state;
  const start = { drawing: drawing.peek(), opened: opened.peek() };
  unseen.whenLoaded((part) => {
    part.syncThemeColor();
    part.keepGame(app);
    part.keepCollection(app.state);
    part.followBoards(app, start);
    part.dismissIntro(app);
  });
}

/** Starts everything that can begin after everything on the screen has loaded. */
export function settle(app: App): void {
  const { state, embedded, theme } = app;
  syncEntries(app);
  syncTitle(app);
  acceptGiven(app, openDrop);
  if (embedded.value) return;
  beginPuzzles(app);
  settleUnseen(app);
  onLocalWrite('theme', (chosen) => {
    theme.value = themeNamed(chosen);
  });
  // Not for a page in one file, which needs no cache, nor during development.
  if (import.meta.env.MODE !== 'production') return;
  const unfollow = state.engine.subscribe((engine) => {
    // The solver loads first.
    if (engine === 'loading') return;
    queueMicrotask(() => unfollow());
    loadPart(import('../../offline/offline.ts')).then(
      (part) => part.keepOffline(state),
      () => {},
    );
  });
}
