import type { Rubicon } from '../../../wasm/rubicon.ts';
import { acceptSolution, beginSolving } from '../../../web/model/solving.ts';
import type { State } from '../../../web/model/state.ts';
import { solutionFrom } from '../../../web/solver/worker/solution.ts';
import { withSolved } from '../../wasm/module.ts';

/** Answers the state's current question with the real solver. */
export function solveOpen(rubicon: Rubicon, state: State): void {
  const question = state.question.value;
  if (question === null) throw new Error('nothing to solve');
  beginSolving(state, question);
  withSolved(rubicon, question.board, (analysis) => {
    const start = rubicon.position(question.board, question.side);
    acceptSolution(state, question, solutionFrom(analysis, start, question));
  });
}
