import { expect, it } from 'vitest';
import type { Catalogue } from '../../../web/page/words/catalogue.ts';

/** Sentences of a catalogue, each in English and, on the next line, in Chinese. */
export function told<T>({ en, zh }: Catalogue<T>, say: (words: T) => (string | undefined)[]): string {
  const chinese = say(zh);
  return say(en)
    .map((english, nth) => `${english}\n${chinese[nth]}\n`)
    .join('');
}

/** Compares what a room says with its printed text, which UPDATE=1 writes. */
export function prints(room: string, parts: readonly string[]): void {
  it(`the sentences of ${room}, in both languages`, async () => {
    await expect(parts.join('\n')).toMatchFileSnapshot(`../../data/sentences-${room}.txt`);
  });
}
