import { batch } from '@preact/signals';
import type { Question } from './drawing.ts';
import type { Failure } from './failure.ts';
import { dropFromVariations, dropMoves } from './given-moves.ts';
import type { Solution, SolveProgress } from './solution.ts';
import type { State } from './state.ts';

/** The solver starts a question, or is idle because there is none (null). */
export function beginSolving(state: State, question: Question | null): void {
  state.analysis.value =
    question === null ? { status: 'idle' } : { status: 'solving', question, progress: null };
  state.rest.value = null;
  if (question === null) state.latest.value = null;
}

/** Progress of a question and, once it is answered, of the rest of its table. */
export function reportProgress(state: State, question: Question, progress: SolveProgress): void {
  const analysis = state.analysis.value;
  if (isOpen(state, question)) state.analysis.value = { status: 'solving', question, progress };
  else if (analysis.status === 'solved' && analysis.question === question)
    state.rest.value = progress.fraction < 1 ? progress : null;
}

/** Stores a solution; ignores stale ones. */
export function acceptSolution(state: State, question: Question, solution: Solution): void {
  if (!isOpen(state, question)) return;
  batch(() => {
    const solved = { status: 'solved', question, solution } as const;
    state.analysis.value = solved;
    state.latest.value = solved;
    if (state.question.value !== question) return;
    const { played, variations } = question;
    if (played.length > solution.legal) dropMoves(state, solution.legal);
    if (variations.some(({ length }, index) => length > (solution.legalVariations[index] ?? 0))) {
      dropFromVariations(state, solution.legalVariations);
    }
  });
}

export function acceptFailure(state: State, question: Question, failure: Failure): void {
  if (!isOpen(state, question)) return;
  batch(() => {
    state.analysis.value = { status: 'failed', question, failure };
    state.latest.value = null;
  });
}

export function cancelSolving(state: State): void {
  const analysis = state.analysis.value;
  if (analysis.status !== 'solving') return;
  state.analysis.value = { status: 'cancelled', question: analysis.question };
}

/** Retries a cancelled or failed question. */
export function solveAgain(state: State): void {
  state.attempt.value += 1;
}

function isOpen(state: State, question: Question): boolean {
  const analysis = state.analysis.value;
  return analysis.status === 'solving' && analysis.question === question;
}
