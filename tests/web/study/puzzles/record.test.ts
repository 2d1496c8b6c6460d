import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRecord,
  NOTHING_SOLVED,
  parseRecord,
  rowOn,
  withSolved,
} from '../../../../web/study/puzzles/model/record.ts';
import { SIGNS } from '../../../../web/study/puzzles/model/signs.ts';

const signs = fc.array(fc.constantFrom(...SIGNS));
const records = fc.record({
  solved: fc.array(fc.tuple(fc.integer({ min: 1, max: 9999 }), signs)).map((each) => new Map(each)),
  day: fc.nat(),
  row: fc.nat(),
});

describe('the record of solved puzzles', () => {
  it('counts the days in a row on which the puzzle of the day was solved', () => {
    const first = withSolved(NOTHING_SOLVED, 5, ['best'], 100);
    expect(rowOn(first, 100)).toBe(1);
    const second = withSolved(first, 6, ['best'], 101);
    expect(rowOn(second, 101)).toBe(2);
    expect(rowOn(withSolved(second, 6, ['best'], 101), 101)).toBe(2);
    expect(rowOn(second, 102)).toBe(2);
    expect(rowOn(second, 103)).toBe(0);
    expect(rowOn(withSolved(second, 8, ['best'], 103), 103)).toBe(1);
  });

  it('takes other puzzles for no day, and keeps the first solution of each', () => {
    const other = withSolved(NOTHING_SOLVED, 5, ['thrown', 'best'], null);
    expect(rowOn(other, 100)).toBe(0);
    expect(withSolved(other, 5, ['best'], null).solved.get(5)).toEqual(['thrown', 'best']);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(records, (record) => {
        expect(parseRecord(formatRecord(record))).toEqual(record);
      }),
    );
  });

  it.each([
    null,
    '',
    '{',
    '7',
    'null',
    '[]',
    '{"solved":3,"day":-1,"row":"2"}',
    '{"solved":{"x":"b","0":"b","7":4}}',
  ])('begins anew where %o was kept', (text) => {
    expect(parseRecord(text)).toEqual(NOTHING_SOLVED);
  });
});
