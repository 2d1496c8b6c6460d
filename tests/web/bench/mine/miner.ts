import { within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Rubicon } from '../../support/rubicon.ts';

/** A find as it is stored. */
export interface StoredFind {
  readonly goal: string;
  readonly board: string;
}

/** The stored finds by their keys; the first is the latest. */
export function keptFinds(...finds: readonly StoredFind[]): Readonly<Record<string, string>> {
  const times = finds.map((find, index) => ({ ...find, time: finds.length - index }));
  return Object.fromEntries(times.map((find) => [`finds.${find.goal} ${find.board}`, JSON.stringify(find)]));
}

/** Page object of the miner, in English. */
export class Miner {
  constructor(readonly rubicon: Rubicon) {}

  get search(): HTMLElement {
    const search = document.querySelector<HTMLElement>('section[aria-label=Search]');
    if (search === null) throw new Error('The search is not shown.');
    return search;
  }

  get finds(): HTMLElement {
    const finds = document.querySelector<HTMLElement>('[aria-label^="Best finds"]');
    if (finds === null) throw new Error('The finds are not shown.');
    return finds;
  }

  get rows(): HTMLElement[] {
    return [...this.finds.querySelectorAll<HTMLElement>('.find')];
  }

  /** The note about a search that runs while something else is looked at. */
  get elsewhere(): HTMLElement | null {
    const [note = null, ...others] = document.querySelectorAll<HTMLElement>('aside[aria-label=Search]');
    if (others.length > 0) throw new Error('The note is shown more than once.');
    return note;
  }

  /** Waits until the tool is shown. */
  shown(): Promise<HTMLElement> {
    return this.rubicon.page.findByRole('region', { name: 'Search' });
  }

  field(name: string): HTMLElement {
    return this.rubicon.page.getByLabelText(name);
  }

  async type(name: string, number: number): Promise<void> {
    await this.rubicon.user.clear(this.field(name));
    await this.rubicon.user.type(this.field(name), String(number));
  }

  async ask(goal: string, rows: number, columns: number): Promise<void> {
    await this.rubicon.click('radio', goal);
    await this.type('Rows', rows);
    await this.type('Columns', columns);
    await this.rubicon.user.selectOptions(this.field('Run length'), 'Quick: 10,000 boards');
  }

  expectSaid(sentence: string): Promise<void> {
    return expect.poll(() => within(this.search).queryByText(sentence)).not.toBeNull();
  }

  /** One of the figures of the search, such as `Boards tried`. */
  figure(name: string): number {
    const label = within(this.search).queryByText(name);
    return Number(label?.nextElementSibling?.textContent?.replaceAll(',', ''));
  }

  /** The scores and answers in the list. */
  scores(): (string | null)[] {
    return [...this.finds.querySelectorAll('strong, .chip')].map(({ textContent }) => textContent);
  }
}
