import { effect } from '@preact/signals';
import type { Position } from '../../wasm/game.ts';
import { positionsAlong } from './line.ts';
import type { State } from './state.ts';

type Previewing = Pick<State, 'preview' | 'stroke' | 'positions' | 'ply'>;

/**
 * The position shown and those after each move of the preview; null if there is no preview, during a stroke, and if the
 * moves do not start from the position shown.
 */
export function previewPositions({
  preview,
  stroke,
  positions,
  ply,
}: Previewing): readonly Position[] | null {
  const moves = preview.value ?? [];
  const shown = positions.value[ply.value];
  if (moves.length === 0 || shown === undefined || stroke.value !== null) return null;
  const along = positionsAlong(shown, moves);
  return along.length > moves.length ? along : null;
}

/** Ends a preview when its board changes or the position shown does. */
export function endPreviews({ history, stroke, preview }: State): void {
  effect(() => {
    history.value;
    stroke.value;
    preview.value = null;
  });
}
