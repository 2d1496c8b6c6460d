/** The ways through what is seen step by step; a way that leads nowhere does nothing. */
export interface Stepping {
  readonly first: () => void;
  readonly previous: () => void;
  readonly next: () => void;
  readonly last: () => void;
  /** Starts playing, or pauses; null where nothing plays. */
  readonly play: (() => void) | null;
}

/** The keys that step, the same wherever something is gone through. */
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

/** Elements that have an own use for the arrows, Home and End, and for space. */
const MOVES_ITSELF = 'input, select, textarea';
const PRESSED_BY_SPACE = 'button, a, summary, input, select, textarea, [role=gridcell]';

/** Whether a key that steps elsewhere is left to the element that has the focus. */
export function isLeftTo(target: Element, key: string): boolean {
  if (key === ' ') return target.matches(PRESSED_BY_SPACE);
  return key.length > 1 && target.matches(MOVES_ITSELF);
}

/** What a key does to the stepping; null where it is none of its keys, or left to the element that has the focus. */
export function steppingKey(key: string, target: Element, stepping: Partial<Stepping>): (() => void) | null {
  const way = STEPPING_KEYS[key];
  if (way === undefined || isLeftTo(target, key)) return null;
  return stepping[way] ?? null;
}
