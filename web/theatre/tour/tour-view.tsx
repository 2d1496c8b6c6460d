import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { Heard } from '../../page/controls/heard.tsx';
import { useMedia } from '../../page/controls/use-media.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { TOUR_SIGNS } from '../stage/pictures.ts';
import { StageSigns } from '../stage/signs.tsx';
import { theatreOf } from '../theatre.ts';
import { THEATRE } from '../words.ts';
import { ChapterList } from './chapter-list.tsx';
import type { TourPlayer } from './model/player.ts';
import { Program } from './program.tsx';
import { aloud, lengthOf, type TourTexts } from './say.ts';
import { askAloud, patienceOf } from './say-question.ts';
import { Teach } from './teach.tsx';
import { TourOptions } from './tour-options.tsx';
import { TourShow } from './tour-show.tsx';
import { useTourSound } from './use-tour-sound.ts';
import { wishesOf } from './wishes.ts';
import { TOUR } from './words.ts';

/** A sentence of the tour and its picture, the stepper, the chapters, and what a teacher takes from them. */
export function TourView({ player }: { player: TourPlayer }) {
  const texts = { tour: useCatalogue(TOUR), theatre: useCatalogue(THEATRE) };
  usePlayer(player, texts);
  const beat = player.beat.value;
  const { code } = beat;
  // As in the style sheet: the program stands beside the stage if there is room, else over it when it is asked for.
  const isWide = useMedia('(min-width: 64rem)');
  const isFull = useFullScreen();
  const shown = useRef<HTMLDivElement>(null);
  return (
    <section class="tour" aria-label={texts.tour.label}>
      <TourShow player={player} texts={texts} isWide={isWide} isFull={isFull} shown={shown} />
      <div class="tour-side">
        <ChapterList player={player} />
        {code !== null && isWide && !isFull && <Program code={code} />}
        <TourOptions />
        {(code === null || !isWide) && <StageSigns signs={TOUR_SIGNS} words={texts.tour.signs} />}
        <Teach beats={player.beats} beat={beat} texts={texts} show={shown} />
      </div>
      <Heard text={heard(texts, player)} passes={player.racing.value} testId="heard" />
    </section>
  );
}

/** Plays at the visitor's pace and, where motion is unwanted, without it; with sounds where they are on. */
function usePlayer(player: TourPlayer, texts: TourTexts): void {
  const app = useApp();
  const wishes = wishesOf(app);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  useLayoutEffect(() => {
    player.isStill.value = still;
  }, [player, still]);
  useEffect(
    () =>
      player.run(
        {
          sentence: (beat) => lengthOf(texts, beat, wishes.value.speed),
          question: (asked, given) => patienceOf(texts, asked, given, wishes.value.speed),
        },
        afterWait,
      ),
    [player, texts.tour, wishes],
  );
  useTourSound(player, theatreOf(app).sound);
}

/** What a screen reader says: the question, why its answer is wrong, or the sentence, after a right answer. */
function heard(texts: TourTexts, player: TourPlayer): string {
  const { tour, theatre } = texts;
  const beat = player.beat.value;
  const question = player.question.value;
  const given = player.given.value;
  if (question !== null) return askAloud(texts, beat, question, given);
  const said = aloud(texts, beat, player.beats[player.at.value - 1]);
  return given === null ? said : [tour.right, said].join(theatre.gap);
}

function afterWait(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
}

/** Whether something fills the screen, now and at each change. */
function useFullScreen(): boolean {
  const [isFull, setIsFull] = useState(() => document.fullscreenElement !== null);
  useLayoutEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return isFull;
}
