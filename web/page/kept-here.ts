import { visit } from './address.ts';
import { type KeyHere, recallHere, rememberHere } from './storage.ts';

/** Maximum length (characters) of a saved text: a longer one is slow to write and exceeds most quotas. */
export const LONGEST_KEPT = 4 * 2 ** 20;

/** Whether a text is saved for a reload of this tab, and if not, why. */
export type Keeping = 'kept' | 'too_large' | 'refused';

/** Saves a text in sessionStorage (an empty text removes the key). */
export function keepHere(key: KeyHere, text: string): Keeping {
  const isShort = text.length <= LONGEST_KEPT;
  const isKept = rememberHere(key, isShort ? text : '');
  if (text === '' || (isShort && isKept)) return 'kept';
  return isShort ? 'refused' : 'too_large';
}

/** The text saved before a reload of this tab; '' on a new visit. */
export function keptHere(key: KeyHere): string {
  return visit() === 'navigate' ? '' : (recallHere(key) ?? '');
}
