import { sameDrawing } from './add-step.ts';
import { revisitPresent } from './history-steps.ts';
import { plyAfter } from './line.ts';
import type { State } from './state.ts';

/** Shows the line after `ply` moves, clamped to its end. Adds no history step; no effect during a stroke. */
export function showPly(state: State, ply: number): void {
  if (state.stroke.value !== null) return;
  const shown = state.moves.value.slice(0, Math.max(0, ply));
  if (shown.length === state.ply.value) return;
  state.history.value = revisitPresent(state.history.value, { ...state.drawing.value, shown }, sameDrawing);
}

/** Steps manually, which stops autoplay. */
export function stepTo(state: State, ply: number): void {
  state.playing.value = false;
  showPly(state, ply);
}

export function stepBy(state: State, moves: number): void {
  stepTo(state, state.ply.value + moves);
}

/**
 * The ply after the one shown; at the end of a tie's line the start of its loop; null at the end of a game, and of the part
 * of it that may be shown.
 */
export function nextPly(state: State): number | null {
  const loop = state.valuesHidden.value ? null : (state.solution.value?.loop ?? null);
  return plyAfter({ moves: state.moves.value, loop }, state.ply.value);
}

export function stepOn(state: State): void {
  stepTo(state, nextPly(state) ?? state.ply.value);
}

export function stepToStart(state: State): void {
  stepTo(state, 0);
}

export function stepToEnd(state: State): void {
  stepTo(state, state.moves.value.length);
}

/** Starts autoplay, from the beginning if the game is over, or pauses it. */
export function togglePlaying(state: State): void {
  const starts = !state.playing.value && state.moves.value.length > 0;
  if (starts && nextPly(state) === null) showPly(state, 0);
  state.playing.value = starts;
}

/** One move of autoplay; stops at the end of the game. */
export function playNext(state: State): void {
  const next = nextPly(state);
  if (next !== null) showPly(state, next);
  if (nextPly(state) === null) state.playing.value = false;
}
