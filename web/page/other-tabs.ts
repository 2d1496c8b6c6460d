import type { Key } from './storage.ts';

/** Calls `take` whenever another tab writes the key to localStorage. */
export function onRemembered(key: Key, take: (value: string) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === `rubicon.${key}` && event.newValue !== null) take(event.newValue);
  });
}
