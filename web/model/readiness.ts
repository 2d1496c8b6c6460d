import { type Board, cellsWith, GENERAL, PAWN } from './board.ts';

/** Why a board cannot be solved; `found` counts the pieces of that kind. */
export interface Lack {
  readonly code: 'no_pawn' | 'many_pawns' | 'few_generals' | 'many_generals';
  readonly found: number;
}

/** Missing and surplus pieces; empty if the board has one pawn and two generals. */
export function lacksOf(board: Board): Lack[] {
  const pawns = cellsWith(board, PAWN).length;
  const generals = cellsWith(board, GENERAL).length;
  const lacks: Lack[] = [];
  if (generals < 2) lacks.push({ code: 'few_generals', found: generals });
  if (generals > 2) lacks.push({ code: 'many_generals', found: generals });
  if (pawns < 1) lacks.push({ code: 'no_pawn', found: pawns });
  if (pawns > 1) lacks.push({ code: 'many_pawns', found: pawns });
  return lacks;
}
