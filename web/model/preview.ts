import { effect } from '@preact/signals';
import type { Move, Position } from '../../wasm/game.ts';
import { positionsAlong } from './line.ts';
import type { State } from './state.ts';

/** Moves previewed on the board. */
export interface Preview {
  /** The position before them; null for the position shown. */
  readonly start: Position | null;
  readonly moves: readonly Move[];
  /** Whether it stays until it is closed; otherwise it ends when the pointer or the focus leaves. */
  readonly isPinned: boolean;
}

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
