import { objectOf } from '../../model/stored.ts';

/** The state of a history entry beside its address. */
export interface HistoryEntry {
  /**
   * For an entry that is the entry below with a dialog over it: the address of that entry, because closing the dialog goes back
   * to it.
   */
  readonly below: string | null;
  /** View state to restore when the user returns to this history entry. */
  readonly kept: unknown;
}

/** The view state: scroll positions, and view signals by name. */
export interface SavedView {
  readonly tops: readonly number[];
  readonly views: Readonly<Record<string, unknown>>;
}

/**
 * Reads the state of a history entry, which another version of the page may have stored; what is damaged or
 * foreign is ignored.
 */
export function entryIn(state: unknown): HistoryEntry {
  const { below, kept } = objectOf(state);
  return { below: typeof below === 'string' ? below : null, kept: kept ?? null };
}

export function keptIn(kept: unknown): SavedView {
  const { tops, views } = objectOf(kept);
  const isTop = (top: unknown): top is number => typeof top === 'number';
  return { tops: Array.isArray(tops) ? tops.filter(isTop) : [], views: objectOf(views) };
}
