import type { Boards } from '../../stage/plan.ts';
import type { TourScene } from '../model/scene.ts';

/** A frame of a sentence: the age of its motion, and how long it is shown (both ms). */
export interface FilmedMoment {
  readonly age: number;
  readonly delay: number;
}

/** A sentence of the tour with its picture and its moments. */
export interface FilmedSentence {
  readonly chapter: string;
  readonly sentence: string;
  readonly scene: TourScene;
  readonly boards: Boards;
  readonly moments: readonly FilmedMoment[];
}

export interface ChapterFilm {
  readonly sentences: readonly FilmedSentence[];
  readonly flipped: boolean;
}
