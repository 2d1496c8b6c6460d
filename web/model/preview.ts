import { effect } from '@preact/signals';
import type { Position } from '../../wasm/game.ts';
import { positionsAlong } from './line.ts';
import type { State } from './state.ts';

type Previewing = Pick<State, 'preview' | 'stroke' | 'positions' | 'ply'>;

/**
 * The position from which the moves of the preview start, and those after each of them; null if there is no preview, during a
 * stroke, and if the moves cannot be followed.
 */
export function previewPositions({
  preview,
  stroke,
  positions,
  ply,
}: Previewing): readonly Position[] | null {
  const { start, moves } = preview.value ?? { start: null, moves: [] };
  const first = start ?? positions.value[ply.value];
  if (moves.length === 0 || first === undefined || stroke.value !== null) return null;
  const along = positionsAlong(first, moves);
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
