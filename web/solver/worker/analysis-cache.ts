import { halfOf, workHalf } from '../../../wasm/halves.ts';
import type { Analysis, Board, Extent, Position, Progress, Rubicon } from '../../../wasm/rubicon.ts';
import { sameBoard, withoutPieces } from '../../model/board.ts';
import type { Question } from '../../model/drawing.ts';
import type { Solution } from '../../model/solution.ts';
import { now } from './clock.ts';
import { beginOtherHalf, type OtherHalf } from './other-half.ts';
import { ProgressReporter } from './progress-reporter.ts';
import type { ReportProgress } from './protocol.ts';
import { askInSlices, inSlices } from './slices.ts';
import { solutionFrom } from './solution.ts';

/** Memory limit (bytes) of all tables of the module together. */
const MEMORY_LIMIT = 3 * 2 ** 30;
/** Idle time (ms) before the rest of the table is solved, because nobody wants it while drawing. */
const IDLE_AFTER = 200;

/**
 * Tables above LARGE bytes have one half solved in a second worker: after the answer, if less than LITTLE of the table is
 * done; or after ALONE_FOR ms of a question, if the whole table will be needed. If it will not, the answer comes sooner
 * without the second worker.
 */
const LARGE = 60 * 2 ** 20;
const LITTLE = 0.3;
const ALONE_FOR = 60;

type Report = (...args: Tail<Parameters<ReportProgress>>) => void;

/**
 * Caches the analysis of one obstacle layout; moving pieces reuses it. It is solved only as far as the questions need; the
 * rest of the table follows on demand, or when idle.
 */
export class AnalysisCache {
  readonly #rubicon: Rubicon;
  #pattern: Board | null = null;
  #analysis: Analysis | null = null;
  /** The start position of the last answer, unless its question was aborted. */
  #answered: Position | null = null;
  /** The completed table, once finishing it has begun. */
  #whole: Promise<Analysis | null> | null = null;
  /** Whether the whole table was requested since the newest question; then the next question's is likely needed, too. */
  #isWholeWanted = false;
  /** Settles when the newest question is answered or aborted. */
  #asking: Promise<void> = Promise.resolve();
  #reporter: ProgressReporter | null = null;
  #idle: ReturnType<typeof setTimeout> | undefined;
  readonly #module: WebAssembly.Module | null;
  /** The half of the newest analysis that a second worker solves. */
  #other: OtherHalf | null = null;
  /** True while only the other half is outstanding. */
  #isWaiting = false;

  /** With the module, large boards have one half solved in a second worker. */
  constructor(rubicon: Rubicon, module: WebAssembly.Module | null = null) {
    this.#rubicon = rubicon;
    this.#module = module;
  }

