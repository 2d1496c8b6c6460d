import type { App } from '../../page/app-context.ts';
import { isLeftTo, type KeyAction } from '../../page/keys.ts';
import { SPEEDS } from '../model/pacer.ts';
import type { Goal, Player } from '../model/player.ts';
import { failureOf, type Theatre, theatreOf } from '../theatre.ts';

const STEP_KEYS: Readonly<Record<string, (player: Player) => void>> = {
  ArrowLeft: (player) => player.stepBack(),
  k: (player) => player.stepBack(),
  ArrowRight: (player) => player.stepOn(),
  j: (player) => player.stepOn(),
  ' ': (player) => player.togglePlaying(),
  ArrowUp: (player) => player.goTo(0),
  Home: (player) => player.goTo(0),
  ArrowDown: (player) => player.goTo(player.end),
  End: (player) => player.goTo(player.end),
};

const SHIFTED_KEYS: Readonly<Record<string, (player: Player) => void>> = {
  ArrowLeft: (player) => player.positionBack(),
  K: (player) => player.positionBack(),
  ArrowRight: (player) => player.positionOn(),
  J: (player) => player.positionOn(),
};

const GOAL_KEYS: Readonly<Record<string, Goal>> = { w: 'win', l: 'loss', e: 'layer', d: 'drawn' };

const OTHER_KEYS: Readonly<Record<string, (theatre: Theatre) => void>> = {
  s: ({ sound }) => {
    sound.on.value = !sound.on.value;
  },
  '+': (theatre) => changeSpeed(theatre, 1),
  '=': (theatre) => changeSpeed(theatre, 1),
  '-': (theatre) => changeSpeed(theatre, -1),
};

/** What a key does while a run is on the stage. */
export function theatreKey(event: KeyboardEvent, target: Element, app: App): KeyAction | null {
  const theatre = theatreOf(app);
  const show = theatre.show.value;
  if (event.ctrlKey || event.metaKey || show.status !== 'open' || failureOf(show) !== null) return null;
  const { player } = show;
  const other = OTHER_KEYS[event.key];
  if (other !== undefined) return () => other(theatre);
  const goal = GOAL_KEYS[event.key];
  if (goal !== undefined) return () => void player.runTo(goal);
  const step = (event.shiftKey ? SHIFTED_KEYS : STEP_KEYS)[event.key];
  if (step === undefined || isLeftTo(target, event.key)) return null;
  return () => step(player);
}

function changeSpeed({ speed }: Theatre, by: number): void {
  speed.value = SPEEDS[SPEEDS.indexOf(speed.value) + by] ?? speed.value;
}
