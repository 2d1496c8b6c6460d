import type { Side } from '../../wasm/game.ts';
import type { Game } from './game.ts';
import { sideAt } from './line.ts';

/** Whether the move after `ply` moves is the visitor's, `first` having made the first. */
export function isVisitorsMove({ visitor }: Game, first: Side, ply: number): boolean {
  return visitor === 'both' || visitor === sideAt(first, ply);
}
