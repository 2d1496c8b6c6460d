import { type Drawing, sameQuestion } from './drawing.ts';
import { commitStep } from './history-steps.ts';
import type { State } from './state.ts';
import { sameVariation } from './variations.ts';

export function sameDrawing(a: Drawing, b: Drawing): boolean {
  return sameQuestion(a, b) && sameVariation(a.shown, b.shown);
}

/** Adds an undo step; none if nothing changes. */
export function addStep(state: State, drawing: Drawing): void {
  if (!sameDrawing(state.drawing.value, drawing))
    state.history.value = commitStep(state.history.value, drawing);
}
