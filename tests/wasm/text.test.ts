import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../wasm/rubicon.ts';
import { draw, errorOf, load, readTable, unescaped } from './module.ts';

const rubicon = await load();

const side = fc.integer({ min: 1, max: 32 });
const boards: fc.Arbitrary<Board> = fc
  .tuple(side, side)
  .chain(([rows, columns]) =>
    fc
      .array(fc.constantFrom('.', '#', 'X', 'O'), { minLength: rows * columns, maxLength: rows * columns })
      .map((cells) => ({ rows, columns, cells: cells.join('') })),
  );

describe('contest text', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.array(boards, { maxLength: 5 }), fc.maxSafeNat(), (drawn, id) => {
        fc.pre(id < 1e15);
        const text = rubicon.formatContest(drawn, id);
        expect(text.startsWith(`${id} ${drawn.length}\n`)).toBe(true);
        expect(rubicon.parseContest(text)).toEqual(drawn);
      }),
    );
  });

  it('has the contest’s own form', () => {
    expect(rubicon.formatContest([draw('X.#/OO.'), draw('.')])).toBe('0 2\n2 3\nX.#\nOO.\n1 1\n.\n');
    expect(rubicon.formatContest([])).toBe('0 0\n');
  });

  it.each(readTable('accepted-contest.tsv'))('%j is taken as %j', (text, canonical) => {
    const expected = unescaped(canonical ?? '');
    const id = Number(expected.split(' ')[0]);
    expect(rubicon.formatContest(rubicon.parseContest(unescaped(text ?? '')), id)).toBe(expected);
  });

  it.each(readTable('malformed-contest.tsv'))(
    '%j is refused: %s at %s:%s',
    (text, code, line, column, expected, found) => {
      expect(errorOf(() => rubicon.parseContest(unescaped(text ?? '')))).toEqual({
        code,
        line: Number(line),
        column: Number(column),
        expected: Number(expected),
        found: Number(found),
      });
    },
  );

  it('never crashes on any text', () => {
    const pieces = fc.constantFrom('0', '1', '3', ' ', '\n', '.', '#', 'X', 'O', '\r', '\0', 'é', '😀', '-');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        try {
          const read = rubicon.parseContest(text);
          expect(rubicon.parseContest(rubicon.formatContest(read))).toEqual(read);
        } catch {
          const { line = 0, column = 0 } = errorOf(() => rubicon.parseContest(text));
          expect(line).toBeGreaterThan(0);
          expect(column).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is read after a failure as before it', () => {
    for (let times = 0; times < 3; times++) {
      expect(errorOf(() => rubicon.parseContest('0 1\n1 1\n?'))).toMatchObject({ code: 'bad_cell', line: 3 });
      expect(rubicon.parseContest('0 1\n1 1\n#')).toEqual([draw('#')]);
    }
  });

  it('of a megabyte is read', () => {
    const many = Array.from({ length: 1000 }, () => ({ rows: 32, columns: 32, cells: '.#XO'.repeat(256) }));
    expect(rubicon.parseContest(rubicon.formatContest(many))).toEqual(many);
    expect(errorOf(() => rubicon.parseContest('9'.repeat(1 << 20)))).toMatchObject({
      code: 'header_expected',
      line: 1,
      column: 19,
    });
  });

  it.each([Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY, 2 ** 53])(
    'is not written with %s for an id',
    (id) => {
      expect(errorOf(() => rubicon.formatContest([], id)).code).toBe('header_expected');
    },
  );
});

describe('bare rows', () => {
  it('are read as a board', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const text = board.cells.replace(new RegExp(`.{${board.columns}}`, 'g'), '$&\n');
        expect(rubicon.parseBoard(text)).toEqual(board);
        expect(rubicon.parseBoard(`\n${text.replaceAll('\n', '  \r\n')}\n`)).toEqual(board);
      }),
    );
  });

  it.each(readTable('malformed-board.tsv'))(
    '%j are refused: %s at %s:%s',
    (text, code, line, column, expected, found) => {
      expect(errorOf(() => rubicon.parseBoard(unescaped(text ?? '')))).toEqual({
        code,
        line: Number(line),
        column: Number(column),
        expected: Number(expected),
        found: Number(found),
      });
    },
  );
});
