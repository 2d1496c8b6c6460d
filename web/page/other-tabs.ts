import type { Key } from './storage.ts';

/** Calls `take` whenever another tab remembers something under the key. */
export function onRemembered(key: Key, take: (value: string) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === `rubicon.${key}` && event.newValue !== null) take(event.newValue);
  });
}
