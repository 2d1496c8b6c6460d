import { computed, type Signal } from '@preact/signals';
import { loadLink, notify } from '../model/actions.ts';
import { type LinkRead, parseLink } from '../model/link.ts';
import type { LinkError } from '../model/link-error.ts';
import type { State } from '../model/state.ts';
import { now } from '../solver/worker/clock.ts';
import { PLACES, type Place } from './app-context.ts';
import { LONGEST_EXAMPLE } from './examples/longest.ts';
import { recall, recallHere, remember, rememberHere } from './storage.ts';

/** Browsers limit how often the address may change: Safari to 100 times in 30 seconds. */
const WRITE_EVERY = 320;

/** Where the browser has refused that all the same, it is asked again after so many milliseconds. */
const WRITE_AGAIN = 1_000;

/** What is on the board on a first visit: the longest game of the contest's first sample. */
const FIRST_VISIT = `b=${LONGEST_EXAMPLE}`;

/** What a link adds to be shown without the tools, in a frame of another page. */
const EMBED = 'embed=1';

/** What a link adds to be opened elsewhere than in the analysis. */
const viewOf = (place: Place) => `view=${place}`;

/** What the address says of what is on the screen. */
function inAddress(): string {
  return location.hash.slice(1);
}

/** Whether an address asks for the board and its line alone. */
function asksToEmbed(address: string): boolean {
  return address.split('&').includes(EMBED);
}

/** The place that an address asks for; the analysis where it asks for none, and in a frame, which has no other. */
function placeAsked(address: string): Place {
  if (asksToEmbed(address)) return 'analysis';
  return PLACES.find((place) => address.split('&').includes(viewOf(place))) ?? 'analysis';
}

/** What an address says of the board; empty where it only names a place. */
function linkAsked(address: string): string {
  const own = [EMBED, ...PLACES.map(viewOf)];
  return address
    .split('&')
    .filter((each) => !own.includes(each))
    .join('&');
}

/** What the page begins with; an error says why the address was of no use. */
export interface Start {
  readonly embedded: boolean;
  readonly place: Place;
  readonly link: LinkRead;
  readonly error: LinkError | null;
}

/**
 * What to begin with: the address, else the board that was kept, else an example. In a frame nothing that was kept
 * counts.
 */
export function readStart(): Start {
  const embedded = asksToEmbed(inAddress());
  const asked = (embedded ? null : beforeReload()) ?? inAddress();
  return { embedded, place: placeAsked(asked), ...readBoard(linkAsked(asked), embedded) };
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
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return isReload ? recallHere() : null;
}

/** The whole address of what is on the screen, with all tools around it. */
export function addressOf(state: State): string {
  return `${location.href.replace(/#.*$/, '')}#${state.link.value}`;
}

/** The address of the same for a frame of another page. */
export function embeddedAddressOf(state: State): string {
  return `${addressOf(state)}&${EMBED}`;
}

/** Writes what stands after '#' in the address; false where the browser does not take another one so soon. */
function replaced(text: string): boolean {
  try {
    history.replaceState(null, '', `#${text}`);
    return true;
  } catch {
    return false;
  }
}

/** Keeps the address bar and the state together, both ways. A frame leaves what the visitor has kept alone. */
export function keepAddress(state: State, embedded: Signal<boolean>, place: Signal<Place>): void {
  const address = computed(() => {
    const added = embedded.value ? [EMBED] : place.value === 'analysis' ? [] : [viewOf(place.value)];
    return [state.link.value, ...added].join('&');
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = Number.NEGATIVE_INFINITY;
  /** What stood in the address bar when it was last looked at; anything else there has yet to be read. */
  let seen = location.hash;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (location.hash !== seen) return;
    written = now();
    const link = state.link.peek();
    const text = address.peek();
    const isRefused = inAddress() !== text && !replaced(text);
    if (isRefused) timer = setTimeout(write, WRITE_AGAIN);
    else seen = location.hash;
    if (embedded.value) return;
    remember('link', link);
    rememberHere(text);
  }

  function read(): void {
    seen = location.hash;
    embedded.value = asksToEmbed(inAddress());
    place.value = placeAsked(inAddress());
    const text = linkAsked(inAddress());
    if (text === state.link.peek()) return;
    const link = parseLink(text);
    if (link.ok) loadLink(state, link.value);
    else if (text !== '') notify(state, 'error', { code: 'bad_link', error: link.error });
    write();
  }

  address.subscribe(() => {
    timer ??= setTimeout(write, Math.max(0, written + WRITE_EVERY - now()));
  });
  addEventListener('hashchange', read);
  addEventListener('pagehide', write);
}
