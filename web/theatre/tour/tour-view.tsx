import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { Heard } from '../../page/controls/heard.tsx';
import { SteppingButtons } from '../../page/controls/stepping.tsx';
import { useMedia } from '../../page/controls/use-media.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { TOUR_SIGNS } from '../stage/pictures.ts';
import { StageSigns } from '../stage/signs.tsx';
import { steppingOf } from '../stepper.ts';
import { theatreOf } from '../theatre.ts';
import { THEATRE } from '../words.ts';
import { ChapterList } from './chapter-list.tsx';
import type { TourPlayer } from './model/player.ts';
import { Decided } from './progress.tsx';
import { aloud, lengthOf } from './say.ts';
import { TourCaption } from './tour-caption.tsx';
import { TourOptions } from './tour-options.tsx';
import { TourStage } from './tour-stage.tsx';
import { useTourSound } from './use-tour-sound.ts';
import { wishesOf } from './wishes.ts';
import { TOUR } from './words.ts';

/** A sentence of the tour and its picture, the chapters, and the stepper. */
export function TourView({ player }: { player: TourPlayer }) {
  const app = useApp();
  const { state } = app;
  const wishes = wishesOf(app);
  const texts = { tour: useCatalogue(TOUR), theatre: useCatalogue(THEATRE) };
  const { tour } = texts;
  const still = useMedia('(prefers-reduced-motion: reduce)');
  useLayoutEffect(() => {
    player.isStill.value = still;
  }, [player, still]);
  useEffect(
    () => player.run((beat) => lengthOf(texts, beat, wishes.value.speed), afterWait),
    [player, tour, wishes],
  );
  useTourSound(player, theatreOf(app).sound);
  const at = player.at.value;
  const beat = player.beat.value;
  const racing = player.racing.value;
  return (
    <section class="tour" aria-label={tour.label}>
      <div class="tour-show">
        <TourCaption player={player} texts={texts} />
        <TourStage
          beats={player.beats}
          beat={beat}
          racing={racing}
          flipped={state.flipped.value}
          label={aloud(texts, beat, undefined)}
        />
        <Decided beat={beat} before={player.beats[at - 1]} racing={racing} />
        <div class="tour-buttons">
          <SteppingButtons
            wide
            label={tour.controls}
            names={tour}
            stepping={steppingOf(player)}
            at={at}
            last={player.end}
            playing={player.playing.value}
          />
          <output class="tour-progress">{tour.progress(at + 1, player.end + 1)}</output>
        </div>
      </div>
      <div class="tour-side">
        <ChapterList player={player} />
        <TourOptions />
        <StageSigns signs={TOUR_SIGNS} words={tour.signs} />
      </div>
      <Heard text={aloud(texts, beat, player.beats[at - 1])} passes={racing} testId="heard" />
    </section>
  );
}

function afterWait(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
}
