import type { App } from '../../page/app-context.ts';
import { steppingKey } from '../../page/controls/stepping-keys.ts';
import type { KeyAction } from '../../page/keys.ts';
import { SPEEDS } from '../model/pacer.ts';
import type { Goal } from '../model/player.ts';
import { steppingOf } from '../stepper.ts';
import { failureShown, type Theatre, theatreOf } from '../theatre.ts';

const GOAL_KEYS: Readonly<Record<string, Goal>> = { w: 'win', l: 'loss', e: 'layer', d: 'drawn' };

const OTHER_KEYS: Readonly<Record<string, (theatre: Theatre) => void>> = {
  s: ({ sound }) => {
    sound.on.value = !sound.on.value;
  },
  '+': (theatre) => changeSpeed(theatre, 1),
  '=': (theatre) => changeSpeed(theatre, 1),
  '-': (theatre) => changeSpeed(theatre, -1),
};

/** The action of a key while a run is shown. */
export function runKey(event: KeyboardEvent, target: Element, app: App): KeyAction | null {
  const theatre = theatreOf(app);
  const show = theatre.show.value;
  if (event.ctrlKey || event.metaKey || show.status !== 'open' || failureShown(show) !== null) return null;
  const { player } = show;
  const other = OTHER_KEYS[event.key];
  if (other !== undefined) return () => other(theatre);
  const goal = GOAL_KEYS[event.key];
  if (goal !== undefined) return () => void player.runTo(goal);
  if (!event.shiftKey) return steppingKey(event.key, target, steppingOf(player));
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return steppingKey(key, target, {
    previous: () => player.positionBack(),
    next: () => player.positionOn(),
  });
}

function changeSpeed({ speed }: Theatre, by: number): void {
  speed.value = SPEEDS[SPEEDS.indexOf(speed.value) + by] ?? speed.value;
}
