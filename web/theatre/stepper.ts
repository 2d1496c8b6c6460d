import type { App } from '../page/app-context.ts';
import { type Stepping, steppingKey } from '../page/controls/stepping-keys.ts';
import type { listenToKeys } from '../page/keys.ts';

/** What is played step by step, 0..end. */
interface Playable {
  readonly end: number;
  goTo(step: number): unknown;
  stepBack(): unknown;
  stepOn(): unknown;
  togglePlaying(): unknown;
}

/** The stepper of a player. */
export function steppingOf(player: Playable): Stepping {
  return {
    first: () => player.goTo(0),
    previous: () => player.stepBack(),
    next: () => player.stepOn(),
    last: () => player.goTo(player.end),
    play: () => player.togglePlaying(),
  };
}

/** The keys of an act that has a stepper alone; null while it has none. */
export function stepperKeys(shown: (app: App) => Stepping | null): Parameters<typeof listenToKeys>[1] {
  return (event, target, app) => {
    const stepping = shown(app);
    if (event.ctrlKey || event.metaKey || stepping === null) return null;
    return steppingKey(event.key, target, stepping);
  };
}
