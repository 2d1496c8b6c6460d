import { describe, expect, it } from 'vitest';
import { filmOfChapter } from '../../../../web/theatre/tour/film/film-of-chapter.ts';
import { CHAPTERS } from '../../../../web/theatre/tour/model/chapters.ts';
import { durationOf } from '../../../../web/theatre/tour/picture/motion.ts';
import { lengthOf, sayBeat } from '../../../../web/theatre/tour/say.ts';
import { LANGUAGES, sampleBoards, textsIn, tourOf } from './tours.ts';

describe.each(LANGUAGES)('a chapter as a film in %s', (language) => {
  const texts = textsIn(language);

  it('has each of its sentences, standing as long as when it is played, from the beginning of its motion to the end', () => {
    for (const board of sampleBoards()) {
      const { beats } = tourOf(board);
      for (const chapter of CHAPTERS) {
        const { sentences } = filmOfChapter(beats, chapter, false, texts);
        const told = beats.filter((beat) => beat.chapter === chapter);
        expect(sentences.map(({ sentence }) => sentence)).toEqual(told.map((beat) => sayBeat(texts, beat)));
        for (const [nth, { moments, scene }] of sentences.entries()) {
          const beat = told[nth];
          if (beat === undefined) throw new Error('a sentence too many');
          const stands = moments.reduce((sum, { delay }) => sum + delay, 0);
          expect(stands).toBeGreaterThanOrEqual(lengthOf(texts, beat));
          expect(stands).toBeLessThan(lengthOf(texts, beat) + 10);
          for (const { delay } of moments) expect(delay % 10).toBe(0);
          expect(moments.at(-1)?.age).toBe(Number.POSITIVE_INFINITY);
          expect(moments[0]?.age).toBe(durationOf(scene) > 0 ? 0 : Number.POSITIVE_INFINITY);
        }
      }
    }
  });
});
