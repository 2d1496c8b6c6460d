import { describe, expect, it } from 'vitest';
import type { GeneratedBoard } from '../../../../wasm/bench/generate.ts';
import type { Value } from '../../../../wasm/rubicon.ts';
import {
  answersOf,
  commandOf,
  emptyLot,
  FIRST_FORM,
  formFrom,
  inputOf,
  nameOf,
  orderOf,
  withMore,
  wrongFields,
} from '../../../../web/bench/generate/model/generate.ts';

const made = (value: Value): GeneratedBoard => ({
  board: { rows: 1, columns: 3, cells: 'OXO' },
  value,
  text: '1 3\nOXO\n',
  answer:
    value.winner === 'tie' ? 'Tie\n' : `${value.winner === 'red' ? 'Red' : 'Black'} ${value.distance}\n`,
});

const red = (distance: number) => made({ winner: 'red', distance });
const black = (distance: number) => made({ winner: 'black', distance });
const tie = made({ winner: 'tie' });

function order(form = FIRST_FORM) {
  const asked = orderOf(form);
  if (asked === null) throw new Error('the form is wrong');
  return asked;
}

describe('the form', () => {
  it('asks for what is typed', () => {
    const form = {
      ...FIRST_FORM,
      kind: 'short',
      boards: ' 12 ',
      rowsFrom: '9',
      rowsTo: '3',
      seed: '4294967295',
    } as const;
    expect(orderOf(form)).toEqual({
      boards: 12,
      settings: { kind: 'short', seed: 4294967295, rows: [9, 3], columns: [4, 10], density: 25 },
    });
  });

  it.each([
    ['boards', '0'],
    ['boards', '10001'],
    ['boards', ''],
    ['rowsFrom', '33'],
    ['rowsTo', '0'],
    ['columnsFrom', '1e1'],
    ['columnsTo', '-3'],
    ['density', '101'],
    ['density', '2.5'],
    ['seed', '4294967296'],
    ['seed', 'x'],
  ] as const)('names the field that is wrong: %s = %j', (field, text) => {
    const form = { ...FIRST_FORM, [field]: text };
    expect(wrongFields(form)).toEqual([field]);
    expect(orderOf(form)).toBe(null);
  });

  it('asks for one column of a column, whatever was typed', () => {
    const form = { ...FIRST_FORM, kind: 'column', columnsFrom: 'x', columnsTo: '99' } as const;
    expect(wrongFields(form)).toEqual([]);
    expect(order(form).settings.columns).toEqual([1, 1]);
  });

  it('asks for no obstacles beside those of a wall, whatever was typed', () => {
    const form = { ...FIRST_FORM, kind: 'walled', density: '300' } as const;
    expect(wrongFields(form)).toEqual([]);
    expect(order(form).settings.density).toBe(0);
  });

  it('is kept for the next visit as it was typed', () => {
    const form = { ...FIRST_FORM, kind: 'walled', boards: '', seed: '99' } as const;
    expect(formFrom(JSON.stringify(form))).toEqual(form);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"kind":"king","boards":7,"rowsTo":{}}',
    `{"seed":"${'9'.repeat(99)}"}`,
  ])('is the first form where nothing sensible was kept: %j', (kept) => {
    expect(formFrom(kept)).toEqual(FIRST_FORM);
  });
});

describe('an order', () => {
  it('is a command', () => {
    expect(commandOf(order({ ...FIRST_FORM, kind: 'still', seed: '42', rowsFrom: '7', rowsTo: '7' }))).toBe(
      'rubicon generate --kind still --boards 100 --seed 42 --rows 7 --columns 4-10 --density 25 --out still-42',
    );
    expect(commandOf(order(), 3)).toContain('--boards 3 ');
  });

  it('names its files by kind and seed', () => {
    expect(nameOf(order({ ...FIRST_FORM, kind: 'short', seed: '0' }))).toBe('short-0');
  });
});

describe('a lot', () => {
  const lot = withMore(withMore(emptyLot(order()), [red(5), tie, black(0)]), [red(9), black(4), red(9)]);

  it('counts its answers and knows its longest wins', () => {
    expect(lot.counts).toEqual({ red: 3, black: 2, tie: 1 });
    expect(lot.longest).toEqual({ red: { number: 3, distance: 9 }, black: { number: 4, distance: 4 } });
  });

  it('knows the longest win of a side that has only short ones', () => {
    const { longest } = withMore(emptyLot(order()), [tie, red(1), black(0)]);
    expect(longest).toEqual({ red: { number: 1, distance: 1 }, black: { number: 2, distance: 0 } });
  });

  it('has no longest win of a side that never wins', () => {
    expect(withMore(emptyLot(order()), [tie]).longest).toEqual({ red: null, black: null });
  });

  it('is a pair of files of the boards that were made, however many were asked for', () => {
    expect(inputOf(lot)).toBe(`14 6\n${'1 3\nOXO\n'.repeat(6)}`);
    expect(answersOf(lot)).toBe('Red 5\nTie\nBlack 0\nRed 9\nBlack 4\nRed 9\n');
  });
});
