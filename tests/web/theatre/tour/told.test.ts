import { describe, expect, it } from 'vitest';
import type { Board } from '../../../../wasm/rubicon.ts';
import { RACE, readingTime } from '../../../../web/theatre/tour/model/pace.ts';
import { aloud, lengthOf, sayBeat } from '../../../../web/theatre/tour/say.ts';
import { LANGUAGES, NO_WAY_OUT, randomBoards, sampleBoards, textsIn, tourOf } from './tours.ts';

/** Seconds of all sentences, and of the races between chapters. */
const AROUND_NINETY = [84, 99] as const;

describe.each(LANGUAGES)('the tour told in %s', (language) => {
  const texts = textsIn(language);

  it('of sample board 2, as a screen reader says it', async () => {
    const [, board] = sampleBoards();
    if (board === undefined) throw new Error('there is no second sample');
    const { beats } = tourOf(board);
    const lines = beats.map((beat, nth) => `${aloud(texts, beat, beats[nth - 1])}\n`);
    await expect(lines.join('')).toMatchFileSnapshot(`../../../data/tour-sample-2.${language}.txt`);
  });

  it('with a word wherever it goes back to an earlier moment', () => {
    const back = { en: /^Back to an earlier moment\. /, zh: /^回到较早的时刻。/ }[language];
    for (const board of [...sampleBoards(), ...randomBoards(200)]) {
      const last = new Map<Board, number>();
      for (const beat of tourOf(board).beats) {
        const falls = beat.decided < (last.get(beat.ground.board) ?? 0);
        expect(back.test(sayBeat(texts, beat)), sayBeat(texts, beat)).toBe(falls);
        last.set(beat.ground.board, beat.decided);
      }
    }
  });

  it('with both kinds of finished positions, and with a loss for whoever leaves a tie, only where there are some', () => {
    const loss = { en: /Every move out of the = loses/, zh: /只会输/ }[language];
    for (const board of [...sampleBoards(), ...NO_WAY_OUT, ...randomBoards(200)])
      for (const beat of tourOf(board).beats) {
        const { says } = beat;
        const sentence = sayBeat(texts, beat);
        if (says.name === 'leave') expect(loss.test(sentence)).toBe(says.facts.losing > 0);
        if (says.name !== 'fill') continue;
        const numbers = sentence.replaceAll(/[▲▼]0/g, '').match(/\d[\d,]*/g);
        const counts = [says.facts.lost, says.facts.won].filter((count) => count > 0);
        expect(numbers).toEqual(
          counts.map((count) => (language === 'en' ? count.toLocaleString('en') : String(count))),
        );
        expect(sentence.includes('▲0')).toBe(says.facts.won > 0);
      }
  });

  it('takes about ninety seconds, two and a half to three for a sentence that can be read in them', () => {
    for (const board of [...sampleBoards(), ...randomBoards(200)]) {
      const { beats } = tourOf(board);
      const lengths = beats.map((beat) => lengthOf(texts, beat));
      const races = beats.filter(({ race }) => race.length > 0).length * RACE;
      const seconds = (lengths.reduce((sum, length) => sum + length, 0) + races) / 1000;
      if (beats.length > 31) {
        expect(seconds).toBeGreaterThan(AROUND_NINETY[0]);
        expect(seconds).toBeLessThan(AROUND_NINETY[1]);
      }
      for (const beat of beats) {
        const sentence = sayBeat(texts, beat);
        expect(readingTime(sentence)).toBeGreaterThanOrEqual(2_500);
        expect(readingTime(sentence)).toBeLessThanOrEqual(3_000);
        expect(lengthOf(texts, beat)).toBeGreaterThanOrEqual(readingTime(sentence));
        // More letters than these are not read in three seconds.
        expect(sentence.length, sentence).toBeLessThanOrEqual(language === 'zh' ? 33 : 82);
        expect(sentence).not.toMatch(/undefined|NaN|\b1 moves|\b1 positions/);
      }
    }
  });
});
