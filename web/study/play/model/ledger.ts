import type { Move, Position, Value } from '../../../../wasm/game.ts';
import { belongsTo, type Game } from '../../../model/game.ts';
import { positionsAlong, startPosition } from '../../../model/line.ts';
import type { Solved } from '../../../model/solution.ts';
import { isVisitorsMove } from '../../../model/visitors-move.ts';
import { isBest, type Judgement, judgeMove } from '../../model/judgement.ts';
import { isHinted } from './playing.ts';

/** One of the visitor's moves. */
export interface LedgerEntry {
  /** Number of moves played before it. */
  readonly ply: number;
  readonly position: Position;
  readonly move: Move;
  /** The value after it. */
  readonly after: Value;
  readonly judgement: Judgement;
  readonly hinted: boolean;
}

/** The kinds of judgement that a ledger counts. */
export type LedgerKind = 'kept' | 'slower' | 'sooner' | 'thrown';

/** The sign of each kind, if there is no room for words. */
export const GLYPHS: Readonly<Record<LedgerKind, string>> = {
  kept: '✓',
  slower: '+',
  sooner: '−',
  thrown: '✗',
};

/** The judgements of the visitor's moves, as far as the game is solved. */
export function ledgerOf(game: Game, { question, solution }: Solved): LedgerEntry[] {
  const start = startPosition(game.board, game.side);
  if (start === null || !belongsTo(game, question)) return [];
  const positions = positionsAlong(start, question.played);
  return question.played.flatMap((move, ply): LedgerEntry[] => {
    const position = positions[ply];
    const best = solution.choices[ply]?.[0]?.value;
    const after = solution.values[ply + 1];
    if (position === undefined || best === undefined || after === undefined) return [];
    if (ply < game.opening.length || !isVisitorsMove(game, game.side, ply)) return [];
    const judgement = judgeMove(best, after, position.side);
    return [{ ply, position, move, after, judgement, hinted: isHinted(game, question.played.slice(0, ply)) }];
  });
}

/** The first of the visitor's moves that gave away the value at the start; null if there is none. */
export function slipOf(game: Game, solved: Solved): LedgerEntry | null {
  return ledgerOf(game, solved).find(({ judgement }) => kindOf(judgement) === 'thrown') ?? null;
}

export function kindOf(judgement: Judgement): LedgerKind {
  if (isBest(judgement)) return 'kept';
  return judgement.kind === 'slower' || judgement.kind === 'sooner' ? judgement.kind : 'thrown';
}

/** Number of moves of each kind in a ledger. */
export function countKinds(entries: readonly LedgerEntry[]): Record<LedgerKind, number> {
  const counts = { kept: 0, slower: 0, sooner: 0, thrown: 0 };
  for (const { judgement } of entries) counts[kindOf(judgement)] += 1;
  return counts;
}
