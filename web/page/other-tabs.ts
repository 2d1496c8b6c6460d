import type { LocalKey } from './storage.ts';

/** Calls `take` whenever another tab writes the key to localStorage. */
export function onLocalWrite(key: LocalKey, take: (value: string) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === `rubicon.${key}` && event.newValue !== null) take(event.newValue);
  });
}
