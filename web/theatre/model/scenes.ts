import type { Position } from '../../../wasm/game.ts';
import type { Failure } from '../../model/state.ts';
import type { Mark, Scene } from './scene.ts';

/** Where the scenes of an open run come from. What cannot be had rejects with a SceneFailure. */
export interface Scenes {
  /** What there is to be seen at the end of a step, 0..steps + 1. */
  scene(step: number): Promise<Scene>;
  /** The next step after this one that decides a win or a loss of the side to move; null when there is none. */
  find(step: number, what: 'win' | 'loss'): Promise<number | null>;
  /** What is known of each position at the end of a step, 0..steps + 1. */
  marks(step: number, positions: readonly Position[]): Promise<readonly Mark[]>;
}

export class SceneFailure extends Error {
  override readonly name = 'SceneFailure';

  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}
