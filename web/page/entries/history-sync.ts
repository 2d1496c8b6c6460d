import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { Place, Where } from '../../model/address.ts';
import { formatAddress, stationOf } from '../../model/address-text.ts';
import type { Drawing } from '../../model/drawing.ts';
import { readObject } from '../../model/stored.ts';
import { now } from '../../solver/worker/clock.ts';
import { addressFragment, INITIAL_FRAGMENT, visit } from '../address.ts';
import type { App } from '../app-context.ts';
import { readSession, writeSession } from '../storage.ts';
import { entryIn, type HistoryEntry } from './history-entry.ts';
import { viewsChanged } from './history-views.ts';
import { isSameBoard, PARTS, resetViews, showAddress } from './open-address.ts';
import { WriteLimit } from './write-limit.ts';

/** Retry delay (ms) after history.pushState or replaceState was throttled. */
const RETRY_DELAY = 1_000;

/** How long (ms) history.back() may take: on a busy machine more than a second. */
const BACK_TAKES = 5_000;

/** Saves and restores the view state of history entries. */
export interface ViewState {
  /** The current view state. */
  readonly save: (place: Place) => unknown;
  /** Called on return to an entry, with its view state; null if it has none. */
  readonly restore: (kept: unknown) => void;
  /** Called when another board or another place was opened. */
  readonly opened: (to: 'board' | 'place') => void;
}

/** The content of a history entry. */
type FullEntry = HistoryEntry & { readonly text: string };

/** The current entry, from the browser. */
function currentEntry(): FullEntry {
  return { text: addressFragment(), ...entryIn(history.state) };
}

/** The entry before a reload, which may be newer than the browser's. */
function initialEntry(): FullEntry {
  const kept = visit() === 'reload' ? readSession('entry') : null;
  return kept === null ? currentEntry() : { text: addressFragment(), ...entryIn(readObject(kept)) };
}

/** The data that decide between a new history entry and an update of the current one. */
interface Look {
  readonly text: string;
  /** The link of the board, even while the address keeps a damaged link. */
  readonly link: string;
  readonly station: string;
  readonly opened: number;
  readonly where: Where;
  readonly drawing: Drawing;
}

/**
 * Syncs the app with the address bar and the browser's history, both ways. Another place, another part of a place and another
 * board each push an entry; all other changes replace the current one. In a frame nothing is stored for later visits.
 */
export function syncHistory(app: App, viewState: ViewState): void {
  const sync = new HistorySync(app, viewState);
  effect(() => sync.follow());
  effect(() => {
    if (viewsChanged.value > 0) sync.plan();
  });
  addEventListener('popstate', () => sync.read());
  addEventListener('hashchange', () => sync.readNew());
  addEventListener('pagehide', () => sync.write());
  sync.readNew();
}

class HistorySync {
  readonly #app: App;
  readonly #viewState: ViewState;
  readonly #look: ReadonlySignal<Look>;
  readonly #limit = new WriteLimit();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The address's fragment when last read or written; if it differs, it must be read. */
  #seen = INITIAL_FRAGMENT;
  #present = initialEntry();
  /** The entry written last, as JSON. */
  #written = JSON.stringify(currentEntry());
  /** The entry to be pushed. */
  #next: FullEntry | null = null;
  #last: Look;
  #reloadText: string | null = null;
  #isReading = false;
  /** While history.back() is under way: the address of the entry below, or true once a new address was opened; else null. */
  #returning: string | true | null = null;
  #backTimeout: ReturnType<typeof setTimeout> | undefined;

  constructor(app: App, viewState: ViewState) {
    this.#app = app;
    this.#viewState = viewState;
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
    if (this.#present.kept !== null) viewState.restore(this.#present.kept);
  }

  /** Reacts to a change of the view state. */
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
      if (isOpened) this.#viewState.opened('board');
      else if (to.where.place !== from.where.place) this.#viewState.opened('place');
    }
    if (!this.#isReading && !isSameBoard(to.drawing, from.drawing)) resetViews(this.#app);
    this.plan();
  }

