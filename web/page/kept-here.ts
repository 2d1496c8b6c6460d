import { visit } from './address.ts';
import { type KeyHere, recallHere, rememberHere } from './storage.ts';

/** A longer text is not kept for a reload, in characters: writing it takes long, and most browsers have no room for it. */
export const LONGEST_KEPT = 4 * 2 ** 20;

/** Whether something is kept for a reload of this tab, and if not, why. */
export type Keeping = 'kept' | 'too_large' | 'refused';

/** Keeps a text for a reload of this tab, in place of what was kept under the name; an empty one leaves no trace. */
export function keepHere(key: KeyHere, text: string): Keeping {
  const isShort = text.length <= LONGEST_KEPT;
  const isKept = rememberHere(key, isShort ? text : '');
  if (text === '' || (isShort && isKept)) return 'kept';
  return isShort ? 'refused' : 'too_large';
}

/** What was kept when this tab showed the page before; nothing on a visit that begins anew. */
export function keptHere(key: KeyHere): string {
  return visit() === 'navigate' ? '' : (recallHere(key) ?? '');
}
