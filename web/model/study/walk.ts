import type { Solution } from '../state.ts';

/** How far a walk along a line has come; a tie's line goes round and round. */
export type Walk = Pick<Solution, 'moves' | 'loop'>;

/** The ply after `ply`: where a tie's line ends, its loop begins again. Null where there is none. */
export function nextPly({ moves, loop }: Walk, ply: number): number | null {
  if (ply < moves.length) return ply + 1;
  return loop === null ? null : loop + 1;
}

export function previousPly(ply: number): number | null {
  return ply > 0 ? ply - 1 : null;
}
