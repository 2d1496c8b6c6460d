import { batch } from '@preact/signals';
import type { Drawing } from './drawing.ts';
import { amendPresent } from './history.ts';
import type { LinkRead } from './link.ts';
import { MOST_LINK_MOVES } from './link-moves.ts';
import { notify } from './notices.ts';
import type { State } from './state.ts';
import { tidyVariations, type Variation } from './variations.ts';

export function drawingOf({ board, side, moves, ply, variations }: LinkRead): Drawing {
  const shown = moves.slice(0, ply);
  return { board, side, played: moves, shown, variations: tidyVariations(variations, moves) };
}

/**
 * Notifies of the moves of a link that were dropped: those that leave the board, all if pieces are missing, and those beyond the
 * maximum length.
 */
export function dropUnplayable(state: State, { dropped, lost, beyond }: LinkRead): void {
  const playable = state.lacks.value.length === 0;
  const { played, variations } = state.drawing.value;
  dropMoves(state, playable ? played.length : 0, dropped);
  const kept = variations.map(({ length }) => (playable ? length : 0));
  dropFromVariations(state, kept, lost);
  if (beyond > 0) notify(state, 'info', { code: 'link_too_long', most: MOST_LINK_MOVES, dropped: beyond });
}

/** Keeps the first `kept` moves of a link; notifies if moves are lost, now or before (`droppedBefore`). */
export function dropMoves(state: State, kept: number, droppedBefore = 0): void {
  const drawing = state.drawing.value;
  const dropped = drawing.played.length - kept + droppedBefore;
  if (dropped === 0) return;
  batch(() => {
    const played = drawing.played.slice(0, kept);
    const shown = drawing.shown.slice(0, kept);
    if (kept < drawing.played.length) {
      state.history.value = amendPresent(state.history.value, { ...drawing, played, shown });
    }
    notify(state, 'info', { code: 'moves_dropped', kept, dropped });
  });
}

/** Keeps the first `kept[i]` moves of each variation; notifies if moves are lost, now or before (`lostBefore`). */
export function dropFromVariations(state: State, kept: readonly number[], lostBefore = 0): void {
  const drawing = state.drawing.value;
  const cut = drawing.variations.map((game, index) => game.slice(0, kept[index] ?? 0));
  const count = (games: readonly Variation[]) => games.reduce((sum, { length }) => sum + length, 0);
  const dropped = count(drawing.variations) - count(cut) + lostBefore;
  if (dropped === 0) return;
  batch(() => {
    const variations = tidyVariations(cut, drawing.played);
    state.history.value = amendPresent(state.history.value, { ...drawing, variations });
    notify(state, 'info', { code: 'variations_dropped', dropped });
  });
}
