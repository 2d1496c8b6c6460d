import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useApp } from '../../page/app-context.ts';
import { SteppingButtons } from '../../page/controls/stepping.tsx';
import type { StageLayout } from '../stage/layout.ts';
import { steppingOf } from '../stepper.ts';
import { Answers, AnswersOnStage } from './answers.tsx';
import { LAST_PLAYED } from './model/chapters.ts';
import type { TourPlayer } from './model/player.ts';
import { Onward } from './onward.tsx';
import { Program, Variables } from './program.tsx';
import { Decided } from './progress.tsx';
import { aloud, type TourTexts } from './say.ts';
import { askAloud } from './say-question.ts';
import { Score } from './score.tsx';
import { TourCaption } from './tour-caption.tsx';
import { TourStage } from './tour-stage.tsx';
import { wishesOf } from './wishes.ts';

interface Played {
  readonly player: TourPlayer;
  readonly texts: TourTexts;
}

interface Props extends Played {
  /** Whether the program stands beside the stage. */
  readonly isWide: boolean;
  /** Whether this fills the screen, and so has the program as well. */
  readonly isFull: boolean;
  /** What fills the full screen. */
  readonly shown: RefObject<HTMLDivElement | null>;
}

/** The question being asked; null while the pieces move, because it can be answered only after that. */
const askedIn = ({ question, racing }: TourPlayer) => (racing.value ? null : question.value);

/** The sentence, its picture with what belongs below it, and the stepper. */
export function TourShow({ player, texts, isWide, isFull, shown }: Props) {
  const { tour } = texts;
  const at = player.at.value;
  const { code } = player.beat.value;
  const showsProgram = useSignal(false);
  const toggled = isWide ? null : showsProgram;
  return (
    <div class="tour-show" ref={shown}>
      <TourCaption player={player} texts={texts} />
      <div class="tour-picture">
        <Picture player={player} texts={texts} />
        {code !== null && (toggled?.value ?? isFull) && <Program code={code} />}
      </div>
      <BelowPicture player={player} texts={texts} toggled={toggled} />
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
  );
}

function Picture({ player, texts }: Played) {
  const { flipped } = useApp().state;
  const beat = player.beat.value;
  const question = player.question.value;
  const asked = askedIn(player);
  const onStage = (layout: StageLayout, density: number) =>
    asked !== null && (
      <AnswersOnStage player={player} question={asked} texts={texts} layout={layout} density={density} />
    );
  return (
    <TourStage
      beats={player.beats}
      beat={beat}
      question={question}
      racing={player.racing.value}
      flipped={flipped.value}
      label={question === null ? aloud(texts, beat, undefined) : askAloud(texts, beat, question, null)}
      over={onStage}
    />
  );
}

/**
 * The answers of a question; the program's variables, and a button for the program where it covers the stage;
 * the score; or what is decided.
 */
function BelowPicture({ player, texts, toggled }: Played & { readonly toggled: Signal<boolean> | null }) {
  const { asks } = wishesOf(useApp()).value;
  const beat = player.beat.value;
  const asked = askedIn(player);
  if (asked !== null) return <Answers player={player} question={asked} texts={texts} />;
  if (beat.code !== null)
    return (
      <div class="tour-code">
        <Variables code={beat.code} />
        {toggled !== null && (
          <button
            type="button"
            class="button"
            aria-pressed={toggled.value}
            onClick={() => {
              toggled.value = !toggled.value;
            }}
          >
            {texts.tour.showProgram}
          </button>
        )}
      </div>
    );
  if (beat.endsChapter && beat.chapter === LAST_PLAYED && asks) return <Score player={player} />;
  const before = player.beats[player.at.value - 1];
  return <Decided beat={beat} before={before} racing={player.racing.value} />;
}
