import { batch } from '@preact/signals';
import type { Board } from '../model/board.ts';
import { loadBoard } from '../model/whole-board.ts';
import type { App } from './app-context.ts';

/** Opens a board in the editor from any place: one entry of the browser's history. */
export function openBoard({ state, place, dialog }: App, board: Board): void {
  batch(() => {
    loadBoard(state, board);
    place.value = 'analysis';
    dialog.value = null;
  });
}
