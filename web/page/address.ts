import { signal } from '@preact/signals';
import { FIRST_PLACE, parseAddress, type Where } from '../model/address.ts';
import { type LinkRead, parseLink } from '../model/link.ts';
import type { LinkError } from '../model/link-error.ts';
import type { State } from '../model/state.ts';
import type { Whereabouts } from './app-context.ts';
import { LONGEST_EXAMPLE } from './examples/longest.ts';
import { recall, recallHere, remember, rememberHere } from './storage.ts';

/** What is on the board on a first visit: the longest game of the contest's first sample. */
const FIRST_VISIT = `b=${LONGEST_EXAMPLE}`;

/** What the address says of what is on the screen. */
export function inAddress(): string {
  return location.hash.slice(1);
}

/** What stood in the address bar when the page began. */
export const BEGINNING = location.hash;

/** What the page begins with; an error says why the address was of no use. */
export interface Start {
  readonly where: Where;
  readonly link: LinkRead;
  readonly error: LinkError | null;
}

/**
 * What to begin with: the address, else the board that was kept, else an example. In a frame nothing that was kept
 * counts.
 */
export function readStart(): Start {
  const named = parseAddress(inAddress());
  const isFrame = named.where.embedded === true;
  const kept = isFrame ? null : beforeReload();
  const { link, where } = kept === null ? named : parseAddress(kept);
  return { where: { ...FIRST_PLACE, ...where }, ...readBoard(link, isFrame) };
}

function readBoard(text: string, embedded: boolean): Pick<Start, 'link' | 'error'> {
  const address = parseLink(text);
  if (address.ok) return { link: address.value, error: null };
  const kept = parseLink((embedded ? null : recall('link')) ?? FIRST_VISIT);
  const fallback = kept.ok ? kept : parseLink(FIRST_VISIT);
  if (!fallback.ok) throw new Error('the first board cannot be read');
  return { link: fallback.value, error: text === '' ? null : address.error };
}

/** What was on the screen before a reload, which the address may not have said yet; null on any other visit. */
function beforeReload(): string | null {
  return visit() === 'reload' ? recallHere('link') : null;
}

/** How the page has come about. */
export function visit(): NavigationTimingType {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate';
}

/** The whole address of what is on the screen, with all tools around it. */
export function addressOf(state: State): string {
  return addressWith(state.link.value);
}

/** The whole address with which the page shows what `text` says after '#'. */
export function addressWith(text: string): string {
  return `${location.href.replace(/#.*$/, '')}#${text}`;
}

/** Where one is, as signals that begin with `start`. */
export function createWhereabouts(start: Where): Whereabouts {
  return Object.fromEntries(
    Object.entries(start).map(([part, value]) => [part, signal(value)]),
  ) as Whereabouts;
}

/** Keeps the board, at once and when the page is left; what keeps the whole address comes later. A frame keeps nothing. */
export function keepBoard({ link }: State, { embedded }: Whereabouts): void {
  const began = link.peek();
  const keep = () => {
    if (embedded.peek()) return;
    remember('link', link.peek());
    if (link.peek() !== began) rememberHere('link', link.peek());
  };
  keep();
  addEventListener('pagehide', keep);
}
