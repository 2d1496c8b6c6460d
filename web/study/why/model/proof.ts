import type { Move, Position, Side, Value, ValuedMove } from '../../../../wasm/game.ts';
import { followMove, otherSide, positionKey } from '../../../model/line.ts';

/** A claim about a position in a proof, and the moves to the position. */
export interface Claim {
  readonly position: Position;
  readonly value: Value;
  /** The moves from the position that the proof is about. */
  readonly path: readonly Move[];
  /** The positions after these moves, including this one. */
  readonly passed: readonly string[];
}

/** One step of a proof, from a claim to the next. */
export type ProofStep =
  /** A move that wins, or that keeps a tie; `closes` if it repeats a position of the path. */
  | { readonly kind: 'holds'; readonly move: ValuedMove; readonly next: Claim; readonly closes: boolean }
  /** A move that loses, and the other side's best answer. */
  | {
      readonly kind: 'answered';
      readonly move: ValuedMove;
      readonly answer: ValuedMove;
      readonly next: Claim;
    };

export function claimOf(position: Position, value: Value): Claim {
  return { position, value, path: [], passed: [positionKey(position)] };
}

/** Whether the side to move wins, loses, or keeps a tie. */
export function standing({ position, value }: Claim): 'won' | 'lost' | 'tied' {
  if (value.winner === 'tie') return 'tied';
  return value.winner === position.side ? 'won' : 'lost';
}

/** Nothing is left to prove: the game is over. */
export function isOver({ value }: Claim): boolean {
  return value.winner !== 'tie' && value.distance === 0;
}

/** The moves to show for the claim: one that wins, or else all, the safe ones first. */
export function movesToShow(claim: Claim, choices: readonly ValuedMove[]): readonly ValuedMove[] {
  return standing(claim) === 'won' ? choices.slice(0, 1) : choices;
}

/** The positions after the losing moves, whose best answers are needed for the steps. */
export function positionsToAnswer({ position }: Claim, moves: readonly ValuedMove[]): readonly Position[] {
  return moves.flatMap((move) => {
    const after = loses(move, position.side) ? followMove(position, move) : null;
    return after === null ? [] : [after];
  });
}

/** The steps from a claim; `replies` are the legal moves, best first, of each of the positions to answer. */
export function stepsFrom(
  claim: Claim,
  moves: readonly ValuedMove[],
  replies: readonly (readonly ValuedMove[])[],
): readonly ProofStep[] {
  const waiting = [...replies];
  return moves.flatMap((move): ProofStep[] => {
    const after = follow(claim, move);
    if (after === null) return [];
    if (!loses(move, claim.position.side)) {
      return [{ kind: 'holds', move, next: after, closes: isRepeated(after) }];
    }
    const [answer] = waiting.shift() ?? [];
    const next = answer === undefined ? null : follow(after, answer);
    return answer === undefined || next === null ? [] : [{ kind: 'answered', move, answer, next }];
  });
}

function loses({ value }: ValuedMove, mover: Side): boolean {
  return value.winner === otherSide(mover);
}

function follow(claim: Claim, { from, to, value }: ValuedMove): Claim | null {
  const position = followMove(claim.position, { from, to });
  if (position === null) return null;
  const path = [...claim.path, { from, to }];
  return { position, value, path, passed: [...claim.passed, positionKey(position)] };
}

function isRepeated({ passed }: Claim): boolean {
  return passed.indexOf(passed.at(-1) ?? '') < passed.length - 1;
}
