import { batch, type Signal } from '@preact/signals';
import { loadLink, notify } from '../../model/actions.ts';
import { FIRST_PLACE, parseAddress, type Where } from '../../model/address.ts';
import { parseLink } from '../../model/link.ts';
import type { App } from '../app-context.ts';

export const PARTS = Object.keys(FIRST_PLACE) as (keyof Where)[];

/** Shows what an address says after '#'. What it does not name stays as it is; a board that cannot be read is told. */
export function showAddress(app: App, address: string): void {
  const { state } = app;
  const { link, where } = parseAddress(address);
  batch(() => {
    for (const part of PARTS) if (part in where) (app[part] as Signal<unknown>).value = where[part];
    if (link === '' || link === state.link.peek()) return;
    const board = parseLink(link);
    if (board.ok) loadLink(state, board.value);
    else notify(state, 'error', { code: 'bad_link', error: board.error });
  });
}

/** Shows the same as a visitor who has been given the link; also one that was made for a frame is shown with all tools. */
export function openAddress(app: App, address: string): void {
  batch(() => {
    showAddress(app, address);
    app.embedded.value = false;
  });
}
