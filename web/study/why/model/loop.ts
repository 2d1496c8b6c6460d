import type { Move } from '../../../../wasm/game.ts';
import type { Solution } from '../../../model/state.ts';

/** The moves along a line until a position comes back, and how many of them then repeat for ever. */
export interface Loop {
  readonly path: readonly Move[];
  readonly length: number;
}

/** The loop that a line keeps to from the position after `ply` moves; null when that is no tie, or does not stay one. */
export function loopAfter(
  { moves, values, loop }: Pick<Solution, 'moves' | 'values' | 'loop'>,
  ply: number,
): Loop | null {
  if (loop === null || values.slice(ply).some(({ winner }) => winner !== 'tie')) return null;
  const around = ply > loop ? moves.slice(loop, ply) : [];
  return { path: [...moves.slice(ply), ...around], length: moves.length - loop };
}
