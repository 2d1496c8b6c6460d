import type { ComponentChildren } from 'preact';
import {
  FIRST_PICTURE,
  LAST_PICTURE,
  NEXT_PICTURE,
  PAUSE_PICTURE,
  PLAY_PICTURE,
  PREVIOUS_PICTURE,
} from '../pictures/pictures.ts';
import { IconButton } from './button.tsx';
import type { Stepping } from './stepping-keys.ts';

/** The step that is seen: 0..last. */
interface Course {
  readonly at: number;
  readonly last: number;
}

interface ButtonsProps extends Course {
  /** The name of the group. */
  readonly label: string;
  readonly names: Readonly<Record<keyof Stepping | 'pause', string>>;
  readonly stepping: Stepping;
  readonly playing?: boolean;
  /** Whether a step leads on from the last one, back into a loop. */
  readonly loops?: boolean;
  /** Whether the name of play is written beside its picture. */
  readonly wide?: boolean;
  /** Further buttons: back, after the one to the beginning, and on, before the one to the end. */
  readonly back?: ComponentChildren;
  readonly on?: ComponentChildren;
}

/** The buttons with which something is gone through step by step. */
export function SteppingButtons(props: ButtonsProps) {
  const { label, names, stepping, at, last, playing = false, loops = false, wide = false, back, on } = props;
  const [atFirst, atLast] = [at === 0, at === last];
  return (
    <fieldset class="controls" aria-label={label}>
      <IconButton label={names.first} picture={FIRST_PICTURE} disabled={atFirst} onPress={stepping.first} />
      {back}
      <IconButton
        label={names.previous}
        picture={PREVIOUS_PICTURE}
        disabled={atFirst}
        onPress={stepping.previous}
      />
      {stepping.play && (
        <IconButton
          wide={wide}
          label={playing ? names.pause : names.play}
          picture={playing ? PAUSE_PICTURE : PLAY_PICTURE}
          disabled={last === 0}
          onPress={stepping.play}
        />
      )}
      <IconButton
        label={names.next}
        picture={NEXT_PICTURE}
        disabled={atLast && !loops}
        onPress={stepping.next}
      />
      {on}
      <IconButton label={names.last} picture={LAST_PICTURE} disabled={atLast} onPress={stepping.last} />
    </fieldset>
  );
}

interface SliderProps extends Course {
  readonly label: string;
  /** The step that is seen, in words. */
  readonly words: string;
  readonly goTo: (step: number) => void;
}

/** The slider over all the steps. */
export function SteppingSlider({ label, words, at, last, goTo }: SliderProps) {
  return (
    <input
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
