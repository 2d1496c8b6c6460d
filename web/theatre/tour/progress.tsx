import { useLayoutEffect, useState } from 'preact/hooks';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { eachFrame } from '../stage/play.ts';
import type { Beat } from './model/beats.ts';
import { RACE } from './model/pace.ts';
import { TOUR } from './words.ts';

interface Props {
  readonly beat: Beat;
  readonly before: Beat | undefined;
  readonly racing: boolean;
}

/** The number of decided positions of the board, which counts up during a race. */
export function Decided({ beat, before, racing }: Props) {
  const texts = useCatalogue(TOUR);
  const { positions } = beat.ground;
  const goesOn = before?.ground.board === beat.ground.board && !beat.isBack;
  const decided = useRace(beat, goesOn ? before.decided : 0, racing);
  return (
    <div class="tour-decided">
      <progress max={positions} value={decided} aria-hidden="true" />
      <output>{texts.decided(decided, positions)}</output>
    </div>
  );
}

function useRace(beat: Beat, from: number, racing: boolean): number {
  const [part, setPart] = useState(0);
  // Before it is painted, because the last race has ended at 1.
  useLayoutEffect(() => {
    if (!racing) return;
    return eachFrame(
      RACE,
      (age) => setPart(age / RACE),
      () => setPart(1),
    );
  }, [beat, racing]);
  return racing ? Math.round(from + (beat.decided - from) * part) : beat.decided;
}
