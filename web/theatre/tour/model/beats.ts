import type { Position } from '../../../../wasm/game.ts';
import { finishedBeats } from './chapters/finished.ts';
import { queueBeats } from './chapters/queue.ts';
import { tieBeats } from './chapters/tie.ts';
import { longestBeats, lossBeats, shortestBeats, winBeats } from './chapters/wins-and-losses.ts';
import { writeBeats } from './chapters/write.ts';
import { yoursBeats } from './chapters/yours.ts';
import { CHAPTERS, type Chapter } from './chapters.ts';
import type { Code, Draft } from './draft.ts';
import type { FoundTour } from './found.ts';
import { questionsOf, type TourQuestion } from './questions.ts';

/** A sentence of the tour with its picture. */
export interface Beat extends Draft {
  readonly chapter: Chapter;
  /** Which sentence of its chapter it is, from 0. */
  readonly nth: number;
  /** Whether it is the last of its chapter. */
  readonly endsChapter: boolean;
  /** Whether it goes back in time: fewer positions are decided than at the previous beat of the same board. */
  readonly isBack: boolean;
  /** Positions of the race that begins the chapter; only its first sentence has some. */
  readonly race: readonly Position[];
  /** What is asked before it, if it answers a question. */
  readonly question: TourQuestion | null;
  readonly code: Code | null;
}

/** All sentences of the tour, in their order. */
export function beatsOf(found: FoundTour): Beat[] {
  const drafts: Readonly<Record<Chapter, { beats: readonly Draft[]; race: readonly Position[] }>> = {
    finished: { beats: finishedBeats(found.finished), race: [] },
    win: { beats: winBeats(found.win), race: found.win.before },
    loss: { beats: lossBeats(found.loss), race: found.loss.before },
    shortest: { beats: shortestBeats(found.shortest), race: found.shortest.before },
    longest: { beats: longestBeats(found.longest), race: found.longest.before },
    queue: { beats: queueBeats(found.queue), race: found.queue.before },
    yours: { beats: yoursBeats(found.yours), race: found.yours.before },
    tie: { beats: tieBeats(found.tie), race: found.tie.before },
    write: { beats: writeBeats(found), race: [] },
  };
  const questions = questionsOf(found);
  const chapterBeats = CHAPTERS.flatMap((chapter) => {
    const { beats, race } = drafts[chapter];
    return beats.map((beat, nth) => ({
      code: null,
      ...beat,
      chapter,
      nth,
      endsChapter: nth === beats.length - 1,
      race: nth === 0 ? race : [],
      question: questions[beat.says.name] ?? null,
    }));
  });
  return chapterBeats.map((beat, index) => ({ ...beat, isBack: isBack(beat, chapterBeats.slice(0, index)) }));
}

/** The chapter of the program goes through the run again. */
function isBack({ ground, decided, code }: Draft, before: readonly Draft[]): boolean {
  if (code !== null) return false;
  const last = before.findLast((each) => each.ground.board === ground.board);
  return last !== undefined && decided < last.decided;
}
