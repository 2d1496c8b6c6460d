import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { Heard } from '../../page/controls/heard.tsx';
import { SteppingButtons } from '../../page/controls/stepping.tsx';
import { useMedia } from '../../page/controls/use-media.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import type { StageLayout } from '../stage/layout.ts';
import { TOUR_SIGNS } from '../stage/pictures.ts';
import { StageSigns } from '../stage/signs.tsx';
import { steppingOf } from '../stepper.ts';
import { theatreOf } from '../theatre.ts';
import { THEATRE } from '../words.ts';
import { Answers, AnswersOnStage } from './answers.tsx';
import { ChapterList } from './chapter-list.tsx';
import { LAST_PLAYED } from './model/chapters.ts';
import type { TourPlayer } from './model/player.ts';
import { Onward } from './onward.tsx';
import { Program, Variables } from './program.tsx';
import { Decided } from './progress.tsx';
import { aloud, lengthOf, type TourTexts } from './say.ts';
import { askAloud, patienceOf } from './say-question.ts';
import { Score } from './score.tsx';
import { Teach } from './teach.tsx';
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
    () =>
      player.run(
        {
          sentence: (beat) => lengthOf(texts, beat, wishes.value.speed),
          question: (asked, given) => patienceOf(texts, asked, given, wishes.value.speed),
        },
        afterWait,
      ),
    [player, tour, wishes],
  );
  useTourSound(player, theatreOf(app).sound);
  const at = player.at.value;
  const beat = player.beat.value;
  const racing = player.racing.value;
  const question = player.question.value;
  const { code } = beat;
  // As in the style sheet: the program stands beside the stage if there is room, else over it when it is asked for.
  const isWide = useMedia('(min-width: 64rem)');
  const showsProgram = useSignal(false);
  const shown = useRef<HTMLDivElement>(null);
  const before = player.beats[at - 1];
  const onStage = (layout: StageLayout, density: number) =>
    question !== null &&
    !racing && (
      <AnswersOnStage player={player} question={question} texts={texts} layout={layout} density={density} />
    );
  return (
    <section class="tour" aria-label={tour.label}>
      <div class="tour-show" ref={shown}>
        <TourCaption player={player} texts={texts} />
        <div class="tour-picture">
          <TourStage
            beats={player.beats}
            beat={beat}
            question={question}
            racing={racing}
            flipped={state.flipped.value}
            label={question === null ? aloud(texts, beat, undefined) : askAloud(texts, beat, question, null)}
            over={onStage}
          />
          {code !== null && !isWide && showsProgram.value && <Program code={code} />}
        </div>
        {question !== null && !racing ? (
          <Answers player={player} question={question} texts={texts} />
        ) : code !== null ? (
          <div class="tour-code">
            <Variables code={code} />
            {!isWide && (
              <button
                type="button"
                class="button"
                aria-pressed={showsProgram.value}
                onClick={() => {
                  showsProgram.value = !showsProgram.value;
                }}
              >
                {tour.showProgram}
              </button>
            )}
          </div>
        ) : beat.endsChapter && beat.chapter === LAST_PLAYED && wishes.value.asks ? (
          <Score player={player} />
        ) : (
          <Decided beat={beat} before={before} racing={racing} />
        )}
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
        {code !== null && <Onward />}
      </div>
      <div class="tour-side">
        <ChapterList player={player} />
        {code !== null && isWide && <Program code={code} />}
        <TourOptions />
        {(code === null || !isWide) && <StageSigns signs={TOUR_SIGNS} words={tour.signs} />}
        <Teach beats={player.beats} beat={beat} texts={texts} show={shown} />
      </div>
      <Heard text={heard(texts, player)} passes={racing} testId="heard" />
    </section>
  );
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
