import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { Place, Where } from '../../model/address.ts';
import { formatAddress, stationOf } from '../../model/address-text.ts';
import type { Drawing } from '../../model/state.ts';
import { readObject } from '../../model/stored.ts';
import { now } from '../../solver/worker/clock.ts';
import { BEGINNING, inAddress, visit } from '../address.ts';
import type { App } from '../app-context.ts';
import { recallHere, remember, rememberHere } from '../storage.ts';
import { keptChanged } from './kept-views.ts';
import { beginAnew, isSameBoard, PARTS, showAddress } from './open-address.ts';
import { WriteLimit } from './write-limit.ts';

/** Where the browser has refused another address all the same, it is asked again after so many milliseconds. */
const WRITE_AGAIN = 1_000;

/** What an entry of the browser's history holds beside its address. */
interface Entry {
  /** The address of the entry below, where this one is that with a dialog over it: closing the dialog goes back. */
  readonly below: string | null;
  /** What is to be as it was left: plain data of whoever looks after the entries. */
  readonly kept: unknown;
}

/** Who looks after what is to be as it was left when an entry comes back. */
export interface Keeper {
  /** What the present entry keeps, as it is now. */
  readonly leave: (place: Place) => unknown;
  /** An entry has come back, with what it kept; null where it kept nothing. */
  readonly come: (kept: unknown) => void;
  /** Another board was opened, or another place. */
  readonly went: (to: 'board' | 'place') => void;
}

/** An entry as it should be. */
type Wanted = Entry & { readonly text: string };

/** The present entry as it is. */
function standing(): Wanted {
  return { text: inAddress(), ...entryIn(history.state) };
}

function entryIn(state: unknown): Entry {
  const { below = null, kept = null } = { ...(state as Partial<Entry> | null) };
  return { below, kept };
}

/** The present entry as it was before a reload, which the browser may not have been told yet. */
function beginning(): Wanted {
  const kept = visit() === 'reload' ? recallHere('entry') : null;
  return kept === null ? standing() : { text: inAddress(), ...entryIn(readObject(kept)) };
}

/** What tells a step of the history from a change of what is looked at. */
interface Look {
  readonly text: string;
  /** The link of the board, also where the address holds a damaged one in its place. */
  readonly link: string;
  readonly station: string;
  readonly opened: number;
  readonly where: Where;
  readonly drawing: Drawing;
}

/**
 * Keeps the address bar and the page together, both ways. Another place, another part of one and another board are an entry
 * of the browser's history each; whatever else changes, changes the newest one. A frame leaves what the visitor has kept alone.
 */
export function keepAddress(app: App, keeper: Keeper): void {
  const address = new AddressKeeper(app, keeper);
  effect(() => address.follow());
  effect(() => {
    if (keptChanged.value > 0) address.plan();
  });
  addEventListener('popstate', () => address.read());
  addEventListener('hashchange', () => address.readNew());
  addEventListener('pagehide', () => address.write());
  address.readNew();
}

