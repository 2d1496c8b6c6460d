/** Lists of which localStorage holds each entry under a key of its own. */
export type ListName = 'recent' | 'finds';

export type LocalEntryKey = `${ListName}.${string}`;

/** Keys of localStorage. */
export type LocalKey =
  | LocalEntryKey
  | 'link'
  | 'language'
  | 'theme'
  | 'generate'
  | 'mine'
  | 'finds'
  | 'puzzles'
  | 'recent'
  | 'tour'
  | 'intro';

/** Keys of sessionStorage: the tab's address, a collection, a puzzle's moves, a game, and the bench's input. */
export type SessionKey =
  | 'link'
  | 'entry'
  | 'collection'
  | 'place in collection'
  | 'puzzle'
  | 'game'
  | 'boards'
  | 'lines'
  | 'stress'
  | 'program'
  | 'other program'
  | 'replaced program'
  | 'running program';

/** Saves to localStorage; failures are ignored. */
export function writeLocal(key: LocalKey, value: string): void {
  attempt(() => localStorage.setItem(`rubicon.${key}`, value));
}

export function readLocal(key: LocalKey): string | null {
  return attempt(() => localStorage.getItem(`rubicon.${key}`)) ?? null;
}

/** Saves to sessionStorage; false if that fails, then the key is removed. */
export function writeSession(key: SessionKey, value: string): boolean {
  const isKept = attempt(() => {
    sessionStorage.removeItem(`rubicon.${key}`);
    sessionStorage.setItem(`rubicon.${key}`, value);
    return true;
  });
  return isKept ?? false;
}

export function readSession(key: SessionKey): string | null {
  return attempt(() => sessionStorage.getItem(`rubicon.${key}`)) ?? null;
}

/** The result of the use; undefined if the storage is disabled or full. */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
