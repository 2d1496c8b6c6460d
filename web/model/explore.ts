import type { Move } from '../../wasm/game.ts';
import { addStep } from './add-step.ts';
import { stepOn } from './playback.ts';
import type { State } from './state.ts';
import { beginsWith, commonLength, keepVariation, type Variation } from './variations.ts';

/** Plays a legal move from the position shown. */
export function playMove(state: State, move: Move): void {
  playMoves(state, [move]);
}

/**
 * Plays legal moves from the position shown, as one undo step: goes along the line if they are the line's next moves, else starts
 * a variation. During a game every move belongs to the game.
 */
export function playMoves(state: State, moves: readonly Move[]): void {
  state.playing.value = false;
  state.preview.value = null;
  const ply = state.ply.value;
  const game = [...state.moves.value.slice(0, ply), ...moves];
  const isAlong = state.game.value === null && beginsWith(state.moves.value, game);
  showGame(state, isAlong ? state.drawing.value.played : game, game);
}

/** Plays the line's next move; at the end of a tie's line steps back into its loop. */
export function playBest(state: State): void {
  const move = state.moves.value[state.ply.value];
  if (move === undefined) stepOn(state);
  else playMove(state, move);
}

/** Makes `game` current, shown to its end; the moves played before become a variation. */
export function followGame(state: State, game: Variation): void {
  showGame(state, game, game);
}

/** Switches to a variation, just after it branches off. The current line becomes a variation. */
export function openVariation(state: State, index: number): void {
  const game = state.drawing.value.variations[index];
  if (game === undefined) return;
  state.playing.value = false;
  const parted = commonLength(game, state.moves.value) + 1;
  showGame(state, game, game.slice(0, parted));
}

/** Returns to best play from the start position. */
export function openBestLine(state: State): void {
  state.playing.value = false;
  showGame(state, [], []);
}

/** Deletes a variation; undo restores it. */
export function dropVariation(state: State, index: number): void {
  const drawing = state.drawing.value;
  const variations = drawing.variations.filter((_, each) => each !== index);
  addStep(state, { ...drawing, variations });
}

/** No moves can be played during a stroke, because the position shown is not on the line. */
function showGame(state: State, played: Variation, shown: readonly Move[]): void {
  if (state.stroke.value !== null) return;
  const drawing = state.drawing.value;
  const variations = keepVariation(drawing.variations, drawing.played, played);
  addStep(state, { ...drawing, played, shown, variations });
}
