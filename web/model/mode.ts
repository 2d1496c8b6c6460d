import type { State } from './state.ts';

/** What a finger on the board does: look (read and scroll) or draw. A mouse and a pen draw in both modes. */
export type Mode = 'look' | 'draw';

export const MODES: readonly Mode[] = ['look', 'draw'];

export function chooseMode(state: Pick<State, 'mode'>, mode: Mode): void {
  state.mode.value = mode;
}

/** Whether a press by this kind of pointer draws. */
export function draws({ mode }: Pick<State, 'mode'>, pointer: string): boolean {
  return pointer !== 'touch' || mode.value === 'draw';
}
