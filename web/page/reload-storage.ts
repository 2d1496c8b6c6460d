import { visit } from './address.ts';
import { readSession, type SessionKey, writeSession } from './storage.ts';

/** Maximum length (characters) of a saved text: a longer one is slow to write and exceeds most quotas. */
export const LONGEST_KEPT = 4 * 2 ** 20;

/** Whether a text is saved for a reload of this tab, and if not, why. */
export type Keeping = 'kept' | 'too_large' | 'refused';

/** Saves a text in sessionStorage (an empty text removes the key). */
export function saveForReload(key: SessionKey, text: string): Keeping {
  const isShort = text.length <= LONGEST_KEPT;
  const isKept = writeSession(key, isShort ? text : '');
  if (text === '' || (isShort && isKept)) return 'kept';
  return isShort ? 'refused' : 'too_large';
}

/** The text saved before a reload of this tab; '' on a new visit. */
export function savedForReload(key: SessionKey): string {
  return visit() === 'navigate' ? '' : (readSession(key) ?? '');
}
