import { proxy } from 'comlink';
import type { Board, Census, Move, Piece, PlacementMap, Position, ValuedMove } from '../../wasm/rubicon.ts';
import { sameBoard, withoutPieces } from '../model/board.ts';
import type { Question } from '../model/drawing.ts';
import type { Solution, SolveProgress } from '../model/solution.ts';
import { failureIn, type Remote, type Request, Thread, type WorkerScript } from './thread.ts';
import { keepLoaded } from './worker/failure.ts';
import { compileModule } from './worker/module.ts';
import type { Outcome, ReportCounted, ReportProgress, SolverService } from './worker/protocol.ts';

/** Replace the worker after an analysis larger than this (bytes), because WebAssembly memory never shrinks. */
const LARGE = 256 * 2 ** 20;

type Answer = Promise<Outcome<Solution> | null> | null;

export type EngineStatus = 'loading' | 'ready' | 'failed';

/** Client of the solver's worker, which starts with the first request and is replaced when it fails. */
export class Solver {
  readonly #thread: Thread<SolverService>;
  readonly #module = keepLoaded(compileModule);
  #request = 0;
  /** Has the worker that runs solve the newest question, once, unless that was cancelled. */
  #solve: (service: Remote<SolverService>) => Answer = () => null;
  /** The answer of the worker that runs to the newest question; null until it is asked. */
  #answer: Answer = null;
  /** Progress callback of the newest request. */
  #onProgress: (progress: SolveProgress) => void = () => {};
  #job = 0;
  /** Obstacle layout of the newest analysis, and its size (bytes) as last reported. */
  #analysed: { readonly pattern: Board; bytes: number } | null = null;

  constructor(script: WorkerScript, onEngine: (status: EngineStatus) => void) {
    this.#thread = new Thread<SolverService>(script, async (ask) => {
      onEngine('loading');
      this.#answer = null;
      const report: ReportProgress = (...reported) => this.#report(...reported);
      const module = await this.#module();
      const started = module.ok ? await ask((service) => service.start(proxy(report), module.value)) : module;
      onEngine(started.ok ? 'ready' : 'failed');
      return started;
    });
  }

  /**
   * Solves the question; null if `signal` was aborted or a newer request came. `onProgress` reports a long solve, and then
   * the rest of the table until its fraction is 1 or a newer request comes.
   */
  async analyse(
    question: Question,
    { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: SolveProgress) => void },
  ): Promise<Outcome<Solution> | null> {
    this.#makeRoom(question.board);
    const id = ++this.#request;
    this.#onProgress = onProgress;
    this.#answer = null;
    this.#solve = (service) => {
      if (signal.aborted || this.#answer !== null) return this.#answer;
      signal.addEventListener('abort', () => service.cancel(id), { once: true });
      this.#answer = service.analyse(id, question);
      return this.#answer;
    };
    const outcome = unlessClosed(
      await this.#thread.ask(async (service) => (id === this.#request ? this.#solve(service) : null)),
    );
    if (outcome?.ok && this.#analysed !== null) this.#analysed.bytes = outcome.value.bytes;
    return signal.aborted ? null : outcome;
  }

  /** The legal moves of each position, best first; null if the newest analysis has another obstacle layout. */
  moves(
    board: Board,
    positions: readonly Position[],
  ): Promise<Outcome<readonly (readonly ValuedMove[])[]> | null> {
    return this.#ask((service) => service.moves(board, positions));
  }

  /** The value for every cell on which a lifted piece could stand; null if the newest analysis has another obstacle layout. */
  map(board: Board, position: Position, piece: Piece): Promise<Outcome<PlacementMap> | null> {
    return this.#ask((service) => service.map(board, position, piece));
  }

  /**
   * Counts all positions of the board; null if `signal` was aborted, the newest analysis has another obstacle layout, or a
   * newer census was requested.
   */
  census(
    board: Board,
    { signal, onCounted }: { signal: AbortSignal; onCounted: ReportCounted },
  ): Promise<Outcome<Census> | null> {
    const job = ++this.#job;
    return this.#ask((service) => {
      signal.addEventListener('abort', () => service.cancelCensus(job), { once: true });
      return signal.aborted ? Promise.resolve(null) : service.census(job, board, proxy(onCounted));
    });
  }

  /** The move of a perfect opponent, null in a finished game; no answer if the newest analysis has another obstacle layout. */
  reply(board: Board, position: Position): Promise<Outcome<Move | null> | null> {
    return this.#ask((service) => service.reply(board, position));
  }

  /** Solves a small board without touching the newest analysis. */
  aside(question: Question): Promise<Outcome<Solution>> {
    return this.#askAny((service) => service.aside(question));
  }

  /** The boards of a contest text, or the one board of bare rows. */
  parse(text: string): Promise<Outcome<readonly Board[]>> {
    return this.#askAny((service) => service.parse(text));
  }

  /** The contest text of the boards. */
  format(boards: readonly Board[]): Promise<Outcome<string>> {
    return this.#askAny((service) => service.format(boards));
  }

  /**
   * Asks about the newest analysis; a worker that replaces a lost one makes it again first. Null if a newer analysis has
   * replaced it.
   */
  async #ask<T>(request: Request<SolverService, Outcome<T> | null>): Promise<Outcome<T> | null> {
    const outcome = await this.#thread.ask<Outcome<T> | null>(async (service) => {
      const again = this.#answer === null ? this.#solve(service) : null;
      const answer = await request(service);
      const solved = answer === null ? await again : null;
      return solved?.ok === false ? solved : answer;
    });
    return unlessClosed(outcome);
  }

  /** Asks what any worker can answer: asks again if the worker has been replaced. */
  async #askAny<T>(request: Request<SolverService, Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await this.#thread.ask(request);
    return failureIn(outcome) === 'closed' ? this.#askAny(request) : outcome;
  }

  #report(id: number, progress: SolveProgress, bytes: number): void {
    if (id !== this.#request) return;
    if (this.#analysed !== null) this.#analysed.bytes = bytes;
    this.#onProgress(progress);
  }

  /** Replaces the worker if it holds a large analysis of another obstacle layout. */
  #makeRoom(board: Board): void {
    const pattern = withoutPieces(board);
    if (this.#analysed !== null && sameBoard(this.#analysed.pattern, pattern)) return;
    if (this.#analysed !== null && this.#analysed.bytes > LARGE) this.#thread.end();
    this.#analysed = { pattern, bytes: 0 };
  }
}

/** An answer about the newest analysis; null if its worker has been replaced. */
function unlessClosed<T>(outcome: Outcome<T> | null): Outcome<T> | null {
  return failureIn(outcome) === 'closed' ? null : outcome;
}
