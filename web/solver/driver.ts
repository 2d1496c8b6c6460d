import { effect, untracked } from '@preact/signals';
import type { Question } from '../model/drawing.ts';
import { acceptFailure, acceptSolution, beginSolving, reportProgress } from '../model/solving.ts';
import type { State } from '../model/state.ts';
import type { Solver } from './client.ts';

/** Sends the state's question to the solver; a newer question aborts the older one. */
export function driveSolver(state: State, solver: Solver): void {
  let running = new AbortController();

  async function solve(question: Question, signal: AbortSignal): Promise<void> {
    const outcome = await solver.analyse(question, {
      signal,
      onProgress: (progress) => reportProgress(state, question, progress),
    });
    if (outcome === null) return;
    if (outcome.ok) acceptSolution(state, question, outcome.value);
    else acceptFailure(state, question, outcome.failure);
  }

  effect(() => {
    const question = state.question.value;
    state.attempt.value;
    running.abort();
    running = new AbortController();
    const { signal } = running;
    untracked(() => {
      beginSolving(state, question);
      if (question !== null) void solve(question, signal);
    });
  });
  effect(() => {
    if (state.analysis.value.status === 'cancelled') running.abort();
  });
}
