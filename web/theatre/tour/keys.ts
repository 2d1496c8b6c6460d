import type { App } from '../../page/app-context.ts';
import type { KeyAction } from '../../page/keys.ts';
import { stepperKeys, steppingOf } from '../stepper.ts';
import { theatreOf } from '../theatre.ts';
import { READING_SPEEDS } from './model/pace.ts';
import { tourOf } from './tour.ts';
import { wish, wishesOf } from './wishes.ts';

const STEPPER = stepperKeys((app) => {
  const show = tourOf(app).show.value;
  return show.status === 'open' ? steppingOf(show.player) : null;
});

const OTHER_KEYS: Readonly<Record<string, (app: App) => void>> = {
  s: (app) => {
    const { on } = theatreOf(app).sound;
    on.value = !on.value;
  },
  '+': (app) => changeSpeed(app, 1),
  '=': (app) => changeSpeed(app, 1),
  '-': (app) => changeSpeed(app, -1),
};

/** The action of a key while the tour is shown. */
export function tourKey(event: KeyboardEvent, target: Element, app: App): KeyAction | null {
  const show = tourOf(app).show.value;
  if (show.status !== 'open' || event.ctrlKey || event.metaKey) return null;
  const { player } = show;
  const nth = Number(event.key) - 1;
  if (player.question.value !== null && nth >= 0) return () => player.answer(nth);
  const other = OTHER_KEYS[event.key];
  return other === undefined ? STEPPER(event, target, app) : () => other(app);
}

function changeSpeed(app: App, by: number): void {
  const wishes = wishesOf(app);
  const speed = READING_SPEEDS[READING_SPEEDS.indexOf(wishes.peek().speed) + by];
  if (speed !== undefined) wish(wishes, { speed });
}