class AddressKeeper {
  readonly #app: App;
  readonly #keeper: Keeper;
  readonly #look: ReadonlySignal<Look>;
  readonly #limit = new WriteLimit();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What stood in the address bar when it was last looked at; anything else there has yet to be read. */
  #seen = BEGINNING;
  #present = beginning();
  /** What was written last. */
  #stands = JSON.stringify(standing());
  /** The entry that is to be added to the present one. */
  #next: Wanted | null = null;
  #last: Look;
  #remembered: string;
  #keptText: string | null = null;
  #isReading = false;
  /** The address of the entry below, while the browser is on its way back to it. */
  #returning: string | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(app: App, keeper: Keeper) {
    this.#app = app;
    this.#keeper = keeper;
    this.#look = computed(() => {
      const where = whereOf(app);
      const link = app.state.link.value;
      const damaged = app.damaged.value;
      const isDamaged = damaged !== null && damaged.instead === link;
      return {
        text: formatAddress(isDamaged ? damaged.link : link, where),
        link,
        station: stationOf(where),
        opened: app.state.opened.value,
        where,
        drawing: app.state.drawing.value,
      };
    });
    this.#last = this.#look.peek();
    this.#remembered = app.state.link.peek();
    if (this.#present.kept !== null) keeper.come(this.#present.kept);
  }

  /** To be called when the page shows something else. */
  follow(): void {
    const from = this.#last;
    const to = this.#look.value;
    this.#last = to;
    const isOpened = to.opened !== from.opened;
    if (to.link !== this.#app.damaged.peek()?.instead) this.#app.damaged.value = null;
    if (this.#isReading || (to.station === from.station && !isOpened)) this.#amend({ text: to.text });
    else {
      const isClosed = to.where.dialog === null;
      if (from.where.dialog === null) this.#add(from, to);
      else if (!isClosed) this.#amend({ text: to.text });
      else if (this.#next === null && this.#present.below !== null && !isOpened) this.#goBack(to);
      else this.#amend({ text: to.text, below: null });
      if (isOpened) this.#keeper.went('board');
      else if (to.where.place !== from.where.place) this.#keeper.went('place');
    }
    if (!this.#isReading && !isSameBoard(to.drawing, from.drawing)) beginAnew(this.#app);
    this.plan();
  }

  #amend(part: Partial<Wanted>): void {
    if (this.#next === null) this.#present = { ...this.#present, ...part };
    else this.#next = { ...this.#next, ...part };
  }

  /** A damaged link goes when another board is opened in place of the one that was shown for it. */
  #add(from: Look, { text, where, opened }: Look): void {
    const isOver = where.dialog !== null && this.#next === null;
    const left = opened === from.opened ? from.text : formatAddress(from.link, from.where);
    if (this.#next === null) this.#amend({ text: left, kept: this.#keeper.leave(from.where.place) });
    this.#next = { text, below: isOver ? left : null, kept: null };
  }

  /** Closes a dialog, whose entry goes. */
  #goBack({ text }: Look): void {
    this.#returning = this.#present.below;
    this.#amend({ text, below: null });
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#stayHere(), WRITE_AGAIN);
    history.back();
  }

  /** A browser that has not gone back by now is not going to. */
  #stayHere(): void {
    if (this.#returning === null) return;
    this.#returning = null;
    this.plan();
  }

  /** A new entry is made at once, where it may be: what is done next may be to go back. */
  plan(): void {
    if (this.#last.text !== this.#keptText) this.#keepForReload();
    const wait = this.#limit.wait(now(), this.#next !== null);
    if (this.#next !== null && wait === 0) this.write();
    else this.#timer ??= setTimeout(() => this.write(), wait);
  }

  write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (location.hash === this.#seen && this.#returning === null) {
      if (this.#next === null) this.#amend({ kept: this.#keeper.leave(this.#last.where.place) });
      else if (this.#next.text === this.#present.text) this.#next = null;
      if (!this.#writeEntries()) this.#timer = setTimeout(() => this.write(), WRITE_AGAIN);
    }
    if (this.#last.where.embedded) return;
    this.#remember();
    this.#keepForReload();
    rememberHere('entry', JSON.stringify(this.#next ?? this.#present));
  }

  /** At once, unlike the address bar: a browser that is in a hurry, or a tab that crashes, does not say that it leaves. */
  #keepForReload(): void {
    const { text, where } = this.#last;
    if (!where.embedded) rememberHere('link', text);
    this.#keptText = text;
  }

  /** For the next visit the board counts that was changed last, in whatever tab. */
  #remember(): void {
    const link = this.#app.state.link.peek();
    if (link !== this.#remembered) remember('link', link);
    this.#remembered = link;
  }

  /** False where the browser does not take another address so soon. */
  #writeEntries(): boolean {
    try {
      if (JSON.stringify(this.#present) !== this.#stands) this.#writeEntry('replaceState', this.#present);
      if (this.#next === null) return true;
      this.#writeEntry('pushState', this.#next);
      this.#present = this.#next;
      this.#next = null;
      return true;
    } catch {
      return false;
    }
  }

  #writeEntry(way: 'pushState' | 'replaceState', entry: Wanted): void {
    const { text, ...kept } = entry;
    history[way](kept, '', `#${text}`);
    this.#limit.wrote(now());
    this.#stands = JSON.stringify(entry);
    this.#seen = location.hash;
  }

  /** Shows what the address says, unless it is known. */
  readNew(): void {
    if (location.hash !== this.#seen) this.read();
  }

  /** Shows what the address says. */
  read(): void {
    const expected = this.#returning;
    this.#returning = null;
    this.#seen = location.hash;
    const entry = standing();
    this.#stands = JSON.stringify(entry);
    if (expected === entry.text) {
      this.#present = { ...entry, text: this.#present.text };
      this.plan();
      return;
    }
    this.#present = entry;
    this.#next = null;
    this.#isReading = true;
    showAddress(this.#app, entry.text, history.state !== null);
    this.#isReading = false;
    this.#amend({ text: this.#look.peek().text });
    this.#keeper.come(entry.kept);
    this.write();
  }
}

function whereOf(app: App): Where {
  return Object.fromEntries(PARTS.map((part) => [part, app[part].value])) as unknown as Where;
}
