/** Keys of localStorage. */
export type Key = 'link' | 'language' | 'theme' | 'generate' | 'mine' | 'finds' | 'puzzles';

/** Keys of sessionStorage: the tab's address, a collection, a puzzle's moves, and the bench's input. */
export type KeyHere =
  | 'link'
  | 'entry'
  | 'collection'
  | 'place in collection'
  | 'puzzle'
  | 'boards'
  | 'lines'
  | 'stress';

/** Saves to localStorage; failures are ignored. */
export function remember(key: Key, value: string): void {
  attempt(() => localStorage.setItem(`rubicon.${key}`, value));
}

export function recall(key: Key): string | null {
  return attempt(() => localStorage.getItem(`rubicon.${key}`)) ?? null;
}

/** Saves to sessionStorage; false if that fails, then the key is removed. */
export function rememberHere(key: KeyHere, value: string): boolean {
  const isKept = attempt(() => {
    sessionStorage.removeItem(`rubicon.${key}`);
    sessionStorage.setItem(`rubicon.${key}`, value);
    return true;
  });
  return isKept ?? false;
}

export function recallHere(key: KeyHere): string | null {
  return attempt(() => sessionStorage.getItem(`rubicon.${key}`)) ?? null;
}

/** Storage may be disabled or full. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
