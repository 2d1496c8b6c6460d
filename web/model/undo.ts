import { batch } from '@preact/signals';
import { abandonStroke, announce, tellDropped } from './actions.ts';
import { sameDrawing } from './add-step.ts';
import type { Drawing } from './drawing.ts';
import { belongsTo } from './game.ts';
import type { History } from './history.ts';
import { redoStep, undoStep, undoTo } from './history-steps.ts';
import type { State } from './state.ts';
import { isVisitorsMove } from './visitors-move.ts';

/** Takes back the last change of the drawing; in a game the visitor's last move and the reply. */
export function undo(state: State): void {
  goTo(state, undone(state), 'undone');
}

/** The inverse of undo. */
export function redo(state: State): void {
  goTo(state, canRedo(state) ? redoStep(state.history.value) : null, 'redone');
}

export function canUndo(state: State): boolean {
  return undone(state) !== null;
}

export function canRedo({ game, history }: State): boolean {
  const [after] = history.value.future;
  return after !== undefined && (game.value === null || belongsTo(game.value, after));
}

/** Takes back all but the first `length` moves. */
export function takeBackTo(state: State, length: number): void {
  goTo(state, takenBackTo(state, length), 'undone');
}

/** The history after undo; null if there is nothing to undo. */
function undone(state: State): History<Drawing> | null {
  const history = state.history.value;
  const game = state.game.value;
  if (game === null) return history.past.length > 0 ? undoStep(history) : null;
  const { side, played } = state.drawing.value;
  for (let ply = played.length - 1; ply >= game.opening.length; ply--) {
    if (isVisitorsMove(game, side, ply)) return takenBackTo(state, ply);
  }
  return null;
}

function takenBackTo(state: State, length: number): History<Drawing> {
  const drawing = state.drawing.value;
  const played = drawing.played.slice(0, length);
  const before = { ...drawing, played, shown: played };
  return undoTo(state.history.value, before, (step) => sameDrawing(step, before));
}

function goTo(state: State, history: History<Drawing> | null, code: 'undone' | 'redone'): void {
  batch(() => {
    abandonStroke(state);
    tellDropped(state, 0);
    state.playing.value = false;
    if (history === null) return;
    state.preview.value = null;
    state.history.value = history;
    announce(state, { code });
  });
}
