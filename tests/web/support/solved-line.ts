import type { Board, Position, Rubicon } from '../../../wasm/rubicon.ts';
import { positionsAlong, startPosition } from '../../../web/model/line.ts';
import type { Solution } from '../../../web/model/solution.ts';
import { solveAside } from '../../../web/solver/worker/aside.ts';

/** The best line of a board with Red to move, by the real solver. */
export function solvedLine(
  rubicon: Rubicon,
  board: Board,
): { board: Board; positions: readonly Position[]; solution: Solution } {
  const solution = solveAside(rubicon, { board, side: 'red', played: [], variations: [] });
  const start = startPosition(board, 'red');
  if (start === null) throw new Error('pieces are missing');
  return { board, positions: positionsAlong(start, solution.moves), solution };
}
