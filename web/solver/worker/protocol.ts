import type {
  Board,
  Census,
  Move,
  Piece,
  PlacementMap,
  Position,
  ValuedMove,
} from '../../../wasm/rubicon.ts';
import type { Question } from '../../model/drawing.ts';
import type { Failure } from '../../model/failure.ts';
import type { Solution, SolveProgress } from '../../model/solution.ts';

/** Sent by a worker as soon as its script runs. */
export const STARTED = 'started';

/** Sent by a worker once it holds the Web Lock with its name. */
export const HELD = 'held';

/** A result that crosses the worker boundary: errors are plain data there. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/**
 * Progress of the analysis of request `id`, and the size (bytes) of its tables; after the answer, of the rest of the
 * table.
 */
export type ReportProgress = (id: number, progress: SolveProgress, bytes: number) => void;

/** The fraction (0..1) of the positions counted so far. */
export type ReportCounted = (fraction: number) => void;

/** The service of the solver's worker. A newer analysis aborts the one before. */
export interface SolverService {
  /**
   * Loads the compiled module; called first. `report` is called during a long analysis, and a long solve of
   * the rest of its table.
   */
  start(report: ReportProgress, module: WebAssembly.Module): Promise<Outcome<null>>;
  /**
   * Answers the question, solving no more than it needs; null if a newer request or a cancel came first. The rest of the
   * table follows on demand, or when idle. Ids increase.
   */
  analyse(id: number, question: Question): Promise<Outcome<Solution> | null>;
  /**
   * The legal moves of each position on the obstacle layout of `board`, best first. This, `map` and `reply` use the newest
   * analysis, solved as far as they need: null if it was aborted or has another layout.
   */
  moves(
    board: Board,
    positions: readonly Position[],
  ): Promise<Outcome<readonly (readonly ValuedMove[])[]> | null>;
  /** The value for every cell on which a lifted piece could stand. */
  map(board: Board, position: Position, piece: Piece): Promise<Outcome<PlacementMap> | null>;
  /**
   * Counts all positions of the board by their values and reports progress; uses the newest analysis as `moves` does. Null
   * as well if a newer job, an analysis of another layout or a cancel came first. Job numbers increase.
   */
  census(job: number, board: Board, report: ReportCounted): Promise<Outcome<Census> | null>;
  /** Cancels census `job` if it is still running. */
  cancelCensus(job: number): void;
  /** The move of a perfect opponent, the best one with the most traps; the value is null in a finished game. */
  reply(board: Board, position: Position): Promise<Outcome<Move | null> | null>;
  /** Cancels the analysis of request `id` if it is still running. */
  cancel(id: number): void;
  /** Solves a small board without touching the newest analysis. */
  aside(question: Question): Promise<Outcome<Solution>>;
  /** The boards of a contest text, or the one board of bare rows. */
  parse(text: string): Promise<Outcome<readonly Board[]>>;
  /** The contest text of the boards. */
  format(boards: readonly Board[]): Promise<Outcome<string>>;
}
