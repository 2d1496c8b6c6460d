import type { Board, Move, Position } from '../../../../wasm/game.ts';

/** A position as the program has it, with g < h. */
export interface ProgramState extends Omit<Position, 'generals'> {
  readonly g: number;
  readonly h: number;
}

export function stateOf({ side, generals, pawn }: Position): ProgramState {
  return { side, g: Math.min(...generals), h: Math.max(...generals), pawn };
}

/** The number of a state, as the program's id() computes it. */
export function idOf(state: ProgramState): number {
  return ((sideOf(state) * 100 + state.g) * 100 + state.h) * 100 + state.pawn;
}

/** RED or BLACK in the program. */
export function sideOf({ side }: Pick<ProgramState, 'side'>): 0 | 1 {
  return side === 'red' ? 0 : 1;
}

/** The direction `d` in which the program undoes a move of the pawn: it has gone the opposite way. */
export function undoneBy({ columns }: Pick<Board, 'columns'>, { from, to }: Move): 1 | 2 | 3 {
  if (to === from - columns) return 3;
  return to === from - 1 ? 2 : 1;
}