  #amend(part: Partial<FullEntry>): void {
    if (this.#next === null) this.#present = { ...this.#present, ...part };
    else this.#next = { ...this.#next, ...part };
  }

  /** Queues a new entry. A damaged link is removed from the old one if another board is opened. */
  #add(from: Look, { text, where, opened }: Look): void {
    const isOver = where.dialog !== null && this.#next === null;
    const left = opened === from.opened ? from.text : formatAddress(from.link, from.where);
    if (this.#next === null) this.#amend({ text: left, kept: this.#viewState.save(from.where.place) });
    this.#next = { text, below: isOver ? left : null, kept: null };
  }

  /** Closes a dialog by going back to the entry below it. */
  #goBack({ text }: Look): void {
    this.#returning = this.#present.below;
    this.#amend({ text, below: null });
    clearTimeout(this.#backTimeout);
    this.#backTimeout = setTimeout(() => this.#stayHere(), BACK_TAKES);
    history.back();
  }

  /** history.back() had no effect in time: stay on this entry. */
  #stayHere(): void {
    if (this.#returning === null) return;
    this.#returning = null;
    this.plan();
  }

  /** Schedules a write. A new entry is written at once if the rate limit allows, because the user may go back next. */
  plan(): void {
    if (this.#last.text !== this.#reloadText) this.#keepForReload();
    const wait = this.#limit.wait(now(), this.#next !== null);
    if (this.#next !== null && wait === 0) this.write();
    else this.#timer ??= setTimeout(() => this.write(), wait);
  }

  write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (location.hash === this.#seen && this.#returning === null) {
      if (this.#next === null) this.#amend({ kept: this.#viewState.save(this.#last.where.place) });
      else if (this.#next.text === this.#present.text) this.#next = null;
      if (!this.#writeEntries()) this.#timer = setTimeout(() => this.write(), RETRY_DELAY);
    }
    if (this.#last.where.embedded) return;
    this.#keepForReload();
    writeSession('entry', JSON.stringify(this.#next ?? this.#present));
  }

  /** Stored at once, unlike the address, because no event precedes a crash of the tab. */
  #keepForReload(): void {
    const { text, where } = this.#last;
    if (!where.embedded) writeSession('link', text);
    this.#reloadText = text;
  }

  /** False if the browser throttles the writes. */
  #writeEntries(): boolean {
    try {
      if (JSON.stringify(this.#present) !== this.#written) this.#writeEntry('replaceState', this.#present);
      if (this.#next === null) return true;
      this.#writeEntry('pushState', this.#next);
      this.#present = this.#next;
      this.#next = null;
      return true;
    } catch {
      return false;
    }
  }

  #writeEntry(method: 'pushState' | 'replaceState', entry: FullEntry): void {
    const { text, ...kept } = entry;
    history[method](kept, '', `#${text}`);
    this.#limit.wrote(now());
    this.#written = JSON.stringify(entry);
    this.#seen = location.hash;
  }

  /** Reads the address if it was changed from outside. */
  readNew(): void {
    if (location.hash !== this.#seen) this.read();
  }

  /** Shows what the address describes. */
  read(): void {
    const returning = this.#returning;
    const isNew = history.state === null;
    this.#seen = location.hash;
    const entry = currentEntry();
    this.#written = JSON.stringify(entry);
    this.#returning = null;
    if (returning === entry.text) {
      this.#present = { ...entry, text: this.#present.text };
      this.plan();
      return;
    }
    // The browser still goes back after a new address, to the entry below or to the dialog: the new one is put over that.
    if (returning === true && !isNew) {
      this.#next ??= this.#present;
      this.#present = entry;
      this.plan();
      return;
    }
    if (returning !== null && isNew) this.#returning = true;
    this.#present = entry;
    this.#next = null;
    this.#isReading = true;
    showAddress(this.#app, entry.text, history.state !== null);
    this.#isReading = false;
    this.#amend({ text: this.#look.peek().text });
    this.#viewState.restore(entry.kept);
    this.write();
  }
}

function whereOf(app: App): Where {
  return Object.fromEntries(PARTS.map((part) => [part, app[part].value])) as unknown as Where;
}
