import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { StageLayout } from '../stage/layout.ts';
import { Stage } from '../stage/stage.tsx';
import type { Beat } from './model/beats.ts';
import type { TourQuestion } from './model/questions.ts';
import { TOUR_STAGE } from './picture/plan.ts';
import { raceShow, tourBoards, tourShow } from './picture/show.ts';

interface Props {
  readonly beats: readonly Beat[];
  readonly beat: Beat;
  /** Asked instead of the beat. */
  readonly question: TourQuestion | null;
  readonly racing: boolean;
  readonly flipped: boolean;
  readonly label: string;
  /** Content over the boards. */
  readonly over: (layout: StageLayout, density: number) => ComponentChildren;
}

/** The picture of a sentence, of its question, whose small boards may be answers, or of the race before it. */
export function TourStage({ beats, beat, question, racing, flipped, label, over }: Props) {
  const all = useMemo(() => beats.map((each) => tourBoards(beats, each)), [beats]);
  const show = useMemo(() => {
    const boards = tourBoards(beats, beat);
    return racing ? raceShow(beat, boards) : tourShow((question ?? beat).scene, boards);
  }, [beats, beat, question, racing]);
  return <Stage style={TOUR_STAGE} all={all} show={show} flipped={flipped} label={label} over={over} />;
}
