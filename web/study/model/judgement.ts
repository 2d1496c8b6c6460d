import type { Side, Value } from '../../../wasm/game.ts';

/** A move compared with the best one. Counts are moves of both sides, as in a value's distance. */
export type Judgement =
  /** The shortest win, or a tie if there is no win. */
  | { readonly kind: 'best' }
  /** The longest loss, if every move loses. */
  | { readonly kind: 'longest' }
  | { readonly kind: 'slower'; readonly moves: number }
  | { readonly kind: 'sooner'; readonly moves: number }
  | { readonly kind: 'win-to-tie' }
  /** `winner` is the other side; `distance` counts from the position after the move. */
  | { readonly kind: 'win-to-loss' | 'tie-to-loss'; readonly winner: Side; readonly distance: number };

/** Judges a move of `mover` by the value after it and the value after the best move of the same position. */
export function judgeMove(best: Value, after: Value, mover: Side): Judgement {
  if (after.winner === 'tie') return { kind: best.winner === mover ? 'win-to-tie' : 'best' };
  if (best.winner === 'tie') return { kind: 'tie-to-loss', ...after };
  if (best.winner !== after.winner) return { kind: 'win-to-loss', ...after };
  const moves = Math.abs(after.distance - best.distance);
  if (after.winner === mover) return moves === 0 ? { kind: 'best' } : { kind: 'slower', moves };
  return moves === 0 ? { kind: 'longest' } : { kind: 'sooner', moves };
}

/** Whether no other move of the position is better. */
export function isBest({ kind }: Judgement): boolean {
  return kind === 'best' || kind === 'longest';
}
