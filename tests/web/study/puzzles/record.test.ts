import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRecord,
  mergeRecords,
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

  it('counts a puzzle begun before midnight for yesterday, and no day twice', () => {
    const before = withSolved(NOTHING_SOLVED, 5, ['best'], 100);
    const late = withSolved(before, 6, ['best'], 101);
    expect(rowOn(late, 102)).toBe(2);
    expect(rowOn(withSolved(late, 7, ['best'], 102), 102)).toBe(3);
    const today = withSolved(before, 7, ['best'], 102);
    expect(withSolved(today, 6, ['best'], 101)).toMatchObject({ day: 102, row: 1 });
  });

  it('merges the puzzles solved in two tabs', () => {
    const first = withSolved(withSolved(NOTHING_SOLVED, 5, ['best'], 100), 6, ['best'], 101);
    const second = withSolved(withSolved(NOTHING_SOLVED, 5, ['thrown'], null), 9, ['best'], 101);
    for (const merged of [mergeRecords(first, second), mergeRecords(second, first)]) {
      expect([...merged.solved.keys()].sort()).toEqual([5, 6, 9]);
      expect(merged).toMatchObject({ day: 101, row: 2 });
    }
    expect(mergeRecords(first, second).solved.get(5)).toEqual(['best']);
    expect(mergeRecords(second, withSolved(first, 8, ['best'], 102))).toMatchObject({ day: 102, row: 3 });
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
    '{"solved":{"x7":"b","7x":"b","07":"b","10000":"b"},"day":0.5,"row":1.5}',
  ])('begins anew where %o was kept', (text) => {
    expect(parseRecord(text)).toEqual(NOTHING_SOLVED);
  });
});
