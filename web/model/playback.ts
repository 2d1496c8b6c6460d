import { amendPresent } from './history.ts';
import { plyAfter } from './line.ts';
import type { State } from './state.ts';

/** Shows the line after `ply` moves, as far as it goes. No step of the history, and nothing while a stroke is held. */
export function showPly(state: State, ply: number): void {
  if (state.stroke.value !== null) return;
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

/**
 * The ply after the one shown: at the end of a tie its loop begins anew. At the end of a game, and of what is shown of one,
 * there is none (null).
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

/** Starts playing, from the beginning when the game is over, or pauses. */
export function togglePlaying(state: State): void {
  const starts = !state.playing.value && state.moves.value.length > 0;
  if (starts && nextPly(state) === null) showPly(state, 0);
  state.playing.value = starts;
}

/** One move of the playing; at the end of the game it stops. */
export function playNext(state: State): void {
  const next = nextPly(state);
  if (next !== null) showPly(state, next);
  if (nextPly(state) === null) state.playing.value = false;
}
