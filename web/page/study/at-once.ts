import { loadRubicon } from '../../../wasm/rubicon.ts';
import type { Question, Solution } from '../../model/state.ts';
import { solveAside } from '../../worker/aside.ts';

/** A board of so many cells takes a millisecond or two: less than a message to another thread waits for. */
const MOST_CELLS = 100;

/** Solves small boards on the thread that asks; null for others, and where it does not succeed. */
export type AtOnce = (question: Question) => Solution | null;

export async function loadAtOnce(module: WebAssembly.Module): Promise<AtOnce> {
  const rubicon = await loadRubicon(module);
  return (question) => {
    if (question.board.cells.length > MOST_CELLS) return null;
    try {
      return solveAside(rubicon, question);
    } catch {
      return null;
    }
  };
}
