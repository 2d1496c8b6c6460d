import { sameBoard } from '../../model/board.ts';
import type { State } from '../../model/state.ts';
import type { App } from '../app-context.ts';
import { keptIn, type SavedView } from './history-entry.ts';
import { syncHistory } from './history-sync.ts';
import { restoreViews, viewsChanged, viewValues } from './history-views.ts';
import { restoreScroll, scrollPositions, showBoard, showTop } from './scrolling.ts';

/** Syncs the app with the browser's history; every entry saves the scroll positions and the view signals. */
export function syncEntries(app: App): void {
  const restore = (kept: unknown) => {
    const { tops, views } = keptIn(kept);
    restoreViews(views);
    findInCollection(app.state);
    restoreScroll(tops);
  };
  history.scrollRestoration = 'manual';
  syncHistory(app, {
    save: (place): SavedView => ({ tops: scrollPositions(), views: place === 'bench' ? viewValues() : {} }),
    restore: (kept) => (kept === null ? showBoard() : restore(kept)),
    opened: (to) => (to === 'board' ? showBoard() : showTop()),
  });
  const onScroll = () => {
    viewsChanged.value++;
  };
  // Scroll events of elements do not bubble: listen in the capture phase.
  addEventListener('scroll', onScroll, true);
}

/** Sets the collection's index to the board that the user returned to. */
function findInCollection({ collection, drawing }: State): void {
  const open = collection.peek();
  const { board } = drawing.peek();
  if (open === null || open.boards[open.index] === undefined) return;
  const isBack = (index: number) => {
    const other = open.boards[index];
    return other !== undefined && sameBoard(other, board);
  };
  const index = isBack(open.index) ? open.index : open.boards.findIndex((_, each) => isBack(each));
  if (index >= 0) collection.value = { ...open, index };
}
