import { sameBoard } from '../../model/board.ts';
import type { State } from '../../model/state.ts';
import type { App } from '../app-context.ts';
import { keepAddress } from './keep-address.ts';
import { giveBackViews, keptChanged, keptViews } from './kept-views.ts';
import { scrollBackTo, scrolledTo, showBoard, showTop } from './scrolling.ts';

interface Kept {
  readonly tops: readonly number[];
  readonly views: Readonly<Record<string, unknown>>;
}

function keptIn(kept: unknown): Kept {
  const { tops = [], views = {} } = { ...(kept as Partial<Kept> | null) };
  return { tops, views };
}

/** Keeps the address, and has every entry of the browser's history keep how far the page and its panels were scrolled and what was chosen there. */
export function keepEntries(app: App): void {
  const come = (kept: unknown) => {
    const { tops, views } = keptIn(kept);
    giveBackViews(views);
    findInCollection(app.state);
    scrollBackTo(tops);
  };
  history.scrollRestoration = 'manual';
  keepAddress(app, {
    leave: (place): Kept => ({ tops: scrolledTo(), views: place === 'bench' ? keptViews() : {} }),
    come: (kept) => (kept === null ? showBoard() : come(kept)),
    went: (to) => (to === 'board' ? showBoard() : showTop()),
  });
  const onScroll = () => {
    keptChanged.value++;
  };
  // What scrolls inside the page is heard on the way to it alone.
  addEventListener('scroll', onScroll, true);
}

/** Of several boards of one text, the one that has come back to the board is the present one. */
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
