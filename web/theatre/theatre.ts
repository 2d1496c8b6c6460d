import { type Signal, signal } from '@preact/signals';
import type { Board } from '../../wasm/rubicon.ts';
import type { Failure } from '../model/failure.ts';
import { perApp } from '../page/per-app.ts';
import { SENTENCES, type Speed } from './model/pacer.ts';
import type { Player } from './model/player.ts';
import { createSound, type Sound } from './sound/sound.ts';

/** The run of the board at the start. */
export type Show =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly board: Board; readonly player: Player }
  | { readonly status: 'failed'; readonly failure: Failure };

/** What the theatre's views share. */
export interface Theatre {
  /** The current step of the run, or the one to be loaded. */
  readonly step: Signal<number>;
  readonly show: Signal<Show>;
  readonly speed: Signal<Speed>;
  readonly skips: Signal<boolean>;
  readonly sound: Sound;
}

/** The theatre's state per App. */
export const theatreOf = perApp<Theatre>(({ step }) => ({
  step,
  show: signal({ status: 'opening' }),
  speed: signal(SENTENCES),
  skips: signal(true),
  sound: createSound(),
}));

/** The failure to show: of opening the run, or of the run itself. */
export function failureShown(show: Show): Failure | null {
  if (show.status === 'failed') return show.failure;
  return show.status === 'open' ? show.player.failure.value : null;
}
