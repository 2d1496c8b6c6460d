import { describe, expect, it } from 'vitest';
import type { Board } from '../../../../wasm/rubicon.ts';
import type { Beat } from '../../../../web/theatre/tour/model/beats.ts';
import { RACE, READING_SPEEDS } from '../../../../web/theatre/tour/model/pace.ts';
import { durationOf } from '../../../../web/theatre/tour/picture/motion.ts';
import { aloud, lengthOf, sayBeat } from '../../../../web/theatre/tour/say.ts';
import { LANGUAGES, NO_WAY_OUT, randomBoards, sampleBoard, sampleBoards, textsIn, tourOf } from './tours.ts';

/**
 * Seconds of all sentences, and of the races between chapters: two and a half minutes, of which less than a
 * minute is not said.
 */
const SECONDS = [90, 150] as const;

/** Letters that a subtitle shows in a second. */
const LETTERS = { en: 17, zh: 8 } as const;

/** Whether it is played without being asked for: all but how the program is written. */
const isPlayed = ({ chapter }: Beat) => chapter !== 'write';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe.each(LANGUAGES)('the tour told in %s', (language) => {
  const texts = textsIn(language);

  it('of sample board 2, as a screen reader says it', async () => {
    const { beats } = tourOf(sampleBoard(2));
    const lines = beats.map((beat, nth) => `${aloud(texts, beat, beats[nth - 1])}\n`);
    await expect(lines.join('')).toMatchFileSnapshot(`../../../data/tour-sample-2.${language}.txt`);
  });

  it('with a word wherever it goes back to an earlier moment', () => {
    const back = { en: /^Back in time\. /, zh: /^回到较早的时刻。/ }[language];
    for (const board of [...sampleBoards(), ...randomBoards(40)]) {
      const last = new Map<Board, number>();
      for (const beat of tourOf(board).beats.filter(isPlayed)) {
        const falls = beat.decided < (last.get(beat.ground.board) ?? 0);
        expect(back.test(sayBeat(texts, beat)), sayBeat(texts, beat)).toBe(falls);
        last.set(beat.ground.board, beat.decided);
      }
    }
  });

  it('with both kinds of finished positions, and with a loss for whoever leaves a tie, only where there are some', () => {
    const loss = { en: /Every move out of the = loses/, zh: /只会输/ }[language];
    for (const board of [...sampleBoards(), ...NO_WAY_OUT, ...randomBoards(40)])
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

  it('takes at most two and a half minutes, and gives every sentence the time to be read and then to be seen', () => {
    for (const board of [...sampleBoards(), ...NO_WAY_OUT, ...randomBoards(40)]) {
      const { beats } = tourOf(board);
      const played = beats.filter(isPlayed);
      const lengths = beats.map((beat) => lengthOf(texts, beat));
      const races = beats.filter(({ race }) => race.length > 0).length * RACE;
      const seconds = (sum(lengths.slice(0, played.length)) + races) / 1000;
      expect(seconds).toBeLessThan(SECONDS[1]);
      if (played.length > 31) expect(seconds).toBeGreaterThan(SECONDS[0]);
      for (const [nth, beat] of beats.entries()) {
        const sentence = sayBeat(texts, beat);
        const reads = (lengths[nth] ?? 0) - durationOf(beat.scene);
        expect(sentence.length / (reads / 1000), sentence).toBeLessThanOrEqual(LETTERS[language] + 1e-9);
        expect(reads).toBeGreaterThanOrEqual(2_500);
        expect(sentence).not.toMatch(/undefined|NaN|\b1 moves|\b1 positions/);
      }
    }
  });

  it('with a breath between two chapters, and faster or slower as one reads, but no faster than it moves', () => {
    for (const board of sampleBoards()) {
      const { beats } = tourOf(board);
      for (const beat of beats) {
        const moves = durationOf(beat.scene);
        const [slow = 0, usual = 0, , fast = 0] = READING_SPEEDS.map((speed) => lengthOf(texts, beat, speed));
        expect((slow - moves) * 0.75).toBeCloseTo(usual - moves);
        expect((fast - moves) * 2).toBeCloseTo(usual - moves);
        expect(usual - lengthOf(texts, { ...beat, endsChapter: false })).toBeCloseTo(
          beat.endsChapter ? 600 : 0,
        );
      }
      const last = beats.filter((beat, nth) => beats[nth + 1]?.chapter !== beat.chapter);
      expect(beats.filter(({ endsChapter }) => endsChapter)).toEqual(last);
    }
  });
});
