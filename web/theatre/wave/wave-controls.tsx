import { useEffect } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { IconButton } from '../../page/controls/button.tsx';
import { Choices } from '../../page/controls/choices.tsx';
import {
  FIRST_PICTURE,
  LAST_PICTURE,
  NEXT_PICTURE,
  PAUSE_PICTURE,
  PLAY_PICTURE,
  PREVIOUS_PICTURE,
} from '../../page/pictures/pictures.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import {
  censusOf,
  chooseWave,
  drawnLayer,
  goBy,
  goTo,
  lastOf,
  layerShown,
  playNext,
  SPEEDS,
  stayOf,
  togglePlaying,
  waveOf,
} from './wave.ts';
import { WAVE } from './words.ts';

/** The slider over the layers, and the buttons to go through them. */
export function WaveControls() {
  const wave = waveOf(useApp());
  const texts = useCatalogue(WAVE);
  usePlaying();
  return (
    <div class="wave-controls">
      <Slider />
      <div class="wave-buttons">
        <Buttons />
        <Choices
          label={texts.speed}
          chosen={wave.choice.value.speed}
          choices={SPEEDS.map((speed) => ({
            value: speed,
            name: texts.speedOf(speed),
            face: texts.speedFace(speed),
          }))}
          choose={(speed) => chooseWave(wave, { speed })}
        />
        <ToDrawn />
      </div>
    </div>
  );
}

function Slider() {
  const wave = waveOf(useApp());
  const texts = useCatalogue(WAVE);
  const census = censusOf(wave);
  const [layer, last] = [layerShown(wave), lastOf(wave)];
  const at = texts.at(layer, last);
  const counts = census && texts.briefly(census.decided.red[layer] ?? 0, census.decided.black[layer] ?? 0);
  return (
    <input
      type="range"
      class="slider"
      aria-label={texts.slider}
      aria-valuetext={counts === null ? at : `${at}: ${counts}`}
      min={0}
      max={last}
      value={layer}
      onInput={(event) => goTo(wave, Number(event.currentTarget.value))}
    />
  );
}

function Buttons() {
  const app = useApp();
  const wave = waveOf(app);
  const texts = useCatalogue(WAVE);
  const { line } = app.texts.value;
  const [layer, last, playing] = [layerShown(wave), lastOf(wave), wave.playing.value];
  return (
    <fieldset class="controls" aria-label={texts.controls}>
      <IconButton
        label={line.first}
        picture={FIRST_PICTURE}
        disabled={layer === 0}
        onPress={() => goTo(wave, 0)}
      />
      <IconButton
        label={line.previous}
        picture={PREVIOUS_PICTURE}
        disabled={layer === 0}
        onPress={() => goBy(wave, -1)}
      />
      <IconButton
        label={playing ? line.pause : line.play}
        picture={playing ? PAUSE_PICTURE : PLAY_PICTURE}
        disabled={last === 0}
        onPress={() => togglePlaying(wave)}
      />
      <IconButton
        label={line.next}
        picture={NEXT_PICTURE}
        disabled={layer === last}
        onPress={() => goBy(wave, 1)}
      />
      <IconButton
        label={line.last}
        picture={LAST_PICTURE}
        disabled={layer === last}
        onPress={() => goTo(wave, last)}
      />
    </fieldset>
  );
}

/** Goes where the drawn position is decided. */
function ToDrawn() {
  const app = useApp();
  const wave = waveOf(app);
  const texts = useCatalogue(WAVE);
  const layer = drawnLayer(app);
  if (layer === null) return null;
  return (
    <button
      type="button"
      class="button wide"
      disabled={layerShown(wave) === layer}
      onClick={() => goTo(wave, layer)}
    >
      <span aria-hidden="true">▼</span>
      <span>{texts.toDrawn(layer)}</span>
    </button>
  );
}

function usePlaying(): void {
  const app = useApp();
  const wave = waveOf(app);
  const playing = wave.playing.value;
  const { speed } = wave.choice.value;
  useEffect(() => {
    if (!playing) return;
    const next = () => {
      playNext(wave);
      timer = setTimeout(next, stayOf(app, wave));
    };
    let timer = setTimeout(next, 1000 / Number(speed));
    return () => clearTimeout(timer);
  }, [app, wave, playing, speed]);
}
