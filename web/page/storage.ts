/** What is kept for the next visit, each under a name of its own. */
export type Key = 'link' | 'language' | 'theme' | 'generate' | 'mine' | 'finds' | 'puzzles';

/** What is kept for a reload of this tab: its address, the boards of a text, a puzzle's moves, and what the bench was given. */
export type KeyHere =
  | 'link'
  | 'entry'
  | 'collection'
  | 'place in collection'
  | 'puzzle'
  | 'boards'
  | 'lines'
  | 'suspected boards'
  | 'suspected lines'
  | 'stress';

/** What the browser keeps for the next visit; where it keeps nothing, the page works without. */
export function remember(key: Key, value: string): void {
  attempt(() => localStorage.setItem(`rubicon.${key}`, value));
}

export function recall(key: Key): string | null {
  return attempt(() => localStorage.getItem(`rubicon.${key}`)) ?? null;
}

/** False where the browser keeps nothing, or not so much: then nothing is kept under the key. */
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

/** Storage may be switched off or full. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
