import type { Mode, State } from './state.ts';

export const MODES: readonly Mode[] = ['move', 'edit'];

export function chooseMode(state: Pick<State, 'mode'>, mode: Mode): void {
  state.mode.value = mode;
}

export function switchMode(state: Pick<State, 'mode'>): void {
  chooseMode(state, state.mode.value === 'move' ? 'edit' : 'move');
}
