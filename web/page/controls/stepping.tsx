import './stepping.css';
import type { ComponentChildren } from 'preact';
import type { Picture } from '../pictures/pixels.tsx';
import {
  FIRST_PICTURE,
  LAST_PICTURE,
  NEXT_PICTURE,
  PAUSE_PICTURE,
  PLAY_PICTURE,
  PREVIOUS_PICTURE,
} from '../pictures/step-pictures.ts';
import { IconButton } from './button.tsx';
import type { Stepping } from './stepping-keys.ts';
import { useReturn } from './use-return.ts';

type Way = Exclude<keyof Stepping, 'play'>;

const PICTURES: Readonly<Record<Way, Picture>> = {
  first: FIRST_PICTURE,
  previous: PREVIOUS_PICTURE,
  next: NEXT_PICTURE,
  last: LAST_PICTURE,
};

/** The current step, 0..last. */
interface Course {
  readonly at: number;
  readonly last: number;
}

interface ButtonsProps extends Course {
  /** The name of the group. */
  readonly label: string;
  readonly names: Readonly<Record<Way | 'play' | 'pause', string>>;
  readonly stepping: Stepping;
  readonly playing?: boolean;
  /** Whether a step leads from the last one back into a loop. */
  readonly loops?: boolean;
  /** Whether the play button shows its name. */
  readonly wide?: boolean;
  /** More buttons: `back` after the one to the beginning, `on` before the one to the end. */
  readonly back?: ComponentChildren;
  readonly on?: ComponentChildren;
}

/** The buttons of a stepper. */
export function SteppingButtons(props: ButtonsProps) {
  const { label, names, stepping, at, last, playing = false, loops = false, wide = false, back, on } = props;
  const button = (way: Way, disabled: boolean) => (
    <IconButton label={names[way]} picture={PICTURES[way]} disabled={disabled} onPress={stepping[way]} />
  );
  return (
    <fieldset class="controls" aria-label={label}>
      {button('first', at === 0)}
      {back}
      {button('previous', at === 0)}
      {stepping.play && (
        <IconButton
          wide={wide}
          label={playing ? names.pause : names.play}
          picture={playing ? PAUSE_PICTURE : PLAY_PICTURE}
          disabled={last === 0}
          onPress={stepping.play}
        />
      )}
      {button('next', at === last && !loops)}
      {on}
      {button('last', at === last)}
    </fieldset>
  );
}

interface SliderProps extends Course {
  /** The name; not needed within a label element. */
  readonly label?: string;
  /** The current step in words. */
  readonly words: string;
  readonly goTo: (step: number) => void;
}

/** The slider of a stepper. */
export function SteppingSlider({ label, words, at, last, goTo }: SliderProps) {
  return (
    <input
      {...useReturn(at, goTo)}
      type="range"
      class="slider"
      aria-label={label}
      aria-valuetext={words}
      min={0}
      max={last}
      value={at}
      onInput={(event) => goTo(Number(event.currentTarget.value))}
    />
  );
}
