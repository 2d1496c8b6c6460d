import { readFileSync } from 'node:fs';
import type { Address, CommonExports } from '../../wasm/memory.ts';
import {
  type Analysis,
  type Board,
  loadRubicon,
  type Position,
  type Rubicon,
  RubiconError,
  type Side,
  type Value,
} from '../../wasm/rubicon.ts';
import { loadTextbook, type Textbook } from '../../wasm/textbook.ts';

const file = (path: string) => new URL(`../../${path}`, import.meta.url);

/** The built modules. */
export const bytes = readFileSync(file('build/module/rubicon.wasm'));
export const compiled = new WebAssembly.Module(bytes);
export const compiledTextbook = new WebAssembly.Module(readFileSync(file('build/module/textbook.wasm')));
export const compiledBench = new WebAssembly.Module(readFileSync(file('build/module/bench.wasm')));

export const load = (): Promise<Rubicon> => loadRubicon(compiled);

/** A solver other than the one that the page uses. */
export const textbook: Textbook = await loadTextbook(compiledTextbook);

/** The value of a position by the textbook solver. */
export function textbookValue(board: Board, position: Position): Value {
  const run = textbook.open(board);
  run.seek(Number.POSITIVE_INFINITY);
  const mark = run.mark(position);
  run.close();
  return mark.decided ? mark.value : { winner: 'tie' };
}

/** What a loader makes, and the exports of the instance behind it, which the loader hides. */
export async function loadWithExports<T>(
  loader: () => Promise<T>,
): Promise<{ loaded: T; exports: CommonExports }> {
  const instances: WebAssembly.Instance[] = [];
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = (async (module: WebAssembly.Module, imports: WebAssembly.Imports) => {
    const instance = await instantiate(module, imports);
    instances.push(instance);
    return instance;
  }) as typeof instantiate;
  try {
    const loaded = await loader();
    const [instance] = instances;
    if (!instance) throw new Error('The loader has not made an instance.');
    return { loaded, exports: instance.exports as unknown as CommonExports };
  } finally {
    WebAssembly.instantiate = instantiate;
  }
}

export async function loadWithMemory(): Promise<{ rubicon: Rubicon; memory: WebAssembly.Memory }> {
  const { loaded, exports } = await loadWithExports(load);
  return { rubicon: loaded, memory: exports.memory };
}

const PAGE_BYTES = 2 ** 16;
/** Without the last page of 4 GiB: the allocator cannot give it again once it had it. */
const PAGES_MOST = 2 ** 16 - 1;

/** Takes all the memory that a module can have, of which no byte is touched; returns how to give it back. */
export function takeMemory({ memory, allocate, release }: CommonExports): () => void {
  memory.grow(PAGES_MOST - memory.buffer.byteLength / PAGE_BYTES);
  const taken: Address[] = [];
  for (let bytes = 2 ** 30; bytes >= 8; bytes /= 2)
    for (let block = allocate(bytes); block !== 0; block = allocate(bytes)) taken.push(block);
  return () => {
    for (const block of taken) release(block);
  };
}

export const readText = (path: string): string => readFileSync(file(path), 'utf8');
export const readData = (name: string): string => readText(`tests/data/${name}`);

/** The rows of a table of tests/data without its heading, as lists of fields. */
export const readTable = (name: string): string[][] =>
  readData(name)
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** Unescapes a table's text: \n \r \t \0 \\ and \xNN, the bytes being UTF-8. */
export function unescaped(text: string): string {
  const plain = text.replace(/\\(x(..)|.)/g, (_, escaped: string, hex: string | undefined) => {
    if (hex) return String.fromCharCode(Number.parseInt(hex, 16));
    return { n: '\n', r: '\r', t: '\t', 0: '\0' }[escaped] ?? escaped;
  });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.from(plain, 'latin1'));
}

/** A board from its rows joined by `/`; `B` is a pawn and a general on one cell. */
export function draw(text: string): Board {
  const rows = text.replaceAll('B', 'X').split('/');
  return { rows: rows.length, columns: rows[0]?.length ?? 0, cells: rows.join('') };
}

export function place(text: string, side: Side): Position {
  const cells = [...text.replaceAll('/', '')];
  const found = (pieces: string) => cells.flatMap((cell, index) => (pieces.includes(cell) ? [index] : []));
  const [first = -1, second = -1] = found('OB');
  const [pawn = -1] = found('XB');
  return { generals: [first, second], pawn, side };
}

/** The cells without an obstacle. */
export const freeCells = ({ cells }: Board): number[] =>
  [...cells].flatMap((mark, cell) => (mark === '#' ? [] : cell));

/** Every position of a board, each pair of generals once. */
export function* positionsOf(board: Board): Generator<Position> {
  const free = freeCells(board);
  for (const a of free)
    for (const b of free.filter((cell) => cell > a))
      for (const pawn of free)
        for (const side of ['red', 'black'] as const) yield { generals: [a, b], pawn, side };
}

export const valueFromText = (text: string): Value => {
  const [winner, distance] = text.split(' ');
  return winner === 'Tie'
    ? { winner: 'tie' }
    : { winner: winner === 'Red' ? 'red' : 'black', distance: Number(distance) };
};

export const valueToText = (value: Value): string =>
  value.winner === 'tie' ? 'Tie' : `${value.winner === 'red' ? 'Red' : 'Black'} ${value.distance}`;

/** Calls `use` with a solved analysis of a board, and closes it afterwards. */
export function withSolved<T>(rubicon: Rubicon, board: Board, use: (analysis: Analysis) => T): T {
  const analysis = rubicon.open(board);
  try {
    analysis.solve();
    return use(analysis);
  } finally {
    analysis.close();
  }
}

/** The error thrown by `act`, as a plain object without its sentence. */
export function errorOf(act: () => unknown): Partial<RubiconError> {
  try {
    act();
  } catch (error) {
    if (!(error instanceof RubiconError)) throw error;
    if (error.message === '') throw new Error('The error says nothing.');
    const { code, line, column, expected, found } = error;
    return { code, line, column, expected, found };
  }
  throw new Error('Nothing was thrown.');
}

export const plain = (code: RubiconError['code'], expected = 0, found = 0): Partial<RubiconError> => ({
  code,
  line: 0,
  column: 0,
  expected,
  found,
});
