import { batch, type Signal } from '@preact/signals';
import { FIRST_PLACE, parseAddress, type Where } from '../../model/address.ts';
import { sameBoard } from '../../model/board.ts';
import type { Drawing } from '../../model/drawing.ts';
import { parseLink } from '../../model/link.ts';
import { notify, withdraw } from '../../model/notices.ts';
import { loadLink } from '../../model/whole-board.ts';
import type { App } from '../app-context.ts';

export const PARTS = Object.keys(FIRST_PLACE) as (keyof Where)[];

/**
 * Shows what a fragment describes. If the page has not written it (`isWhole` false), parts that it does not name are left
 * unchanged. Notifies of a board that cannot be parsed.
 */
export function showAddress(app: App, address: string, isWhole = false): void {
  const { link, where } = parseAddress(address, isWhole);
  batch(() => {
    if (link !== '' && link !== app.damaged.peek()?.link) showLink(app, link);
    for (const part of PARTS) if (part in where) (app[part] as Signal<unknown>).value = where[part];
    const { game, awaited, drawing } = app.state;
    if (where.puzzle && game.peek() === null) awaited.value = drawing.peek().board;
  });
}

/** Resets the views of one board (tour, run and wave), when another board is opened and the address does not set them. */
export function resetViews({ step, layer, chapter, sentence, asked }: App): void {
  step.value = 0;
  layer.value = 0;
  chapter.value = '';
  sentence.value = 0;
  asked.value = 0;
}

function showLink(app: App, link: string): void {
  const { state, damaged } = app;
  const read = parseLink(link);
  if (!read.ok) {
    const before = damaged.peek();
    if (before !== null) damaged.value = { ...before, link };
    notify(state, 'error', { code: 'bad_link', error: read.error, shown: before?.shown ?? 'same' });
    return;
  }
  damaged.value = null;
  withdraw(state, 'bad_link');
  if (link === state.link.peek()) return;
  if (!isSameBoard(read.value, state.drawing.value)) resetViews(app);
  loadLink(state, read.value);
}

/** Whether two boards are the same, with the same side to move. */
export function isSameBoard(a: Pick<Drawing, 'board' | 'side'>, b: Pick<Drawing, 'board' | 'side'>): boolean {
  return a.side === b.side && sameBoard(a.board, b.board);
}

/** Shows what a visitor would see who follows the link; a link made for a frame is shown with all tools. */
export function openAddress(app: App, address: string): void {
  batch(() => {
    showAddress(app, address);
    app.embedded.value = false;
  });
}
