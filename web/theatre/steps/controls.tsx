import { useApp } from '../../page/app-context.ts';
import { IconButton } from '../../page/controls/button.tsx';
import { leaveToKeys } from '../../page/controls/leave-to-keys.ts';
import {
  FIRST_PICTURE,
  LAST_PICTURE,
  NEXT_PICTURE,
  PAUSE_PICTURE,
  PLAY_PICTURE,
  PREVIOUS_PICTURE,
} from '../../page/pictures/pictures.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { SPEEDS } from '../model/pacer.ts';
import type { Goal, Player } from '../model/player.ts';
import { POSITION_BACK_PICTURE, POSITION_ON_PICTURE } from '../pictures.ts';
import { theatreOf } from '../theatre.ts';
import { THEATRE } from '../words.ts';
import { Moments } from './moments.tsx';

const GOALS: readonly Goal[] = ['win', 'loss', 'layer', 'drawn'];

/** Where in the run one is and how it goes on. */
export function Controls({ player }: { player: Player }) {
  return (
    <div class="run-controls">
      <Timeline player={player} />
      <Moments player={player} />
      <Goals player={player} />
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
      <input
        type="range"
        class="slider"
        aria-label={texts.timeline}
        aria-valuetext={progress}
        min={0}
        max={player.end}
        value={step}
        onInput={(event) => void player.goTo(Number(event.currentTarget.value))}
      />
      <output class="progress">{progress}</output>
    </div>
  );
}

/** The buttons with which the run is moved; on a small screen they stay in sight. */
export function PlayerButtons({ player }: { player: Player }) {
  const texts = useCatalogue(THEATRE);
  const { step, beat } = player.frame.value;
  const isPlaying = player.playing.value;
  const atStart = step === 0 && beat === 0;
  const atEnd = step === player.end;
  return (
    <fieldset class="controls player-buttons" aria-label={texts.controls}>
      <IconButton
        label={texts.first}
        picture={FIRST_PICTURE}
        disabled={atStart}
        onPress={() => player.goTo(0)}
      />
      <IconButton
        label={texts.positionBack}
        picture={POSITION_BACK_PICTURE}
        disabled={atStart}
        onPress={() => player.positionBack()}
      />
      <IconButton
        label={texts.back}
        picture={PREVIOUS_PICTURE}
        disabled={atStart}
        onPress={() => player.stepBack()}
      />
      <IconButton
        wide
        label={isPlaying ? texts.pause : texts.play}
        picture={isPlaying ? PAUSE_PICTURE : PLAY_PICTURE}
        onPress={() => player.togglePlaying()}
      />
      <IconButton label={texts.on} picture={NEXT_PICTURE} disabled={atEnd} onPress={() => player.stepOn()} />
      <IconButton
        label={texts.positionOn}
        picture={POSITION_ON_PICTURE}
        disabled={atEnd}
        onPress={() => player.positionOn()}
      />
      <IconButton
        label={texts.last}
        picture={LAST_PICTURE}
        disabled={atEnd}
        onPress={() => player.goTo(player.end)}
      />
    </fieldset>
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
          onClick={() => void player.runTo(goal)}
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
        <input
          type="range"
          class="slider"
          min={0}
          max={SPEEDS.length - 1}
          value={speed}
          aria-valuetext={texts.speeds(player.speed.value)}
          onInput={(event) => {
            player.speed.value = SPEEDS[Number(event.currentTarget.value)] ?? player.speed.value;
          }}
        />
        <output>{texts.speeds(player.speed.value)}</output>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={player.pauses.value}
          onChange={(event) => {
            player.pauses.value = event.currentTarget.checked;
          }}
          onClick={leaveToKeys}
        />
        {texts.pauses}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={sound.on.value}
          onChange={(event) => {
            sound.on.value = event.currentTarget.checked;
          }}
          onClick={leaveToKeys}
        />
        {texts.sound}
      </label>
    </div>
  );
}
