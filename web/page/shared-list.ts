import { type ReadonlySignal, signal } from '@preact/signals';
import {
  attempt,
  type ListName,
  type LocalEntryKey,
  type LocalKey,
  readLocal,
  writeLocal,
} from './storage.ts';

/** How a list is stored. */
interface Format<T> {
  readonly name: ListName;
  /** Two entries with the same id are the same entry. */
  readonly idOf: (entry: T) => string;
  readonly format: (entry: T) => string;
  /** The inverse of format; null if the text is damaged or foreign. */
  readonly parse: (text: string | null) => T | null;
  /** Adds entries to a list that may have some of them already. */
  readonly merge: (list: readonly T[], more: readonly T[]) => readonly T[];
}

/**
 * A list that all tabs share, stored for the next visit. Each entry has a key of its own, because a tab reads what another has
 * written only milliseconds later: if each tab wrote the whole list, it would overwrite the other's entries.
 */
export class SharedList<T> {
  readonly #format: Format<T>;
  readonly #list = signal<readonly T[]>([]);
  readonly #isKept = signal(true);
  /** The stored texts when this tab last read or wrote them. */
  #stored: ReadonlyMap<LocalEntryKey, string | null> = new Map();

  constructor(format: Format<T>) {
    this.#format = format;
    this.#read();
    addEventListener('storage', ({ key }) => {
      if (key?.startsWith(`rubicon.${format.name}.`)) this.#read();
    });
  }

  get list(): ReadonlySignal<readonly T[]> {
    return this.#list;
  }

  /** Whether the browser keeps the list for the next visit. */
  get isKept(): ReadonlySignal<boolean> {
    return this.#isKept;
  }

  /** Changes the list, and stores the entries that differ. */
  change(step: (list: readonly T[]) => readonly T[]): void {
    this.#read();
    const before = this.#list.peek();
    this.#list.value = step(before);
    if (this.#list.peek() !== before || !this.#isKept.peek()) this.#write();
  }

  /** Adds the list that earlier versions stored as one text under the key, and removes that once each entry has its own key. */
  takeFormer(key: LocalKey, parse: (text: string) => readonly T[]): void {
    const text = readLocal(key);
    if (text === null) return;
    this.change((list) => this.#format.merge(list, parse(text)));
    if (this.#isKept.peek()) removeLocal(key);
  }

  /** Reads the changes of other tabs; keeps entries that could not be stored. */
  #read(): void {
    const before = this.#stored;
    const stored = this.#storedTexts();
    this.#stored = stored;
    const keys = new Set([...before.keys(), ...stored.keys()]);
    const changed = [...keys].filter((key) => before.get(key) !== stored.get(key));
    if (changed.length === 0) return;
    const rest = this.#list.peek().filter((entry) => !changed.includes(this.#keyOf(entry)));
    const taken = changed.flatMap((key) => {
      const entry = this.#format.parse(stored.get(key) ?? null);
      return entry !== null && this.#keyOf(entry) === key ? [entry] : [];
    });
    this.#list.value = this.#format.merge(rest, taken);
  }

  #write(): void {
    const texts = new Map(this.#list.peek().map((entry) => [this.#keyOf(entry), this.#format.format(entry)]));
    for (const key of this.#stored.keys()) if (!texts.has(key)) removeLocal(key);
    for (const [key, text] of texts) if (text !== this.#stored.get(key)) writeLocal(key, text);
    this.#stored = new Map([...this.#storedTexts()].filter(([key]) => texts.has(key)));
    this.#isKept.value = [...texts].every(([key, text]) => text === this.#stored.get(key));
  }

  #storedTexts(): ReadonlyMap<LocalEntryKey, string | null> {
    return new Map(localKeys(this.#format.name).map((key) => [key, readLocal(key)]));
  }

  #keyOf(entry: T): LocalEntryKey {
    return `${this.#format.name}.${this.#format.idOf(entry)}`;
  }
}

function removeLocal(key: LocalKey): void {
  attempt(() => localStorage.removeItem(`rubicon.${key}`));
}

/** The keys of the list's stored entries. */
function localKeys(list: ListName): readonly LocalEntryKey[] {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  const prefix = `rubicon.${list}.`;
  return keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => `${list}.${key.slice(prefix.length)}` as const);
}
