import { loadBench } from '../bench.ts';
import {
  type Address,
  type CommonExports,
  limitOf,
  type ModuleSource,
  type OwnExport,
  unpackValue,
} from '../memory.ts';
import { type Generator, KINDS, type Wish } from './generate.ts';

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

const NEEDED: readonly OwnExport<Exports>[] = ['check_wish', 'make_board'];

const WISH_NUMBERS = 7;

/** Loads the bench's module for generating boards. Takes and rejects the same as loadRubicon. */
export async function loadGenerator(wasm: ModuleSource): Promise<Generator> {
  const memory = await loadBench<Exports>(wasm, NEEDED);
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
