import type { Move } from '../../wasm/game.ts';
import { amendPresent, commitStep } from './history.ts';
import { showPly } from './playback.ts';
import type { Drawing, State } from './state.ts';
import { commonLength, keepVariation, sameMove, type Variation } from './variations.ts';

/**
 * Plays a legal move from the position shown: steps along the line if it is the line's next move, else starts a variation.
 * During a game every move belongs to the game.
 */
export function playMove(state: State, move: Move): void {
  state.playing.value = false;
  state.preview.value = null;
  const ply = state.ply.value;
  if (state.game.value === null && sameMove(move, state.moves.value[ply])) showPly(state, ply + 1);
  else followGame(state, [...state.moves.value.slice(0, ply), move]);
}

/** Plays several moves from the position shown. */
export function playMoves(state: State, moves: readonly Move[]): void {
  state.playing.value = false;
  state.preview.value = null;
  const ply = state.ply.value;
  const along = commonLength(moves, state.moves.value.slice(ply));
  if (state.game.value === null && along === moves.length) showPly(state, ply + along);
  else followGame(state, [...state.moves.value.slice(0, ply), ...moves]);
}

/** Makes `game` current, shown to its end; the moves played before become a variation. */
export function followGame(state: State, game: Variation): void {
  amendGame(state, game, game);
}

/** Switches to a variation, just after it branches off. The current line becomes a variation. */
export function openVariation(state: State, index: number): void {
  const game = state.drawing.value.variations[index];
  if (game === undefined) return;
  state.playing.value = false;
  const parted = commonLength(game, state.moves.value) + 1;
  amendGame(state, game, game.slice(0, parted));
}

/** Returns to best play from the start position. */
export function openBestLine(state: State): void {
  state.playing.value = false;
  amendGame(state, [], []);
}

/** Deletes a variation; undo restores it. */
export function dropVariation(state: State, index: number): void {
  const drawing = state.drawing.value;
  const variations = drawing.variations.filter((_, each) => each !== index);
  state.history.value = commitStep(state.history.value, { ...drawing, variations });
}

/** No moves can be played during a stroke, because the position shown is not on the line. */
function amendGame(state: State, played: Variation, shown: readonly Move[]): void {
  if (state.stroke.value !== null) return;
  const drawing = state.drawing.value;
  const variations = keepVariation(drawing.variations, drawing.played, played);
  const next: Drawing = { ...drawing, played, shown, variations };
  state.history.value = amendPresent(state.history.value, next);
}
