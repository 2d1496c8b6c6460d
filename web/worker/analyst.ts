import type { Analysis, Board, Move, Position, Rubicon } from '../../wasm/rubicon.ts';
import { RubiconError } from '../../wasm/rubicon.ts';
import { sameBoard, withoutPieces } from '../model/board.ts';
import type { Question, Solution } from '../model/state.ts';
import type { ReportProgress } from './protocol.ts';
import { solveInSlices } from './slices.ts';

const MEMORY_LIMIT = 3 * 2 ** 30;
/** Progress is worth telling after so many milliseconds, and again after so many more. */
const QUIET_FOR = 100;
const REPORT_EVERY = 50;

/** Keeps the analysis of one pattern of obstacles: pieces that move on it need no new one. */
export class Analyst {
  readonly #rubicon: Rubicon;
  #pattern: Board | null = null;
  #analysis: Analysis | null = null;

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
    return solved ? solutionFrom(analysis, start, question.played) : null;
  }

  #open(board: Board): Analysis {
    const pattern = withoutPieces(board);
    if (this.#analysis !== null && this.#pattern !== null && sameBoard(this.#pattern, pattern)) {
      return this.#analysis;
    }
    this.#analysis?.close();
    this.#analysis = null;
    this.#analysis = this.#rubicon.open(pattern, { memoryLimit: MEMORY_LIMIT });
    this.#pattern = pattern;
    return this.#analysis;
  }
}

type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer R] ? R : never;

/** The line through the legal part of `played` and on with best play, with the value after each move. */
function solutionFrom(analysis: Analysis, start: Position, played: readonly Move[]): Solution {
  const positions = [start];
  for (const move of played) {
    const after = playLegal(analysis, positions.at(-1) ?? start, move);
    if (after === null) break;
    positions.push(after);
  }
  const legal = positions.length - 1;
  let position = positions.at(-1) ?? start;
  const best = analysis.line(position);
  for (const move of best.moves) {
    position = analysis.play(position, move);
    positions.push(position);
  }
  return {
    value: analysis.value(start),
    moves: [...played.slice(0, legal), ...best.moves],
    values: positions.map((each) => analysis.value(each)),
    legal,
    loop: best.loop === null ? null : best.loop + legal,
    ending: analysis.outcome(position),
    bytes: analysis.bytes,
  };
}

function playLegal(analysis: Analysis, position: Position, move: Move): Position | null {
  try {
    return analysis.play(position, move);
  } catch (error) {
    if (error instanceof RubiconError && error.code === 'illegal_move') return null;
    throw error;
  }
}
