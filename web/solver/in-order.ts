/** Reorders items that arrive out of order, numbered from 0: `items` holds those before the first gap. */
export class InOrder<T> {
  readonly items: T[] = [];
  readonly #early = new Map<number, T>();

  put(number: number, item: T): void {
    this.#early.set(number, item);
    for (;;) {
      const next = this.items.length;
      const found = this.#early.get(next);
      if (found === undefined) return;
      this.#early.delete(next);
      this.items.push(found);
    }
  }
}
