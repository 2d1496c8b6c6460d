import type { Question } from '../../../web/model/drawing.ts';
import type { LinkRead } from '../../../web/model/link.ts';
import type { Solution } from '../../../web/model/solution.ts';
import { acceptSolution, beginSolving } from '../../../web/model/solving.ts';
import type { State } from '../../../web/model/state.ts';
import { solution, THREE } from './samples.ts';

/** A link to THREE, without moves. */
export const LINK: LinkRead = {
  board: THREE,
  side: 'red',
  moves: [],
  ply: 0,
  variations: [],
  dropped: 0,
  lost: 0,
  beyond: 0,
};

/** Answers the state's current question with the solution of THREE, changed by `rest`; returns the question. */
export function answer(state: State, rest: Partial<Solution> = {}): Question {
  const question = state.question.value;
  if (question === null) throw new Error('nothing to solve');
  beginSolving(state, question);
  acceptSolution(state, question, solution(rest));
  return question;
}
