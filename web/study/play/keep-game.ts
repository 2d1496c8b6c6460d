import { effect } from '@preact/signals';
import type { App } from '../../page/app-context.ts';
import { savedForReload, saveForReload } from '../../page/reload-storage.ts';
import { formatGame, parseGame } from './model/kept-game.ts';

/**
 * Continues the game that a reload has interrupted, and saves the current one for the next; a puzzle's is
 * saved with its attempt.
 */
export function keepGame({ state, puzzle }: App): void {
  if (puzzle.value === '') {
    state.begun.value ??= parseGame(savedForReload('game'), state.drawing.value);
    state.awaited.value = null;
  }
  effect(() => {
    const game = state.game.value;
    saveForReload('game', game === null || game.isPuzzle ? '' : formatGame(game));
  });
}
