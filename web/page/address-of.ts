import { FIRST_PLACE, type Where } from '../model/address.ts';
import { formatAddress } from '../model/address-text.ts';
import { addressWith } from './address.ts';
import type { App } from './app-context.ts';

/** The full address of the board on the screen, with all tools around it. A puzzle being played is shared as a puzzle. */
export function addressOf({ state, puzzle }: App): string {
  const where = puzzle.value === '' ? FIRST_PLACE : puzzleAt(puzzle.value);
  return addressWith(formatAddress(state.link.value, where));
}

/** The place where a puzzle is played. */
export function puzzleAt(puzzle: string): Where {
  return { ...FIRST_PLACE, study: 'play', puzzle };
}
