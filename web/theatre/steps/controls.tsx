import { useApp } from '../../page/app-context.ts';
import { IconButton } from '../../page/controls/button.tsx';
import { Check } from '../../page/controls/check.tsx';
import { leaveToKeys } from '../../page/controls/leave-to-keys.ts';
import { SteppingButtons, SteppingSlider } from '../../page/controls/stepping.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { SPEEDS } from '../model/pacer.ts';
import type { Goal, Player } from '../model/player.ts';
import { POSITION_BACK_PICTURE, POSITION_ON_PICTURE } from '../pictures.ts';
import { steppingOf } from '../stepper.ts';
import { theatreOf } from '../theatre.ts';
import { THEATRE } from '../words.ts';
import { Moments } from './moments.tsx';

const GOALS: readonly Goal[] = ['win', 'loss', 'layer', 'drawn'];

/** The moments, the timeline and the options of a run. */
export function Controls({ player }: { player: Player }) {
  return (
    <div class="run-controls">
      <Moments player={player} />
      <Timeline player={player} />
      <Options player={player} />
    </div>
  );
}

function Timeline({ player }: { player: Player }) {
  const texts = useCatalogue(THEATRE);
  const { step } = player.frame.value;
  const { steps } = player.programme;
  const progress = texts.progress(Math.min(step, steps), steps);
  return (
    <div class="timeline">
      <SteppingSlider
        label={texts.timeline}
        words={progress}
        at={step}
        last={player.end}
        goTo={(target) => void player.goTo(target)}
      />
      <output class="progress">{progress}</output>
    </div>
  );
}

/** The playback buttons, which stay in view. */
export function PlayerButtons({ player }: { player: Player }) {
  const texts = useCatalogue(THEATRE);
  const { step } = player.frame.value;
  return (
    <div class="player-buttons">
      <SteppingButtons
        wide
        label={texts.controls}
        names={texts}
        stepping={steppingOf(player)}
        at={step}
        last={player.end}
        playing={player.playing.value}
        back={
          <IconButton
            label={texts.positionBack}
            picture={POSITION_BACK_PICTURE}
            disabled={step === 0}
            onPress={() => player.positionBack()}
          />
        }
        on={
          <IconButton
            label={texts.positionOn}
            picture={POSITION_ON_PICTURE}
            disabled={step === player.end}
            onPress={() => player.positionOn()}
          />
        }
      />
      <Goals player={player} />
    </div>
  );
}

function Goals({ player }: { player: Player }) {
  const texts = useCatalogue(THEATRE);
  const atEnd = player.frame.value.step === player.end;
  const hasDrawn = player.programme.moments.some(({ kind }) => kind === 'drawn');
  return (
    <fieldset class="goals" aria-label={texts.goals}>
      <span aria-hidden="true">{texts.goals}</span>
      {GOALS.map((goal) => (
        <button
          key={goal}
          type="button"
          class="button wide"
          disabled={goal === 'drawn' ? !hasDrawn : atEnd}
          onClick={(event) => {
            leaveToKeys(event);
            void player.runTo(goal);
          }}
        >
          {texts.goal[goal]}
        </button>
      ))}
    </fieldset>
  );
}

function Options({ player }: { player: Player }) {
  const { sound } = theatreOf(useApp());
  const texts = useCatalogue(THEATRE);
  const speed = SPEEDS.indexOf(player.speed.value);
  return (
    <div class="run-options">
      <label class="speed">
        <span>{texts.speed}</span>
        <SteppingSlider
          words={texts.speeds(player.speed.value)}
          at={speed}
          last={SPEEDS.length - 1}
          goTo={(step) => {
            player.speed.value = SPEEDS[step] ?? player.speed.value;
          }}
        />
        <output>{texts.speeds(player.speed.value)}</output>
      </label>
      <Check
        checked={player.skips.value}
        check={(checked) => {
          player.skips.value = checked;
        }}
      >
        {texts.skips}
      </Check>
      <Check
        checked={sound.on.value}
        check={(checked) => {
          sound.on.value = checked;
        }}
      >
        {texts.sound}
      </Check>
    </div>
  );
}
