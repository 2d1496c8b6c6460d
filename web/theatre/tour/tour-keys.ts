import type { App } from '../../page/app-context.ts';
import { type Stepping, steppingKey } from '../../page/controls/stepping-keys.ts';
import type { KeyAction } from '../../page/keys.ts';
import type { TourPlayer } from './model/player.ts';
import { tourOf } from './tour.ts';

/** The stepper of the tour, by sentences. */
export function tourStepping(player: TourPlayer): Stepping {
  return {
    first: () => player.goTo(0),
    previous: () => player.stepBack(),
    next: () => player.stepOn(),
    last: () => player.goTo(player.last),
    play: () => player.togglePlaying(),
  };
}

/** The action of a key while the tour is shown. */
export function tourKey(event: KeyboardEvent, target: Element, app: App): KeyAction | null {
  const show = tourOf(app).show.value;
  if (event.ctrlKey || event.metaKey || show.status !== 'open') return null;
  return steppingKey(event.key, target, tourStepping(show.player));
}
