/** What is kept, each under a name of its own. */
export type Key = 'link' | 'language' | 'theme' | 'generate' | 'mine' | 'finds';

/** What the browser keeps for the next visit; where it keeps nothing, the page works without. */
export function remember(key: Key, value: string): void {
  attempt(() => localStorage.setItem(`rubicon.${key}`, value));
}

export function recall(key: Key): string | null {
  return attempt(() => localStorage.getItem(`rubicon.${key}`)) ?? null;
}

/** The address of what this tab shows, kept for its reload. */
export function rememberHere(address: string): void {
  attempt(() => sessionStorage.setItem('rubicon.link', address));
}

export function recallHere(): string | null {
  return attempt(() => sessionStorage.getItem('rubicon.link')) ?? null;
}

/** Storage may be switched off or full. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
