import { FREE } from '../../../model/board.ts';
import type { Drawing } from '../../../model/drawing.ts';
import { formatLink } from '../../../model/link.ts';

/** What is drawn on one board until another is opened or begun: one entry of the list. */
interface Session {
  readonly start: string;
  /** Whether its first board was opened on purpose, so that it is listed unchanged. */
  readonly isOpened: boolean;
  /** The link of the entry that the session has made and replaces by its next board; null if none. */
  entry: string | null;
}

/** How the board got onto the page: the count of boards opened, and whether this one was opened to be listed. */
export interface Opening {
  readonly opened: number;
  readonly isOpened: boolean;
}

/** A change of the list: the board to add (null if none) and the one that it replaces. */
export interface ListChange {
  readonly link: string | null;
  readonly replaced: string | null;
}

interface Lists {
  /** The links that are never listed. */
  readonly atHand: ReadonlySet<string>;
  readonly isListed: (link: string) => boolean;
}

type Drawn = Pick<Drawing, 'board' | 'side'>;

/** The link of a board and its side to move. */
export function linkOf({ board, side }: Drawn): string {
  return formatLink({ board, side, moves: [], ply: 0, variations: [] });
}

function isBlank({ board }: Drawn): boolean {
  return board.cells === FREE.repeat(board.cells.length);
}

/** Assigns every drawing to its session; undo and redo return to the session of the drawing. */
export class Sessions {
  readonly #sessions = new WeakMap<Drawn, Session>();
  readonly #lists: Lists;
  #session: Session;
  #last: Drawn;
  #opened: number;
  #noted: string | null = null;

  constructor(lists: Lists, first: Drawn, { opened, isOpened }: Opening) {
    this.#lists = lists;
    this.#last = first;
    this.#opened = opened;
    this.#session = { start: linkOf(first), isOpened, entry: null };
    this.#sessions.set(first, this.#session);
    if (!isOpened) this.#noted = linkOf(first);
  }

  /** The change that the drawing on the board makes to the list; null if none. A secret board is not listed yet. */
  follow(drawing: Drawn, opening: Opening, isSecret = false): ListChange | null {
    this.#session = this.#sessions.get(drawing) ?? this.#sessionOf(drawing, opening);
    this.#sessions.set(drawing, this.#session);
    this.#last = drawing;
    this.#opened = opening.opened;
    const link = linkOf(drawing);
    if (isSecret || link === this.#noted) return null;
    this.#noted = link;
    return this.#note(drawing, link);
  }

  #note(drawing: Drawn, link: string): ListChange {
    const { start, isOpened, entry } = this.#session;
    const deserves = !isBlank(drawing) && !this.#lists.atHand.has(link) && (isOpened || link !== start);
    // A board that was opened, or stands in the list already, stays there beside what is made of it.
    const isOwn = deserves && link !== start && (link === entry || !this.#lists.isListed(link));
    this.#session.entry = isOwn ? link : null;
    return { link: deserves ? link : null, replaced: entry === link ? null : entry };
  }

  /** Another board, and an empty one in place of one that was not, begin a session. */
  #sessionOf(drawing: Drawn, { opened, isOpened }: Opening): Session {
    if (opened !== this.#opened) return { start: linkOf(drawing), isOpened, entry: null };
    if (!isBlank(drawing) || isBlank(this.#last)) return this.#session;
    return { start: linkOf(drawing), isOpened: false, entry: null };
  }
}
