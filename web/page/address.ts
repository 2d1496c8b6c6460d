import { signal } from '@preact/signals';
import { FIRST_PLACE, parseAddress, type Where } from '../model/address.ts';
import { type LinkRead, parseLink } from '../model/link.ts';
import type { BadLink, State } from '../model/state.ts';
import type { Damaged, ViewSignals } from './app-context.ts';
import { LONGEST_EXAMPLE } from './examples/longest.ts';
import { readLocal, readSession, writeLocal, writeSession } from './storage.ts';

/** The board on a first visit: the longest game of the contest's first sample. */
const FIRST_VISIT = `b=${LONGEST_EXAMPLE}`;

/** The fragment of the address, without '#'. */
export function addressFragment(): string {
  return location.hash.slice(1);
}

/** The fragment of the address when the page was opened. */
export const INITIAL_FRAGMENT = location.hash;

/**
 * Longest address (rows of its board) that the page opens with: the base of its imports has the whole
 * fragment, and Chromium takes milliseconds for each import where that has thousands of slashes.
 */
const MOST_ROWS = 1_000;

/** Cuts off a board of far too many rows and reloads the page; false if the address has none. */
export function cutAddress(): boolean {
  const rows = addressFragment().split('/', MOST_ROWS + 1);
  if (rows.length <= MOST_ROWS) return false;
  const kept = rows.slice(0, MOST_ROWS).join('/');
  history.replaceState(null, '', `#${kept}`);
  writeSession('link', kept);
  location.reload();
  return true;
}

/** The initial state, with the error of the address's link, if any. */
export interface Start {
  readonly where: Where;
  readonly link: LinkRead;
  readonly bad: (Omit<Damaged, 'instead'> & Pick<BadLink, 'error'>) | null;
}

/** The initial state: from the address, else the stored board, else an example. In a frame nothing stored is used. */
export function readStart(): Start {
  const named = parseAddress(addressFragment());
  const isFrame = named.where.embedded === true;
  const kept = isFrame ? null : beforeReload();
  const { link, where } = kept === null ? named : parseAddress(kept);
  const { puzzle = '' } = where;
  const read = readBoard(link, isFrame);
  // A puzzle brings its own board.
  return { where: { ...FIRST_PLACE, ...where }, ...read, bad: puzzle === '' ? read.bad : null };
}

function readBoard(text: string, embedded: boolean): Pick<Start, 'link' | 'bad'> {
  const address = parseLink(text);
  if (address.ok) return { link: address.value, bad: null };
  const last = (embedded ? null : readLocal('link')) ?? FIRST_VISIT;
  const kept = parseLink(last);
  const fallback = kept.ok ? kept : parseLink(FIRST_VISIT);
  if (!fallback.ok) throw new Error('the first board cannot be read');
  const shown = kept.ok && last !== FIRST_VISIT ? 'last' : 'sample';
  const { error } = address;
  return { link: fallback.value, bad: text === '' ? null : { link: text, error, shown } };
}

/** The state before a reload, which may be newer than the address; null on any other visit. */
function beforeReload(): string | null {
  return visit() === 'reload' ? readSession('link') : null;
}

/** How the page was opened. */
export function visit(): NavigationTimingType {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate';
}

/** The full address with this fragment. */
export function addressWith(text: string): string {
  return `${location.href.replace(/#.*$/, '')}#${text}`;
}

/** The view state as signals, initially `start`. */
export function createViewSignals(start: Where): ViewSignals {
  return Object.fromEntries(
    Object.entries(start).map(([part, value]) => [part, signal(value)]),
  ) as ViewSignals;
}

/**
 * Stores the board for the next visit whenever it changes: of several tabs the last change counts, and a reload is none. For a
 * reload it is stored on leaving, until the code that stores the whole address is loaded. A frame stores nothing.
 */
export function storeBoard({ link }: State, { embedded }: ViewSignals): void {
  const began = link.peek();
  let isChanged = visit() === 'navigate';
  link.subscribe((text) => {
    if (isChanged && !embedded.peek()) writeLocal('link', text);
    isChanged = true;
  });
  addEventListener('pagehide', () => {
    if (!embedded.peek() && link.peek() !== began) writeSession('link', link.peek());
  });
}
