import type { Board } from '../../../wasm/rubicon.ts';
import { withoutPieces } from '../../model/board.ts';
import { positionKey } from '../../model/line.ts';
import { useApp } from '../../page/app-context.ts';
import type { LineView } from '../../page/line-view.ts';
import { useAnswer } from '../../page/use-answer.ts';
import type { Solver } from '../../solver/client.ts';
import { explain, movesOf } from './explain.ts';
import { findLoop, type Loop } from './model/loop.ts';
import { type Claim, claimOf, type ProofStep } from './model/proof.ts';

/** Why the position of a view has its value: the first steps, and after the first move of a tie those of the other side. */
export interface Proof {
  readonly key: string;
  readonly board: Board;
  readonly claim: Claim;
  readonly steps: readonly ProofStep[];
  readonly opened: readonly ProofStep[] | null;
  /** The loop of a tie, if one is near enough to be found. */
  readonly loop: Loop | null;
}

/** The proof of the position shown; while a new one is loading, the previous one; null without a solution. */
export function useProof(): Proof | null {
  const { solver, view } = useApp();
  const shown = view.value;
  const key = keyOfView(shown);
  const proof = useAnswer(() => (key === null ? null : prove(solver, shown, key)), [key, solver]);
  return key === null ? null : proof;
}

/** A key that is equal while a proof stays valid; null without a solution. */
export function keyOfView({ board, positions, ply, solution }: LineView): string | null {
  const position = positions[ply];
  if (position === undefined || solution?.values[ply] === undefined) return null;
  const { rows, columns, cells } = withoutPieces(board);
  return [rows, columns, cells, positionKey(position)].join(' ');
}

async function prove(solver: Solver, view: LineView, key: string): Promise<Proof | null> {
  const { board, positions, ply, solution } = view;
  const position = positions[ply];
  const value = solution?.values[ply];
  if (position === undefined || value === undefined) return null;
  const claim = claimOf(position, value);
  const steps = await explain(solver, board, claim);
  if (steps === null) return null;
  const [first] = steps;
  const isTie = value.winner === 'tie';
  const opens = isTie && first?.kind === 'holds';
  const [opened, loop] = await Promise.all([
    opens ? explain(solver, board, first.next) : null,
    isTie ? findLoop(position, (positions) => movesOf(solver, board, positions)) : null,
  ]);
  return { key, board, claim, steps, opened, loop };
}
