import type { Rubicon } from '../../../wasm/rubicon.ts';
import { withoutPieces } from '../../model/board.ts';
import type { Question } from '../../model/drawing.ts';
import type { Solution } from '../../model/solution.ts';
import { solutionFrom } from './solution.ts';

/** Runs synchronously, so the table is limited to this many bytes (a few ms of work). */
const MEMORY_LIMIT = 4 * 2 ** 20;

/** Solves a small board in its own analysis, without touching the cached one. */
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
