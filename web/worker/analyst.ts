import type { Analysis, Board, Rubicon } from '../../wasm/rubicon.ts';
import { sameBoard, withoutPieces } from '../model/board.ts';
import type { Question, Solution } from '../model/state.ts';
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
    let next = performance.now() + QUIET_FOR;
    const solved = await solveInSlices(analysis, isWanted, (progress) => {
      if (performance.now() < next) return;
      next = performance.now() + REPORT_EVERY;
      report({ fraction: progress.fraction, distance: progress.distance }, analysis.bytes);
    });
    if (solved) this.#solved = analysis;
    return solved ? solutionFrom(analysis, start, question) : null;
  }

  /** The solved analysis of the board's obstacles, null when another board has taken its place or it is not done. */
  solved(board: Board): Analysis | null {
    const isAtHand = this.#pattern !== null && sameBoard(this.#pattern, withoutPieces(board));
    return isAtHand ? this.#solved : null;
  }

  /** Bytes that the newest analysis takes. */
  get bytes(): number {
    return this.#analysis?.bytes ?? 0;
  }

  #open(board: Board): Analysis {
    const pattern = withoutPieces(board);
    if (this.#analysis !== null && this.#pattern !== null && sameBoard(this.#pattern, pattern)) {
      return this.#analysis;
    }
    this.#analysis?.close();
    this.#analysis = null;
    this.#solved = null;
    this.#analysis = this.#rubicon.open(pattern, { memoryLimit: MEMORY_LIMIT });
    this.#pattern = pattern;
    return this.#analysis;
  }
}

type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer R] ? R : never;
