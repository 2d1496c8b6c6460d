import type { Beat } from '../model/beats.ts';
import type { Chapter } from '../model/chapters.ts';
import { durationOf } from '../picture/motion.ts';
import { tourBoards } from '../picture/show.ts';
import { lengthOf, sayBeat, type TourTexts } from '../say.ts';
import type { ChapterFilm, FilmedMoment } from './filmed.ts';

/** Duration (ms) of a frame of a motion. */
const FRAME = 80;

/** The sentences of a chapter as a film, each standing as long as when the tour is played. */
export function filmOfChapter(
  beats: readonly Beat[],
  chapter: Chapter,
  flipped: boolean,
  texts: TourTexts,
): ChapterFilm {
  const sentences = beats.filter((beat) => beat.chapter === chapter);
  return {
    flipped,
    sentences: sentences.map((beat) => ({
      chapter: texts.tour.chapter[chapter],
      sentence: sayBeat(texts, beat),
      scene: beat.scene,
      boards: tourBoards(beats, beat),
      moments: momentsOf(durationOf(beat.scene), lengthOf(texts, beat)),
    })),
  };
}

/** The frames of a sentence that moves for a while and stands until it is read; delays are multiples of 10 ms, as in a GIF. */
function momentsOf(moves: number, stands: number): FilmedMoment[] {
  const moving = Array.from({ length: Math.ceil(moves / FRAME) }, (_, nth) => ({
    age: nth * FRAME,
    delay: FRAME,
  }));
  const rest = Math.ceil((stands - moving.length * FRAME) / 10) * 10;
  return [...moving, { age: Number.POSITIVE_INFINITY, delay: rest }];
}
