import { computed, effect } from '@preact/signals';
import type { App } from '../../page/app-context.ts';
import type { Maps } from './maps.ts';

/** Keeps the placement map that of the position shown, until the returned function is called. */
export function followPlacement({ view, solver }: App, { choice, placement }: Maps): () => void {
  let newest = 0;
  const piece = computed(() => (choice.value.map === 'placement' ? choice.value.piece : null));
  const stop = effect(() => {
    const { board, positions, ply, solution } = view.value;
    const lifted = piece.value;
    const position = positions[ply];
    const request = ++newest;
    if (lifted === null || solution === null || position === undefined) {
      placement.value = null;
      return;
    }
    void solver.map(board, position, lifted).then((outcome) => {
      if (request !== newest || outcome === null) return;
      placement.value = outcome.ok
        ? { status: 'known', board, position, piece: lifted, map: outcome.value }
        : { status: 'failed', failure: outcome.failure };
    });
  });
  return () => {
    newest += 1;
    stop();
  };
}
