import type { Stepping } from '../../page/controls/stepping-keys.ts';
import type { Player } from '../model/player.ts';

/** The stepper of a run, by beats. */
export function runStepping(player: Player): Stepping {
  return {
    first: () => player.goTo(0),
    previous: () => player.stepBack(),
    next: () => player.stepOn(),
    last: () => player.goTo(player.end),
    play: () => player.togglePlaying(),
  };
}
