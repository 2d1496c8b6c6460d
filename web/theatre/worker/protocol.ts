import type { Board, Position } from '../../../wasm/rubicon.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import type { Mark, Programme, Scene } from '../model/scene.ts';
import type { FoundTour } from '../tour/model/found.ts';

/** What the theatre's thread does for the page: it runs the textbook solver on one board. */
export interface TheatreService {
  /** Opens the run of a board, in place of the one before. `drawn` is null where pieces are missing. */
  open(board: Board, drawn: Position | null): Promise<Outcome<Programme>>;
  /** What there is to be seen at the end of a step of the open run, 0..steps + 1. */
  scene(step: number): Promise<Outcome<Scene>>;
  /** The next step after this one that decides a win or a loss of the side to move; null when there is none. */
  find(step: number, what: 'win' | 'loss'): Promise<Outcome<number | null>>;
  /** What is known of each position at the end of a step of the open run, 0..steps + 1. */
  marks(step: number, positions: readonly Position[]): Promise<Outcome<readonly Mark[]>>;
  /** What the tour shows: of a board, or where that is null of a small one. It leaves the open run alone. */
  tour(board: Board | null, drawn: Position | null): Promise<Outcome<FoundTour>>;
}
