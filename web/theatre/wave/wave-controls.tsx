import { effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useApp, useTexts } from '../../page/app-context.ts';
import { Check } from '../../page/controls/check.tsx';
import { Choices } from '../../page/controls/choices.tsx';
import { SteppingButtons, SteppingSlider } from '../../page/controls/stepping.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { theatreOf } from '../theatre.ts';
import { useFrames } from '../use-frames.ts';
import { WavePace } from './model/wave-pace.ts';
import {
  censusOf,
  chooseWave,
  drawnLayer,
  goTo,
  lastOf,
  layerShown,
  playWave,
  SPEEDS,
  waveOf,
  waveStepping,
} from './wave.ts';
import { WAVE } from './words.ts';

/** The slider and the buttons of the layers. */
export function WaveControls() {
  const app = useApp();
  const wave = waveOf(app);
  const texts = useCatalogue(WAVE);
  const { speed } = wave.choice.value;
  const pace = useMemo(() => new WavePace(), [speed, wave.playing.value]);
  useFrames(wave.playing.value, (elapsed) => playWave(app, wave, pace, elapsed));
  return (
    <div class="wave-controls">
      <Slider />
      <div class="wave-buttons">
        <SteppingButtons
          label={texts.controls}
          names={useCatalogue(MOVE_LINE)}
          stepping={waveStepping(wave)}
          at={layerShown(wave)}
          last={lastOf(wave)}
          playing={wave.playing.value}
        />
        <Choices
          label={texts.speed}
          chosen={speed}
          choices={SPEEDS.map((each) => ({
            value: each,
            name: texts.speedOf(each),
            face: texts.speedFace(each),
          }))}
          choose={(chosen) => chooseWave(wave, { speed: chosen })}
        />
        <ToDrawn />
        <SoundSwitch />
      </div>
    </div>
  );
}

function Slider() {
  const wave = waveOf(useApp());
  const { colon } = useTexts();
  const texts = useCatalogue(WAVE);
  const census = censusOf(wave);
  const [layer, last] = [layerShown(wave), lastOf(wave)];
  const at = texts.at(layer, last);
  const counts = census && texts.briefly(census.decided.red[layer] ?? 0, census.decided.black[layer] ?? 0);
  return (
    <SteppingSlider
      label={texts.slider}
      words={counts === null ? at : at + colon + counts}
      at={layer}
      last={last}
      goTo={(target) => goTo(wave, target)}
    />
  );
}

/** Plays the note of each layer shown, higher than the one before. */
function SoundSwitch() {
  const app = useApp();
  const wave = waveOf(app);
  const { sound } = theatreOf(app);
  const texts = useCatalogue(WAVE);
  useEffect(() => {
    let before = layerShown(wave);
    return effect(() => {
      const layer = layerShown(wave);
      if (layer > before) sound.layer(layer, lastOf(wave));
      before = layer;
    });
  }, [wave, sound]);
  return (
    <Check
      checked={sound.on.value}
      check={(on) => {
        sound.on.value = on;
      }}
    >
      {texts.sound}
    </Check>
  );
}

/** A button to the layer of the start position. */
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
