import { amendPresent } from './history.ts';
import type { State } from './state.ts';

/** Shows the line after `ply` moves, as far as it goes. No step of the history. */
export function showPly(state: State, ply: number): void {
  const shown = state.moves.value.slice(0, Math.max(0, ply));
  if (shown.length === state.ply.value) return;
  state.history.value = amendPresent(state.history.value, { ...state.drawing.value, shown });
}

/** Steps by hand, which stops the playing. */
export function stepTo(state: State, ply: number): void {
  state.playing.value = false;
  showPly(state, ply);
}

export function stepBy(state: State, moves: number): void {
  stepTo(state, state.ply.value + moves);
}

export function stepToStart(state: State): void {
  stepTo(state, 0);
}

export function stepToEnd(state: State): void {
  stepTo(state, state.moves.value.length);
}

/** Starts playing, from the beginning when the line is at its end, or pauses. */
export function togglePlaying(state: State): void {
  const starts = !state.playing.value && state.moves.value.length > 0;
  if (starts && state.ply.value === state.moves.value.length) showPly(state, 0);
  state.playing.value = starts;
}

/** One move of the playing; at the end it stops. */
export function playNext(state: State): void {
  showPly(state, state.ply.value + 1);
  if (state.ply.value >= state.moves.value.length) state.playing.value = false;
}
