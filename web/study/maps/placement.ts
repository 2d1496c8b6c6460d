import { computed, effect } from '@preact/signals';
import type { App } from '../../page/app-context.ts';
import { askPlacement } from '../../page/board/placement.ts';
import type { Maps } from './maps.ts';

/** Updates the placement map when the position shown changes, until the returned function is called. */
export function followPlacement(app: App, { choice, placement }: Maps): () => void {
  let newest = 0;
  const piece = computed(() => (choice.value.map === 'placement' ? choice.value.piece : null));
  const stop = effect(() => {
    const { board, positions, ply, solution } = app.view.value;
    const lifted = piece.value;
    const position = positions[ply];
    const request = ++newest;
    if (lifted === null || solution === null || position === undefined) {
      placement.value = null;
      return;
    }
    void askPlacement(app, board, position, lifted).then((found) => {
      if (request === newest && found !== null) placement.value = found;
    });
  });
  return () => {
    newest += 1;
    stop();
  };
}
