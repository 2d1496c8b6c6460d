import type { State } from './state.ts';

/** What a press on the board is for: moving pieces by the rules, or changing the board with a tool. */
export type Mode = 'move' | 'edit';

export const MODES: readonly Mode[] = ['move', 'edit'];

export function chooseMode(state: Pick<State, 'mode'>, mode: Mode): void {
  state.mode.value = mode;
}

export function switchMode(state: Pick<State, 'mode'>): void {
  chooseMode(state, state.mode.value === 'move' ? 'edit' : 'move');
}
