export type PresenterAct = 'next' | 'previous' | 'first' | 'last' | 'blank';

/** The keys of a presenter's remote control, and those of slides. Escape is the dialog's. */
const KEYS: Readonly<Record<string, PresenterAct>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  Enter: 'next',
  n: 'next',
  j: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Backspace: 'previous',
  p: 'previous',
  k: 'previous',
  Home: 'first',
  End: 'last',
  b: 'blank',
  '.': 'blank',
};

/** What a key does while a board is presented; null if it is not the presenter's. */
export function presenterAct(key: string): PresenterAct | null {
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
