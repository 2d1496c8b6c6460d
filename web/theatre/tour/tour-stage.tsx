import { useMemo } from 'preact/hooks';
import { Stage } from '../stage/stage.tsx';
import type { Beat } from './model/beats.ts';
import { TOUR_STAGE } from './picture/plan.ts';
import { raceShow, tourBoards, tourShow } from './picture/show.ts';

interface Props {
  readonly beats: readonly Beat[];
  readonly beat: Beat;
  readonly racing: boolean;
  readonly flipped: boolean;
  readonly label: string;
}

/** The picture of a sentence, or of the race before it. */
export function TourStage({ beats, beat, racing, flipped, label }: Props) {
  const all = useMemo(() => beats.map((each) => tourBoards(beats, each)), [beats]);
  const show = useMemo(() => {
    const boards = tourBoards(beats, beat);
    return racing ? raceShow(beat, boards) : tourShow(beat.scene, boards);
  }, [beats, beat, racing]);
  return <Stage style={TOUR_STAGE} all={all} show={show} flipped={flipped} label={label} />;
}
