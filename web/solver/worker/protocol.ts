import type {
  Board,
  Census,
  Move,
  Piece,
  PlacementMap,
  Position,
  ValuedMove,
} from '../../../wasm/rubicon.ts';
import type { Failure, Question, Solution, SolveProgress } from '../../model/state.ts';

/** What a thread says of itself as soon as it holds the lock with its name. */
export const HELD = 'held';

/** What comes back over the thread's border: errors are plain data there. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/**
 * How far the analysis of request `id` is, and the bytes that its tables take. Once that is answered, how far the rest of the
 * table is.
 */
export type ReportProgress = (id: number, progress: SolveProgress, bytes: number) => void;

/** The fraction (0..1) of the positions that are counted. */
export type ReportCounted = (fraction: number) => void;

/** What the solver's thread does for the page. Of several analyses asked for, only the newest is finished. */
export interface SolverService {
  /** Loads the compiled module, before anything else is asked. `report` is called while an analysis, or its rest, takes long. */
  start(report: ReportProgress, module: WebAssembly.Module): Promise<Outcome<null>>;
  /**
   * Answers the question, for which no more is solved than it needs; null when a newer request or a cancel came in between.
   * The rest of the table follows when it is wanted, or nothing else is. Ids are numbers that grow.
   */
  analyse(id: number, question: Question): Promise<Outcome<Solution> | null>;
  /**
   * The legal moves of each position on the obstacles of `board`, best first. This, `map` and `reply` are answered from
   * the newest analysis, which goes on as far as they need: null when that was left, or is of other obstacles.
   */
  moves(
    board: Board,
    positions: readonly Position[],
  ): Promise<Outcome<readonly (readonly ValuedMove[])[]> | null>;
  /** The value for every cell on which a lifted piece could stand. */
  map(board: Board, position: Position, piece: Piece): Promise<Outcome<PlacementMap> | null>;
  /**
   * Counts all positions of the board by their values and reports how far it is, from the newest analysis as `moves`;
   * null as well when a newer job, an analysis of other obstacles or a cancel came in between. Job numbers grow.
   */
  census(job: number, board: Board, report: ReportCounted): Promise<Outcome<Census> | null>;
  /** Stops census `job`, if it still goes on. */
  cancelCensus(job: number): void;
  /** The move of a perfect opponent that makes it hard for the other side; in a finished game its outcome's value is null. */
  reply(board: Board, position: Position): Promise<Outcome<Move | null> | null>;
  /** Stops the analysis of request `id`, if it still goes on. */
  cancel(id: number): void;
  /** Solves a small board at once, beside the newest analysis. */
  aside(question: Question): Promise<Outcome<Solution>>;
  /** The boards of a contest text, or the one board of bare rows. */
  parse(text: string): Promise<Outcome<readonly Board[]>>;
  /** The contest text of the boards. */
  format(boards: readonly Board[]): Promise<Outcome<string>>;
}
