import type { Board, Position } from '../../../wasm/rubicon.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import type { Mark, Programme, Scene } from '../model/scene.ts';
import type { FoundTour } from '../tour/model/found.ts';

/** The service of the theatre's worker: the textbook solver on one board. */
export interface TheatreService {
  /** Opens the run of a board, and closes the previous one. `drawn` is null if pieces are missing. */
  open(board: Board, drawn: Position | null): Promise<Outcome<Programme>>;
  /** The scene at the end of a step of the open run, 0..steps + 1. */
  scene(step: number): Promise<Outcome<Scene>>;
  /** The scene of the step reached from `step` in `milliseconds`: at least one step further, and not past `last`. */
  flight(step: number, milliseconds: number, last: number): Promise<Outcome<Scene>>;
  /** The next step after this one that decides a win or a loss of the side to move; null if none does. */
  find(step: number, what: 'win' | 'loss'): Promise<Outcome<number | null>>;
  /** The mark of each position at the end of a step of the open run, 0..steps + 1. */
  marks(step: number, positions: readonly Position[]): Promise<Outcome<readonly Mark[]>>;
  /** What the tour shows of a board, or of a small example if that is null. Does not affect the open run. */
  tour(board: Board | null, drawn: Position | null): Promise<Outcome<FoundTour>>;
}
