import { type ReadonlySignal, signal } from '@preact/signals';
import { onLocalWrite } from '../../page/other-tabs.ts';
import { readLocal, writeLocal } from '../../page/storage.ts';
import { findsText, isSame, type Kept, readFinds, withFind } from './model/mine.ts';

/** The finds, one list for all tabs, stored for the next visit. */
export class Finds {
  readonly #finds;
  readonly #isKept = signal(true);
  /** The stored text when this tab last read or wrote it. */
  #seen: string | null;

  constructor() {
    this.#seen = readLocal('finds');
    // Earlier versions stored the finds together with the form.
    this.#finds = signal(readFinds(this.#seen ?? readLocal('mine')));
    if (this.#seen === null) this.#change((finds) => finds);
    onLocalWrite('finds', (text) => {
      this.#finds.value = readFinds(text);
    });
  }

  get list(): ReadonlySignal<readonly Kept[]> {
    return this.#finds;
  }

  /** Whether the browser has stored the finds. */
  get isKept(): ReadonlySignal<boolean> {
    return this.#isKept;
  }

  /** Adds finds, sorted with the best last. */
  add(more: readonly Kept[]): void {
    this.#change((finds) => more.reduce(withFind, finds));
  }

  remove(gone: readonly Kept[]): void {
    const isGone = (find: Kept) => gone.some((each) => isSame(each, find));
    this.#change((finds) => finds.filter((find) => !isGone(find)));
  }

  /** Changes the stored list, which another tab may have changed meanwhile. */
  #change(change: (finds: readonly Kept[]) => readonly Kept[]): void {
    const kept = readLocal('finds');
    const now = kept === this.#seen ? this.#finds.peek() : readFinds(kept);
    const next = change(now);
    this.#finds.value = next;
    const text = findsText(next);
    writeLocal('finds', text);
    this.#seen = readLocal('finds');
    this.#isKept.value = this.#seen === text;
  }
}
