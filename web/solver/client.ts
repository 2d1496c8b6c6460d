import { proxy } from 'comlink';
import type { Board, Census, Move, Piece, PlacementMap, Position, ValuedMove } from '../../wasm/rubicon.ts';
import { sameBoard, withoutPieces } from '../model/board.ts';
import type { Question, Solution, SolveProgress } from '../model/state.ts';
import { type AtOnce, loadAtOnce } from './at-once.ts';
import { failed, failureIn, type Request, Thread, type WorkerScript } from './thread.ts';
import { compileModule } from './worker/module.ts';
import type { Outcome, ReportCounted, ReportProgress, SolverService } from './worker/protocol.ts';

/** WebAssembly memory never shrinks: after an analysis of so many bytes the thread gives way to a new one. */
const LARGE = 256 * 2 ** 20;

export type EngineStatus = 'loading' | 'ready' | 'failed';

/** The page's side of the solver's thread, which begins with the first request and is replaced when it breaks. */
export class Solver {
  readonly #thread: Thread<SolverService>;
  #request = 0;
  /** Hears how far the newest request is. */
  #onProgress: (progress: SolveProgress) => void = () => {};
  /** Small boards are solved on the page's own thread as soon as the module is there. */
  #atOnce: AtOnce | null = null;
  /** The module, compiled once for all threads. */
  #compiled: Promise<WebAssembly.Module | null> | null = null;
  #job = 0;
  /** The obstacles of the newest analysis and the bytes that it is known to take. */
  #analysed: { readonly pattern: Board; bytes: number } | null = null;

  constructor(script: WorkerScript, onEngine: (status: EngineStatus) => void) {
    this.#thread = new Thread<SolverService>(script, async (ask) => {
      onEngine('loading');
      const report = proxy<ReportProgress>((...reported) => this.#report(...reported));
      const module = await this.module();
      const started =
        module === null ? failed('load_failed') : await ask((service) => service.start(report, module));
      onEngine(started.ok ? 'ready' : 'failed');
      return started;
    });
    // The page's head has asked for the module, whether or not the first board can be solved.
    void this.module();
  }

  /**
   * Solves; null when `signal` was aborted or a newer request came. `onProgress` is called while it takes long, and so it is
   * afterwards while the rest of the table does, until its fraction is 1 or a newer request comes. A small board waits for no other thread, which solves it too, for what is asked about it later: on a first visit that thread's
   * script is still to come, and later browsers let a message wait until the next frame is painted.
   */
  async analyse(
    question: Question,
    { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: SolveProgress) => void },
  ): Promise<Outcome<Solution> | null> {
    this.#makeRoom(question.board);
    const id = ++this.#request;
    this.#onProgress = onProgress;
    const asked = this.#ask((service) => {
      signal.addEventListener('abort', () => service.cancel(id), { once: true });
      return service.analyse(id, question);
    });
    await this.#compiled;
    const solution = signal.aborted ? null : (this.#atOnce?.answer(question) ?? null);
    if (solution !== null) return { ok: true, value: solution };
    const outcome = await asked;
    if (outcome?.ok && this.#analysed !== null) this.#analysed.bytes = outcome.value.bytes;
    return signal.aborted ? null : outcome;
  }

  /** The legal moves of each position, best first; null when the newest analysis is of other obstacles. */
  moves(
    board: Board,
    positions: readonly Position[],
  ): Promise<Outcome<readonly (readonly ValuedMove[])[]> | null> {
    const now = this.#atOnce?.moves(board, positions) ?? null;
    return now === null ? this.#ask((service) => service.moves(board, positions)) : known(now);
  }

  /** The value for every cell on which a lifted piece could stand; null when the newest analysis is of other obstacles. */
  map(board: Board, position: Position, piece: Piece): Promise<Outcome<PlacementMap> | null> {
    const now = this.#atOnce?.map(board, position, piece) ?? null;
    return now === null ? this.#ask((service) => service.map(board, position, piece)) : known(now);
  }

  /**
   * Counts all positions of the board; null when `signal` was aborted, the newest analysis is of other obstacles, or a newer
   * census was asked for.
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

  /** The move of a perfect opponent, null in a finished game; no answer when the newest analysis is of other obstacles. */
  reply(board: Board, position: Position): Promise<Outcome<Move | null> | null> {
    return this.#ask((service) => service.reply(board, position));
  }

  /** Solves a small board at once, beside the newest analysis. */
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

  /** Asks about the newest analysis: null when its thread has given way to a new one meanwhile. */
  async #ask<T>(request: Request<SolverService, Outcome<T> | null>): Promise<Outcome<T> | null> {
    const outcome = await this.#thread.ask(request);
    return failureIn(outcome) === 'closed' ? null : outcome;
  }

  /** Asks what any thread can answer. */
  async #askAny<T>(request: Request<SolverService, Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await this.#thread.ask(request);
    return failureIn(outcome) === 'closed' ? this.#askAny(request) : outcome;
  }

  /** The module for a thread that begins; null where it could not be had, and the next thread asks for it again. */
  module(): Promise<WebAssembly.Module | null> {
    this.#compiled ??= this.#compile().catch(() => {
      this.#compiled = null;
      return null;
    });
    return this.#compiled;
  }

  async #compile(): Promise<WebAssembly.Module> {
    const module = await compileModule(fetch);
    this.#atOnce = await loadAtOnce(module);
    return module;
  }

  #report(id: number, progress: SolveProgress, bytes: number): void {
    if (id !== this.#request) return;
    if (this.#analysed !== null) this.#analysed.bytes = bytes;
    this.#onProgress(progress);
  }

  /** A new thread where the old one holds the memory of a large analysis that this board has no use for. */
  #makeRoom(board: Board): void {
    const pattern = withoutPieces(board);
    if (this.#analysed !== null && sameBoard(this.#analysed.pattern, pattern)) return;
    if (this.#analysed !== null && this.#analysed.bytes > LARGE) this.#thread.end();
    this.#analysed = { pattern, bytes: 0 };
  }
}

function known<T>(value: T): Promise<Outcome<T>> {
  return Promise.resolve({ ok: true, value });
}
