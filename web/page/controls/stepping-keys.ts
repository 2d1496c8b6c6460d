/** Actions of a stepper; an action without effect does nothing. */
export interface Stepping {
  readonly first: () => void;
  readonly previous: () => void;
  readonly next: () => void;
  readonly last: () => void;
  /** Toggles playback; null if there is none. */
  readonly play: (() => void) | null;
}

/** The keys of every stepper. */
export const STEPPING_KEYS: Readonly<Record<string, keyof Stepping>> = {
  ArrowLeft: 'previous',
  k: 'previous',
  ArrowRight: 'next',
  j: 'next',
  ArrowUp: 'first',
  Home: 'first',
  ArrowDown: 'last',
  End: 'last',
  ' ': 'play',
};

/** Elements with their own use of the arrow keys, Home and End, and of space. */
const MOVES_ITSELF = 'input, select, textarea';
const PRESSED_BY_SPACE = 'button, a, summary, input, select, textarea, [role=gridcell]';

/** Whether the focused element uses the key itself. */
export function isLeftTo(target: Element, key: string): boolean {
  if (key === ' ') return target.matches(PRESSED_BY_SPACE);
  return key.length > 1 && target.matches(MOVES_ITSELF);
}

/** The stepper's action for a key; null if it has none, or if the focused element uses the key. */
export function steppingKey(key: string, target: Element, stepping: Partial<Stepping>): (() => void) | null {
  const way = STEPPING_KEYS[key];
  if (way === undefined || isLeftTo(target, key)) return null;
  return stepping[way] ?? null;
}
