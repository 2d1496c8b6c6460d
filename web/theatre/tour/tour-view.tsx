import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { Heard } from '../../page/controls/heard.tsx';
import { SteppingButtons } from '../../page/controls/stepping.tsx';
import { useMedia } from '../../page/controls/use-media.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { THEATRE } from '../words.ts';
import { ChapterList } from './chapter-list.tsx';
import type { Beat } from './model/beats.ts';
import type { TourPlayer } from './model/player.ts';
import { Decided } from './progress.tsx';
import { aloud, lengthOf, sayBeat } from './say.ts';
import { TourSigns } from './signs.tsx';
import { tourStepping } from './tour-keys.ts';
import { TourStage } from './tour-stage.tsx';
import { TOUR } from './words.ts';

/** A sentence of the tour and its picture, the chapters, and the buttons that lead through them. */
export function TourView({ player }: { player: TourPlayer }) {
  const { state } = useApp();
  const texts = { tour: useCatalogue(TOUR), theatre: useCatalogue(THEATRE) };
  const { tour } = texts;
  const still = useMedia('(prefers-reduced-motion: reduce)');
  useLayoutEffect(() => {
    player.isStill.value = still;
  }, [player, still]);
  useEffect(() => player.run((beat) => lengthOf(texts, beat), afterWait), [player, tour]);
  const at = player.at.value;
  const beat = player.beat.value;
  const racing = player.racing.value;
  const room = useMemo(() => roomOf(player.beats, beat), [player, beat]);
  const said = sayBeat(texts, beat);
  const board = beat.ground.isOwn ? 'own' : 'made';
  return (
    <section class="tour" aria-label={tour.label}>
      <div class="tour-show">
        <div class="tour-caption">
          <p class="tour-chapter">
            {tour.chapterOf(player.chapterNumber(beat.chapter), tour.chapter[beat.chapter])}
            <span class={`ground ${board}`} title={tour.ground[board]}>
              {tour.board[board]}
            </span>
          </p>
          <p class="tour-sentence">{said}</p>
        </div>
        <TourStage
          beat={beat}
          room={room}
          racing={racing}
          flipped={state.flipped.value}
          label={aloud(texts, beat, undefined)}
          still={still}
        />
        <Decided beat={beat} before={player.beats[at - 1]} racing={racing} />
        <div class="tour-buttons">
          <SteppingButtons
            wide
            label={tour.controls}
            names={tour}
            stepping={tourStepping(player)}
            at={at}
            last={player.last}
            playing={player.playing.value}
          />
          <output class="tour-progress">{tour.progress(at + 1, player.last + 1)}</output>
        </div>
      </div>
      <div class="tour-side">
        <ChapterList player={player} />
        <TourSigns />
      </div>
      <Heard text={aloud(texts, beat, player.beats[at - 1])} passes={racing} testId="told" />
    </section>
  );
}

function afterWait(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
}

/** Small boards keep their places through a chapter, unless it goes from position to position: each of those has its own. */
function roomOf(beats: readonly Beat[], { chapter, scene }: Beat): number {
  if (chapter === 'finished' || chapter === 'tie') return scene.small.length;
  return Math.max(...beats.filter((each) => each.chapter === chapter).map((each) => each.scene.small.length));
}
