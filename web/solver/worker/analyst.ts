import { halfOf, workHalf } from '../../../wasm/halves.ts';
import type { Analysis, Board, Extent, Position, Progress, Rubicon } from '../../../wasm/rubicon.ts';
import { sameBoard, withoutPieces } from '../../model/board.ts';
import type { Question, Solution } from '../../model/state.ts';
import { now } from './clock.ts';
import { beginOtherHalf, type OtherHalf } from './other-half.ts';
import type { ReportProgress } from './protocol.ts';
import { askInSlices, inSlices } from './slices.ts';
import { solutionFrom } from './solution.ts';
import { Telling } from './telling.ts';

/** What the tables of the module may take, all together. */
const MEMORY_LIMIT = 3 * 2 ** 30;
/** The rest of a table is begun when nothing else was asked for so many milliseconds: while one draws it is not wanted. */
const IDLE_AFTER = 200;

/**
 * Of tables of so many bytes another thread solves a half: once the question is answered, if by then no more than so much of the
 * table is done, and beside a question that takes so many milliseconds where the table will be wanted, too. Where it will not, the
 * question is answered sooner alone.
 */
const LARGE = 60 * 2 ** 20;
const LITTLE = 0.3;
const ALONE_FOR = 60;

type Report = (...args: Tail<Parameters<ReportProgress>>) => void;

/**
 * Keeps the analysis of one pattern of obstacles: pieces that move on it need no new one. It goes no further than what is asked
 * needs; the rest of the table follows when somebody wants it, or when nobody asks for anything.
 */
export class Analyst {
  readonly #rubicon: Rubicon;
  #pattern: Board | null = null;
  #analysis: Analysis | null = null;
  /** The start of the line that an answer was given about from it, unless that was left. */
  #answered: Position | null = null;
  /** The whole table, once it is being finished. */
  #whole: Promise<Analysis | null> | null = null;
  /** Whether somebody has wanted the whole table since the newest question: then that of the next one will be, too. */
  #isWholeWanted = false;
  /** Settles when the newest question has been answered or left. */
  #asking: Promise<void> = Promise.resolve();
  #telling: Telling | null = null;
  #idle: ReturnType<typeof setTimeout> | undefined;
  readonly #module: WebAssembly.Module | null;
  /** The half of the newest analysis that another thread was asked to solve. */
  #other: OtherHalf | null = null;
  /** Whether nothing is left to do but to wait for that. */
  #isWaiting = false;

  /** With the module, large boards have another thread for one of their halves. */
  constructor(rubicon: Rubicon, module: WebAssembly.Module | null = null) {
    this.#rubicon = rubicon;
    this.#module = module;
  }

  /** The answer, or null when it was no longer wanted. Then `report` tells of the rest of the table, where that takes long. */
  async answer(question: Question, isWanted: () => boolean, report: Report): Promise<Solution | null> {
    clearTimeout(this.#idle);
    const start = this.#rubicon.position(question.board, question.side);
    const analysis = this.#open(question.board);
    const telling = new Telling((progress) => report(progress, analysis.bytes));
    this.#telling = telling;
    const aloneUntil = this.#isWholeWanted ? now() + ALONE_FOR : Number.POSITIVE_INFINITY;
    this.#isWholeWanted = false;
    const asking = askInSlices(analysis, [start, 'play'], isWanted, {
      report: (asked) => {
        telling.tell(asked);
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

  /** The analysis of the board's obstacles once all is solved; null when another board has taken its place or it was left. */
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

  /** The same once so much is known of the positions. */
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

  /** Solves what is left of the table; a question goes before it. */
  async #finish(analysis: Analysis): Promise<Analysis | null> {
    const isLeft = () => this.#analysis !== analysis;
    this.#telling?.begin();
    let isBegun = false;
    const step = (budget: number) => {
      const progress = isLeft() ? null : this.#goOn(analysis, budget);
      if (progress !== null) this.#telling?.tell(progress);
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

  /** Has another thread solve the half of the board that a position is not in. */
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

  /** Goes on with the table, as long as another thread has one half with the other one alone. */
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

  /** Closes an analysis for which there is no more use, or which has failed. */
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
