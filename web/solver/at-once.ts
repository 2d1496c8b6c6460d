import { Answers, type Exports, startOf } from '../../wasm/answers.ts';
import type { Board, Piece, PlacementMap, Position, ValuedMove } from '../../wasm/game.ts';
import { loadMemory, type Memory, type ModuleSource } from '../../wasm/memory.ts';
import { sameBoard, withoutPieces } from '../model/board.ts';
import type { Question, Solution } from '../model/state.ts';
import { solutionFrom } from './worker/solution.ts';

/** Largest board (cells) solved on the main thread: 1 to 2 ms, less than a round trip to a worker. */
const MOST_CELLS = 100;
const MEMORY_LIMIT = 4 * 2 ** 20;

/** Whether a board can be solved at once. */
export const isSmall = (board: Board): boolean => board.cells.length <= MOST_CELLS;

/** Solves small boards synchronously on the calling thread; answers null for larger ones and on failure. */
export class AtOnce {
  readonly #memory: Memory<Exports>;
  /** The most recent obstacle layout and its analysis. */
  #newest: { readonly pattern: Board; readonly analysis: Answers } | null = null;

  constructor(memory: Memory<Exports>) {
    this.#memory = memory;
  }

  answer(question: Question): Solution | null {
    return this.#with(question.board, (analysis) => {
      const start = startOf(this.#memory, question.board, question.side);
      analysis.ask(start, 'play');
      return solutionFrom(analysis, start, question);
    });
  }

  moves(board: Board, positions: readonly Position[]): readonly (readonly ValuedMove[])[] | null {
    return this.#with(board, (analysis) =>
      positions.map((position) => {
        analysis.ask(position, 'moves');
        return analysis.moves(position);
      }),
    );
  }

  map(board: Board, position: Position, piece: Piece): PlacementMap | null {
    return this.#with(board, (analysis) => {
      analysis.solve();
      return analysis.map(position, piece);
    });
  }

  #with<T>(board: Board, work: (analysis: Answers) => T): T | null {
    if (!isSmall(board)) return null;
    try {
      return work(this.#opened(withoutPieces(board)));
    } catch {
      this.#leave(); // a failed analysis can only be closed
      return null;
    }
  }

  #leave(): void {
    this.#newest?.analysis.close();
    this.#newest = null;
  }

  /** The analysis of the layout, not solved beyond earlier questions. */
  #opened(pattern: Board): Answers {
    if (this.#newest !== null && sameBoard(this.#newest.pattern, pattern)) return this.#newest.analysis;
    this.#leave();
    const analysis = new Answers(this.#memory, pattern, { memoryLimit: MEMORY_LIMIT });
    this.#newest = { pattern, analysis };
    return analysis;
  }
}

export async function loadAtOnce(module: ModuleSource): Promise<AtOnce> {
  return new AtOnce(await loadMemory<Exports>(module, ['read_position', 'open_board']));
}
