import type { Board, Move, Position } from '../../../../wasm/game.ts';
import type { Solution } from '../../../model/solution.ts';
import { isBest, judgeMove } from '../../model/judgement.ts';
import type { Asked } from '../../refutation/model/asked.ts';

interface Line {
  readonly board: Board;
  readonly moves: readonly Move[];
  readonly positions: readonly Position[];
  readonly solution: Solution | null;
}

/** The move of the line after `ply` moves, if it is not one of the best. */
export function askedOf({ board, moves, positions, solution }: Line, ply: number): Asked | null {
  const [move, position, best, after] = [
    moves[ply],
    positions[ply],
    solution?.choices[ply]?.[0]?.value,
    solution?.values[ply + 1],
  ];
  if (move === undefined || position === undefined || best === undefined || after === undefined) return null;
  const judgement = judgeMove(best, after, position.side);
  return isBest(judgement) ? null : { board, position, move, after, judgement };
}
