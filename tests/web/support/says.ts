import { expect, it } from 'vitest';
import type { Catalogue } from '../../../web/page/words/catalogue.ts';

/** A sentence that depends on what it is about, and what it says in English and in Chinese. */
type Row<T> = readonly [say: (words: T) => string | undefined, english: string, chinese: string];

/** Tests sentences of a catalogue in both languages. */
export function says<T>(name: string, { en, zh }: Catalogue<T>, rows: readonly Row<T>[]): void {
  it(name, () => {
    expect(rows.map(([say]) => [say(en), say(zh)])).toEqual(
      rows.map(([, english, chinese]) => [english, chinese]),
    );
  });
}

export const tie = { winner: 'tie' } as const;
export const redIn = (distance: number) => ({ winner: 'red', distance }) as const;
export const blackIn = (distance: number) => ({ winner: 'black', distance }) as const;
