import type { Position } from '../../../wasm/game.ts';
import type { Failure } from '../../model/failure.ts';
import type { Mark, Scene } from './scene.ts';

/** The source of an open run's scenes. Failures reject with a SceneFailure. */
export interface Scenes {
  /** The scene at the end of a step, 0..steps + 1. */
  scene(step: number): Promise<Scene>;
  /** The scene of the step reached from `step` in `milliseconds`: at least one step further, and not past `last`. */
  flight(step: number, milliseconds: number, last: number): Promise<Scene>;
  /** The next step after this one that decides a win or a loss of the side to move; null if none does. */
  find(step: number, what: 'win' | 'loss'): Promise<number | null>;
  /** The mark of each position at the end of a step, 0..steps + 1. */
  marks(step: number, positions: readonly Position[]): Promise<readonly Mark[]>;
}

export class SceneFailure extends Error {
  override readonly name = 'SceneFailure';

  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}
