import {
  type Address,
  type CommonExports,
  limitOf,
  loadMemory,
  type ModuleSource,
  unpackValue,
} from '../memory.ts';
import type { GenerateSettings, Generator } from './generate.ts';
import { KINDS } from './names.ts';

interface Exports extends CommonExports {
  check_settings(settings: Address, failure: Address): number;
  make_board(
    settings: Address,
    number: number,
    memoryLimit: number,
    size: Address,
    cells: Address,
    out: Address,
    text: Address,
    failure: Address,
  ): number;
}

const SETTINGS_NUMBERS = 7;

/** Loads the bench's module for generating boards. Takes and rejects the same as loadRubicon. */
export async function loadGenerator(wasm: ModuleSource): Promise<Generator> {
  const memory = await loadMemory<Exports>(wasm, ['check_settings', 'make_board']);
  const { exports } = memory;
  const text = memory.at('text');
  const failure = memory.at('failure');
  const settingsAt = memory.at('numbers');
  const madeAt = settingsAt + SETTINGS_NUMBERS * 4;
  const write = ({ kind, seed, rows, columns, density }: GenerateSettings) =>
    memory.words(settingsAt, SETTINGS_NUMBERS).set([KINDS.indexOf(kind), seed, ...rows, ...columns, density]);
  return {
    check(settings) {
      write(settings);
      memory.check(exports.check_settings(settingsAt, failure));
    },
    make(settings, number, { memoryLimit } = {}) {
      write(settings);
      const [size, cells] = [memory.at('size'), memory.at('cells')];
      const limit = limitOf(memoryLimit);
      memory.check(exports.make_board(settingsAt, number, limit, size, cells, madeAt, text, failure));
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
