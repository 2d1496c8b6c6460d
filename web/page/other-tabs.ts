import type { LocalKey } from './storage.ts';

/** How long (ms) a change may still be overwritten by another tab that had not seen it. */
const SETTLE_TIME = 1_000;

/** Calls `take` whenever another tab writes the key to localStorage, until `signal` is aborted. */
export function onLocalWrite(key: LocalKey, take: (value: string) => void, signal?: AbortSignal): void {
  const listener = (event: StorageEvent) => {
    if (event.key === `rubicon.${key}` && event.newValue !== null) take(event.newValue);
  };
  addEventListener('storage', listener, { ...(signal && { signal }) });
}

/**
 * Reads, changes and writes what is stored under the key: at once, because the tab may be closed next; again when no other tab is
 * about to; and again when one has overwritten the change, whose reading of the storage may be late. So `change` must do nothing
 * where it is done already.
 */
export function changeLocal(key: LocalKey, change: () => void): void {
  change();
  const settled = new AbortController();
  setTimeout(() => settled.abort(), SETTLE_TIME);
  onLocalWrite(key, change, settled.signal);
  navigator.locks?.request(`rubicon.${key}`, change).catch(() => {});
}
