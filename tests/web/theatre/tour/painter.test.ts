import { describe, expect, it } from 'vitest';
import { filmOfChapter } from '../../../../web/theatre/tour/film/film-of-chapter.ts';
import { ChapterPainter } from '../../../../web/theatre/tour/film/painter.ts';
import type { Chapter } from '../../../../web/theatre/tour/model/chapters.ts';
import { withCanvases } from './paper.ts';
import { LANGUAGES, sampleBoard, textsIn, tourOf } from './tours.ts';

const { beats } = tourOf(sampleBoard(2));

/** A chapter's film and the paper on which it is painted. */
function filmed(chapter: Chapter, language: (typeof LANGUAGES)[number], flipped = false) {
  const { paper } = withCanvases();
  const film = filmOfChapter(beats, chapter, flipped, textsIn(language));
  const painter = new ChapterPainter(film);
  /** What is written and drawn on a frame. */
  const frame = (nth: number) => {
    const { written, images } = paper();
    written.length = 0;
    images.length = 0;
    const pixels = painter.paint(nth);
    return { pixels, written: [...written], stage: images[0] };
  };
  return { film, painter, frame, measure: (text: string) => paper().measureText(text).width };
}

/** The first frame of each sentence. */
const firstFrames = ({ sentences }: ReturnType<typeof filmed>['film']) =>
  sentences.map((_, nth) => sentences.slice(0, nth).reduce((sum, { moments }) => sum + moments.length, 0));

describe.each(LANGUAGES)('the frames of a chapter in %s', (language) => {
  it('have the whole sentence in lines that fit, none of which begins with a mark, above the stage', () => {
    for (const chapter of ['finished', 'tie', 'write'] as const) {
      const { film, painter, frame, measure } = filmed(chapter, language);
      const stages = firstFrames(film).map((first, nth) => {
        const { sentence } = film.sentences[nth] ?? { sentence: '' };
        const { written, stage } = frame(first);
        const [head, ...lines] = written;
        expect(head?.text).toBe(textsIn(language).tour.chapter[chapter]);
        expect(lines.map(({ text }) => text).join('')).toBe(sentence);
        for (const [line, { text, x, most }] of lines.entries()) {
          expect([x, most]).toEqual([head?.x, 640 - 2 * x]);
          expect(text).not.toMatch(/^[，。：；？！）]/);
          // A mark may stand out.
          expect(x + measure(text.replace(/[，。：；？！）]?\s*$/, ''))).toBeLessThanOrEqual(640 - x);
          const next = lines[line + 1]?.text ?? '';
          if (next === '') continue;
          if (language === 'en') expect(text).toMatch(/ $/);
          const [word = ''] = (language === 'en' ? /^\S+/ : /^./).exec(next) ?? [];
          expect(x + measure(text + word)).toBeGreaterThan(640 - x);
        }
        const baselines = written.map(({ y }) => y);
        expect(baselines[0]).toBeGreaterThanOrEqual(14);
        for (const [line, y] of baselines.slice(1).entries())
          expect(y - (baselines[line] ?? 0)).toBeGreaterThanOrEqual(20);
        if (stage === undefined) throw new Error('there is no stage');
        // There is room for three lines, and not for four.
        const below = stage.y - (baselines[1] ?? 0);
        expect([below > 2 * 20 + 5, below < 4 * 20]).toEqual([true, true]);
        expect([stage.x, stage.width <= 640, stage.height <= 420]).toEqual([0, true, true]);
        return stage.y + stage.height;
      });
      expect([painter.width, painter.height]).toEqual([640, Math.max(...stages)]);
    }
  });
});

describe('the frames of a chapter', () => {
  it('are those of its sentences one after the other, moving where these move', () => {
    const { film, painter, frame } = filmed('loss', 'en');
    expect(painter.delays).toEqual(
      film.sentences.flatMap(({ moments }) => moments.map(({ delay }) => delay)),
    );
    const counts = firstFrames(film).map((first, nth) => {
      const { moments = [] } = film.sentences[nth] ?? {};
      const pictures = moments.map((_, moment) =>
        Buffer.from(frame(first + moment).pixels).toString('base64'),
      );
      return new Set(pictures).size;
    });
    // A piece glides where a move is told; the last one decides the loss, so that the board flashes, too.
    const [start, first = 0, second = 0, last, end] = counts;
    expect([start, first > 1, second > 1, end]).toEqual([1, true, true, 1]);
    expect(last).toBeGreaterThanOrEqual(Math.max(first, second) + 2);
    expect(() => painter.paint(painter.delays.length)).toThrow('there is no frame');
  });

  it('turn with the board', () => {
    const pictures = [false, true].map((flipped) => filmed('win', 'en', flipped).frame(0).pixels);
    expect(pictures[0]).not.toEqual(pictures[1]);
  });
});
