import type { Analysis, Board, Rubicon } from '../../../wasm/rubicon.ts';
import { sameBoard, withoutPieces } from '../../model/board.ts';
import type { Question, Solution } from '../../model/state.ts';
import { now } from '../../solver/clock.ts';
import type { ReportProgress } from './protocol.ts';
import { solveInSlices } from './slices.ts';
import { solutionFrom } from './solution.ts';

/** What the tables of the module may take, all together. */
export const MEMORY_LIMIT = 3 * 2 ** 30;
/** Progress is worth telling after so many milliseconds, and again after so many more. */
const QUIET_FOR = 100;
const REPORT_EVERY = 50;

/** Keeps the analysis of one pattern of obstacles: pieces that move on it need no new one. */
export class Analyst {
  readonly #rubicon: Rubicon;
  #pattern: Board | null = null;
  #analysis: Analysis | null = null;
  /** The same, once it is done. */
  #solved: Analysis | null = null;

  /** Settles when the newest solve has ended, in whatever way. */
  #running: Promise<void> = Promise.resolve();

  constructor(rubicon: Rubicon) {
    this.#rubicon = rubicon;
  }

  /** The answer, or null when it was no longer wanted. */
  async answer(
    question: Question,
    isWanted: () => boolean,
    report: (...args: Tail<Parameters<ReportProgress>>) => void,
  ): Promise<Solution | null> {
    const start = this.#rubicon.position(question.board, question.side);
    const analysis = this.#open(question.board);
    let next = now() + QUIET_FOR;
    const running = solveInSlices(analysis, isWanted, (progress) => {
      if (now() < next) return;
      next = now() + REPORT_EVERY;
      report({ fraction: progress.fraction, distance: progress.distance }, analysis.bytes);
    });
    this.#running = running.then(
      (solved) => {
        if (solved && this.#analysis === analysis) this.#solved = analysis;
      },
      () => {},
    );
    return (await running) ? solutionFrom(analysis, start, question) : null;
  }

  /** The analysis of the board's obstacles once it is solved; null when another board has taken its place or it was left. */
  async solved(board: Board): Promise<Analysis | null> {
    if (this.#isAtHand(board)) await this.#running;
    return this.#isAtHand(board) ? this.#solved : null;
  }

  /** Bytes that the newest analysis takes. */
  get bytes(): number {
    return this.#analysis?.bytes ?? 0;
  }

  #open(board: Board): Analysis {
    if (this.#analysis !== null && this.#isAtHand(board)) return this.#analysis;
    this.#analysis?.close();
    this.#analysis = null;
    this.#solved = null;
    const pattern = withoutPieces(board);
    this.#analysis = this.#rubicon.open(pattern, { memoryLimit: MEMORY_LIMIT });
    this.#pattern = pattern;
    return this.#analysis;
  }

  #isAtHand(board: Board): boolean {
    return this.#pattern !== null && sameBoard(this.#pattern, withoutPieces(board));
  }
}

type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer R] ? R : never;
