/**
 * Rubicon solves the river-crossing pawn game (过河卒). This loader is a typed interface to the WebAssembly module and works in a
 * page, in a worker and in Node. It hides the module's memory: close what you open; nothing else needs to be freed.
 */
import {
  type Analysis,
  type Exports,
  loadSolver,
  OpenAnalysis,
  type OpenOptions,
  startOf,
} from './analysis.ts';
import { RubiconError } from './error.ts';
import type { Board, Position, Side } from './game.ts';
import type { Address, Memory, ModuleSource } from './memory.ts';

export type { Analysis, AskProgress, Extent, OpenOptions } from './analysis.ts';
export { type ErrorCode, RubiconError } from './error.ts';
export type * from './game.ts';
export { compileRubicon, type ModuleSource } from './memory.ts';
export { ERROR_CODES, EXTENTS } from './names.ts';

/** The loaded module. */
export interface Rubicon {
  /** All boards of a contest text (`id T`, then the boards). Throws RubiconError with the line and column. */
  parseContest(text: string): Board[];
  /** One board from its bare rows, without a size line. Throws RubiconError with the line and column. */
  parseBoard(text: string): Board;
  /** The contest text of the boards, the inverse of parseContest. */
  formatContest(boards: readonly Board[], id?: number): string;
  /** The start position of a board, with `side` to move. Throws RubiconError if pieces are missing or too many. */
  position(board: Board, side?: Side): Position;
  /**
   * Opens an analysis of every position of the board, for either side to move; pieces on the board are ignored. `memoryLimit` is
   * in bytes, 1 GiB by default. Throws `too_large` before anything is allocated. The caller closes it.
   */
  open(board: Board, options?: OpenOptions): Analysis;
}

/**
 * Loads the module from its bytes, a compiled module, or a (promised) response of fetch. Rejects if the source is not the module.
 */
export async function loadRubicon(wasm: ModuleSource): Promise<Rubicon> {
  return new LoadedRubicon(await loadSolver(wasm));
}

class LoadedRubicon implements Rubicon {
  private readonly memory: Memory<Exports>;

  constructor(memory: Memory<Exports>) {
    this.memory = memory;
  }

  parseContest(text: string): Board[] {
    const { memory } = this;
    return memory.withText(text, (address, length) => {
      const reading = memory.given(memory.exports.read_begin(address, length));
      try {
        const boards: Board[] = [];
        while (this.readNext(reading) === 1) boards.push(memory.readBoard());
        return boards;
      } finally {
        memory.exports.read_end(reading);
      }
    });
  }

  private readNext(reading: Address): number {
    const { memory } = this;
    return memory.check(
      memory.exports.read_next(reading, memory.at('size'), memory.at('cells'), memory.at('failure')),
    );
  }

  parseBoard(text: string): Board {
    const { memory } = this;
    return memory.withText(text, (address, length) => {
      memory.check(
        memory.exports.read_rows(
          address,
          length,
          memory.at('size'),
          memory.at('cells'),
          memory.at('failure'),
        ),
      );
      return memory.readBoard();
    });
  }

  formatContest(boards: readonly Board[], id = 0): string {
    const { memory } = this;
    if (!Number.isSafeInteger(id) || id < 0)
      throw new RubiconError('header_expected', `a test's id is a whole number from 0 on, not ${id}`);
    const text = memory.at('text');
    const parts = [memory.text(text, memory.exports.write_header(id, boards.length, text))];
    for (const board of boards) {
      const cells = memory.writeCells(board);
      const length = memory.exports.write_board(cells, board.rows, board.columns, text, memory.at('failure'));
      parts.push(memory.text(text, memory.check(length)));
    }
    return parts.join('');
  }

  position(board: Board, side: Side = 'red'): Position {
    return startOf(this.memory, board, side);
  }

  open(board: Board, options?: OpenOptions): Analysis {
    return new OpenAnalysis(this.memory, board, options);
  }
}
