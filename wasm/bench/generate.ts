/** Boards for a contest by kind: seeded, and byte by byte those that `rubicon generate` prints. */
import { loadBench } from '../bench.ts';
import { type Address, type CommonExports, limitOf, type ModuleSource, unpackValue } from '../memory.ts';
import type { Board, Value } from '../rubicon.ts';

/** In the order of the numbers by which the module names them. */
export const KINDS = ['any', 'still', 'walled', 'column', 'short'] as const;

/**
 * `still`: a tie, or Red cannot move at once; `walled`: the row above the bottom row is all obstacles; `column`: one column;
 * `short`: over within 9 moves with best play.
 */
export type Kind = (typeof KINDS)[number];

/** The least and the most, in either order. */
export type Range = readonly [number, number];

/** What is wished for: rows and columns 1..32, density 0..100 percent of the cells, seed 0..2³²−1. */
export interface Wish {
  readonly kind: Kind;
  readonly seed: number;
  readonly rows: Range;
  readonly columns: Range;
  readonly density: number;
}

/** A board with its value, Red to move, and both in the words of the contest's files, each closed by a line feed. */
export interface Made {
  readonly board: Board;
  readonly value: Value;
  readonly text: string;
  readonly answer: string;
}

/** The module, loaded. */
export interface Generator {
  /** Throws `rows_out_of_range`, `columns_out_of_range`, `density_out_of_range` or `no_such_size`. */
  check(wish: Wish): void;
  /**
   * Makes board `number`, from 0 on, which depends on the wish and its number alone. Throws as check does, or `too_large`
   * where solving it takes more than `memoryLimit` bytes, 1 GiB unless told.
   */
  make(wish: Wish, number: number, options?: { readonly memoryLimit?: number }): Made;
}

interface Exports extends CommonExports {
  check_wish(wish: Address, failure: Address): number;
  make_board(
    wish: Address,
    number: number,
    memoryLimit: number,
    size: Address,
    cells: Address,
    out: Address,
    text: Address,
    failure: Address,
  ): number;
}

const WISH_NUMBERS = 7;

/** Loads the bench's module to generate boards. Takes and rejects what loadRubicon does. */
export async function loadGenerator(wasm: ModuleSource): Promise<Generator> {
  const memory = await loadBench<Exports>(wasm);
  const { exports } = memory;
  const text = memory.at('text');
  const failure = memory.at('failure');
  const wishAt = memory.at('numbers');
  const madeAt = wishAt + WISH_NUMBERS * 4;
  const write = ({ kind, seed, rows, columns, density }: Wish) =>
    memory.words(wishAt, WISH_NUMBERS).set([KINDS.indexOf(kind), seed, ...rows, ...columns, density]);
  return {
    check(wish) {
      write(wish);
      memory.check(exports.check_wish(wishAt, failure));
    },
    make(wish, number, { memoryLimit } = {}) {
      write(wish);
      const [size, cells] = [memory.at('size'), memory.at('cells')];
      const limit = limitOf(memoryLimit);
      memory.check(exports.make_board(wishAt, number, limit, size, cells, madeAt, text, failure));
      const [value = 0, ofBoard = 0, ofAnswer = 0] = memory.words(madeAt, 3);
      return {
        board: memory.readBoard(),
        value: unpackValue(value),
        text: memory.text(text, ofBoard),
        answer: memory.text(text + ofBoard, ofAnswer),
      };
    },
  };
}
