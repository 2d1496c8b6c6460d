import type { Rubicon } from '../../../wasm/rubicon.ts';
import { withoutPieces } from '../../model/board.ts';
import type { Question, Solution } from '../../model/state.ts';
import { solutionFrom } from './solution.ts';

/** Nothing interrupts this: a board may take so many bytes, which is milliseconds of work. */
const MEMORY_LIMIT = 4 * 2 ** 20;

/** Solves a small board in an analysis of its own, beside the one that is kept. */
export function solveAside(rubicon: Rubicon, question: Question): Solution {
  const start = rubicon.position(question.board, question.side);
  const analysis = rubicon.open(withoutPieces(question.board), { memoryLimit: MEMORY_LIMIT });
  try {
    analysis.ask(start, 'play');
    return solutionFrom(analysis, start, question);
  } finally {
    analysis.close();
  }
}