  /** The answer; null once it is no longer wanted. `report` then also reports a long solve of the rest of the table. */
  async answer(question: Question, isWanted: () => boolean, report: Report): Promise<Solution | null> {
    clearTimeout(this.#idle);
    const start = this.#rubicon.position(question.board, question.side);
    const analysis = this.#open(question.board);
    const reporter = new ProgressReporter((progress) => report(progress, analysis.bytes));
    this.#reporter = reporter;
    const aloneUntil = this.#isWholeWanted ? now() + ALONE_FOR : Number.POSITIVE_INFINITY;
    this.#isWholeWanted = false;
    const asking = askInSlices(analysis, [start, 'play'], isWanted, {
      report: (asked) => {
        reporter.report(asked);
        if (now() >= aloneUntil) this.#share(analysis, start);
      },
    });
    this.#answered = null;
    this.#asking = asking.then(
      (known) => {
        if (this.#analysis !== analysis) return;
        if (known) this.#answered = start;
        else this.#endOther();
      },
      () => this.#leave(analysis),
    );
    if (!(await asking) || this.#analysis !== analysis) return null;
    this.#idle = setTimeout(() => void this.#solved(question.board).catch(() => {}), IDLE_AFTER);
    return solutionFrom(analysis, start, question);
  }

  /** The analysis of the board's obstacle layout once all is solved; null if another layout replaced it or it failed. */
  solved(board: Board): Promise<Analysis | null> {
    if (this.#isAtHand(board)) this.#isWholeWanted = true;
    return this.#solved(board);
  }

  async #solved(board: Board): Promise<Analysis | null> {
    const analysis = await this.#atHand(board);
    if (analysis === null) return null;
    this.#whole ??= this.#finish(analysis);
    return this.#whole;
  }

  /** The same once the positions are solved to `extent`. */
  async knowing(board: Board, positions: readonly Position[], extent: Extent): Promise<Analysis | null> {
    const analysis = await this.#atHand(board);
    const isWanted = () => this.#analysis === analysis;
    for (const position of positions) {
      if (analysis === null || !(await askInSlices(analysis, [position, extent], isWanted))) return null;
    }
    return analysis;
  }

  async #atHand(board: Board): Promise<Analysis | null> {
    if (this.#isAtHand(board)) await this.#asking;
    return this.#answered !== null && this.#isAtHand(board) ? this.#analysis : null;
  }

  /** Solves the rest of the table; questions take precedence. */
  async #finish(analysis: Analysis): Promise<Analysis | null> {
    const isLeft = () => this.#analysis !== analysis;
    this.#reporter?.restart();
    let isBegun = false;
    const step = (budget: number) => {
      const progress = isLeft() ? null : this.#goOn(analysis, budget);
      if (progress !== null) this.#reporter?.report(progress);
      if (progress !== null && !isBegun && progress.fraction < LITTLE && this.#answered !== null)
        this.#share(analysis, this.#answered);
      isBegun = true;
      return progress === null || progress.done;
    };
    try {
      await inSlices(step, async () => {
        await this.#asking;
        if (this.#isWaiting) await this.#other?.heard();
        return !isLeft();
      });
      if (!isLeft()) this.#endOther();
      return isLeft() ? null : analysis;
    } catch (error) {
      this.#leave(analysis);
      throw error;
    }
  }

  /** Has a second worker solve the half that the position is not in. */
  #share(analysis: Analysis, position: Position): void {
    if (this.#other !== null || this.#module === null || this.#pattern === null) return;
    if (analysis.bytes < LARGE) return;
    const own = halfOf(this.#pattern, position);
    const task = { module: this.#module, memoryLimit: MEMORY_LIMIT };
    this.#other = beginOtherHalf(analysis, this.#pattern, own, task);
  }

  #endOther(): void {
    this.#other?.end();
    this.#other = null;
  }

  /** Advances the table; while a second worker has one half, only the other one. */
  #goOn(analysis: Analysis, budget: number): Progress {
    this.#isWaiting = false;
    const worked = this.#other?.isOn ? workHalf(analysis, this.#other.half === 0 ? 1 : 0, budget) : null;
    if (worked === null) return analysis.step(budget);
    this.#isWaiting = worked.isDone && !worked.progress.done;
    return worked.progress;
  }

  #open(board: Board): Analysis {
    if (this.#analysis !== null && this.#isAtHand(board)) return this.#analysis;
    if (this.#analysis !== null) this.#leave(this.#analysis);
    const pattern = withoutPieces(board);
    this.#analysis = this.#rubicon.open(pattern, { memoryLimit: MEMORY_LIMIT });
    this.#pattern = pattern;
    return this.#analysis;
  }

  /** Closes an analysis that is replaced or has failed. */
  #leave(analysis: Analysis): void {
    if (this.#analysis !== analysis) return;
    this.#endOther();
    analysis.close();
    this.#analysis = null;
    this.#pattern = null;
    this.#answered = null;
    this.#whole = null;
  }

  #isAtHand(board: Board): boolean {
    return this.#pattern !== null && sameBoard(this.#pattern, withoutPieces(board));
  }
}

type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer R] ? R : never;
