import type { Board } from '../../model/board.ts';
import type { StagePicture } from './draw.ts';
import type { Motion, Phase } from './motion.ts';
import type { Boards } from './plan.ts';

/** What a stage shows: a scene, whose motion is played once, when it is new. */
export interface Show {
  /** Size and obstacles. */
  readonly board: Board;
  /** The boards for which there is room. */
  readonly boards: Boards;
  /** Null if nothing moves. */
  readonly motion: Motion | null;
  readonly pictureAt: (phase: Phase) => StagePicture;
}
