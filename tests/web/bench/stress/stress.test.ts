import { describe, expect, it } from 'vitest';
import type { StressFinding } from '../../../../wasm/bench/stress.ts';
import {
  boardShown,
  FIRST_FORM,
  isNameless,
  keptText,
  lineShown,
  readKept,
  settingsOf,
  sizesOf,
} from '../../../../web/bench/stress/model/stress.ts';

describe('the form', () => {
  it('begins with the limits of the statement', () => {
    expect(settingsOf(FIRST_FORM)).toEqual({ seconds: 1, memory: 512 * 2 ** 20, seed: 1 });
  });

  it.each([
    ['0', 0],
    [' 42 ', 42],
    ['4294967295', 4_294_967_295],
    ['4294967296', null],
    ['', null],
    ['-1', null],
    ['1.5', null],
    ['seven', null],
  ])('has the seed %j for %j', (seed, number) => {
    expect(settingsOf({ ...FIRST_FORM, seed })?.seed ?? null).toBe(number);
  });

  it('comes back after a reload, with the name of the program', () => {
    const form = { seconds: 5, megabytes: 128, seed: '77', standard: '20', against: 'other' } as const;
    expect(readKept(keptText(form, 'mine.wasm'))).toEqual({ form, name: 'mine.wasm' });
  });

  it.each(['', '{', 'null', '7', '{"seconds":3,"megabytes":"512","seed":1,"name":2}'])(
    'is the first one where %j was kept',
    (text) => {
      expect(readKept(text)).toEqual({ form: FIRST_FORM, name: null });
    },
  );
});

const board = { board: { rows: 2, columns: 2, cells: 'OOX.' }, right: { winner: 'tie' } } as const;
const finding = (part: Partial<StressFinding>): StressFinding => ({
  fault: 'wrong',
  number: 0,
  lines: 2,
  board: 1,
  found: 'Tie',
  difference: 'tie',
  isRepeated: true,
  isSmallest: true,
  meaning: null,
  mistakes: [],
  leak: null,
  boards: [board, board],
  input: '',
  answers: '',
  output: new Uint8Array(),
  ...part,
});

describe('several boards', () => {
  it('are led to by the first that is wrong, or the last', () => {
    expect([0, 1, 2].map((board) => boardShown(finding({ board })))).toEqual([0, 1, 1]);
  });
});

it('no classic mistake is named for one board once naming has ended, and not before', () => {
  const one = finding({ boards: [board], mistakes: [] });
  expect(isNameless(one, 'done')).toBe(true);
  expect(isNameless(one, 'naming')).toBe(false);
  expect(isNameless(finding({ boards: [board], mistakes: ['down'] }), 'done')).toBe(false);
  expect(isNameless(finding({ mistakes: [] }), 'done')).toBe(false);
  expect(isNameless({ ...one, leak: 'queue' }, 'done')).toBe(false);
});

it('a line is shown by its beginning, as far as it can be read', () => {
  expect(lineShown('Red 7')).toBe('Red 7');
  expect(lineShown('R\0é\t')).toBe('R·é·');
  expect(lineShown('“平局”')).toBe('“平局”');
  expect(lineShown('\u{9b}\u{202e}红')).toBe('··红');
  expect(lineShown('x'.repeat(60))).toBe('x'.repeat(60));
  expect(lineShown('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
  expect(lineShown(`${'x'.repeat(59)}😀`)).toBe(`${'x'.repeat(59)}·…`);
});

describe('the sizes of the boards found', () => {
  const sized = (...sides: readonly number[]) =>
    sides.map((side) => ({ ...board, board: { rows: side, columns: side, cells: '' } }));

  it.each([
    [{ boards: sized(7) }, 'full', { areLarge: true, areTinyRight: true }],
    [{ boards: sized(6) }, 'long', { areLarge: false, areTinyRight: true }],
    [{ boards: sized(10, 2) }, 'shapes', { areLarge: false, areTinyRight: true }],
    [{ boards: sized(10), isSmallest: false }, 'full', { areLarge: false, areTinyRight: true }],
    [{ boards: sized(2) }, 'tiny', { areLarge: false, areTinyRight: false }],
  ] as const)('with %j, from the stage %s', (part, stage, sizes) => {
    expect(sizesOf(finding(part), stage)).toEqual(sizes);
  });
});
