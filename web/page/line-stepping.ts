import { stepBy, stepOn, stepToEnd, stepToStart, togglePlaying } from '../model/playback.ts';
import type { State } from '../model/state.ts';
import type { Stepping } from './controls/stepping-keys.ts';

/** The stepper of the line. */
export function lineStepping(state: State): Stepping {
  return {
    first: () => stepToStart(state),
    previous: () => stepBy(state, -1),
    next: () => stepOn(state),
    last: () => stepToEnd(state),
    play: () => togglePlaying(state),
  };
}
