import type { Value } from '../../../../wasm/game.ts';
import { parseLink } from '../../../model/link.ts';
import { objectOf, readObject } from '../../../model/stored.ts';
import { valueIn } from '../../../model/stored-game.ts';

/** A board that was drawn, opened or solved. */
export interface Recent {
  /** The link of the board and the side to move, without moves; no two entries have the same. */
  readonly link: string;
  /** Given by the visitor; '' if none. */
  readonly name: string;
  /** When it was last on the board (ms since 1970). */
  readonly time: number;
  /** Null while it is not known. */
  readonly value: Value | null;
}

/** The boards, the latest first. */
export type Recents = readonly Recent[];

/** Maximum number of boards with a name, and of boards in all. */
export const MOST = 50;

/** So many boards without a name are kept however many have one. */
export const SPARE = 10;

/** Maximum length of a name (characters). */
export const LONGEST_NAME = 60;

/** Adds a board, or moves it to the front; `replaced` is the link of the board that it was drawn from. */
export function withBoard(
  recents: Recents,
  { link, time }: Pick<Recent, 'link' | 'time'>,
  replaced: string | null,
): Recents {
  const known = recents.find((each) => each.link === link);
  const added = { link, name: known?.name ?? '', time, value: known?.value ?? null };
  return limited([added, ...without(withoutUnnamed(recents, replaced), link)]);
}

/** Sets the value of a board; the same list if that is no news. */
export function withValue(recents: Recents, link: string, value: Value): Recents {
  const isNews = (each: Recent) => each.link === link && JSON.stringify(each.value) !== JSON.stringify(value);
  return recents.some(isNews) ? recents.map((each) => (isNews(each) ? { ...each, value } : each)) : recents;
}

export function withName(recents: Recents, link: string, name: string): Recents {
  return limited(recents.map((each) => (each.link === link ? { ...each, name: tidyName(name) } : each)));
}

export function without(recents: Recents, link: string): Recents {
  return recents.filter((each) => each.link !== link);
}

/** Removes a board of which something else was made, unless it has a name. */
export function withoutUnnamed(recents: Recents, link: string | null): Recents {
  return recents.filter((each) => each.link !== link || each.name !== '');
}

/** The boards of both lists; of a board in both, the later entry, with a name if either has one. */
export function mergeRecents(first: Recents, second: Recents): Recents {
  const merged = new Map(first.map((each) => [each.link, each]));
  for (const each of second) {
    const other = merged.get(each.link);
    merged.set(each.link, other === undefined ? each : joined(other, each));
  }
  return limited([...merged.values()].sort((a, b) => b.time - a.time));
}

function joined(a: Recent, b: Recent): Recent {
  const [later, earlier] = b.time > a.time ? [b, a] : [a, b];
  return { ...later, name: later.name || earlier.name, value: later.value ?? earlier.value };
}

/** Drops the oldest boards above the limits; one without a name never displaces one with a name. */
function limited(recents: Recents): Recents {
  const named = recents.filter(({ name }) => name !== '').length;
  let [namesLeft, othersLeft] = [MOST, Math.max(SPARE, MOST - named)];
  return recents.filter(({ name }) => (name === '' ? othersLeft-- : namesLeft--) > 0);
}

/** The stored text, and its inverse; null if the text is damaged or foreign. */
export function formatRecent({ link, name, time, value }: Recent): string {
  return JSON.stringify({ link, time, ...(name !== '' && { name }), ...(value !== null && { value }) });
}

export function parseRecent(text: string | null): Recent | null {
  return recentIn(readObject(text));
}

/** Parses the list as earlier versions stored it, without what is damaged or foreign. */
export function parseFormerRecents(text: string): Recents {
  const { boards } = readObject(text);
  return Array.isArray(boards) ? boards.flatMap((each) => recentIn(objectOf(each)) ?? []) : [];
}

function recentIn({ link, name, time, value }: Readonly<Record<string, unknown>>): Recent | null {
  if (typeof link !== 'string' || !/^b=[^&]+(&t=b)?$/.test(link) || !parseLink(link).ok) return null;
  if (typeof time !== 'number' || !(time >= 0 && time <= LATEST)) return null;
  const read = valueIn(value, /&t=b$/.test(link) ? 'black' : 'red');
  return { link, name: typeof name === 'string' ? tidyName(name) : '', time, value: read };
}

/** The last moment that a Date can hold. */
const LATEST = 8.64e15;

function tidyName(name: string): string {
  return [...name.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('');
}
