import type { Board, Position, ValuedMove } from '../../../wasm/rubicon.ts';
import type { Solver } from '../../solver/client.ts';
import {
  type Claim,
  isOver,
  movesToShow,
  type ProofStep,
  positionsToAnswer,
  stepsFrom,
} from './model/proof.ts';

/** The steps from a claim, with values from the solver; null if the solver has another board by now. */
export async function explain(
  solver: Solver,
  board: Board,
  claim: Claim,
): Promise<readonly ProofStep[] | null> {
  if (isOver(claim)) return [];
  const [choices] = (await movesOf(solver, board, [claim.position])) ?? [];
  if (choices === undefined) return null;
  const moves = movesToShow(claim, choices);
  const replies = await movesOf(solver, board, positionsToAnswer(claim, moves));
  return replies === null ? null : stepsFrom(claim, moves, replies);
}

/** The legal moves of each position, best first; null if the solver has another board by now. */
export async function movesOf(
  solver: Solver,
  board: Board,
  positions: readonly Position[],
): Promise<readonly (readonly ValuedMove[])[] | null> {
  if (positions.length === 0) return [];
  const outcome = await solver.moves(board, positions);
  return outcome?.ok ? outcome.value : null;
}
