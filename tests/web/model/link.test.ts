import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board, Move } from '../../../wasm/rubicon.ts';
import { formatLink, type Link, parseLink } from '../../../web/model/link.ts';
import { formatBoard, parseBoard } from '../../../web/model/link-board.ts';
import { formatMoves, MOST_LINK_MOVES, parseMoves } from '../../../web/model/link-moves.ts';
import { MAX_VARIATIONS } from '../../../web/model/variations.ts';
import { board, boards } from '../support/samples.ts';

const FIRST = board('...#O', '.#..#', '#O#..', '.#..X');
const FIRST_TEXT = '3wr/1w2w/wrw2/1w2b';

/** Steps to a neighbouring cell, from any cell. */
function movesOn({ rows, columns }: Board): fc.Arbitrary<Move[]> {
  const steps = Array.from({ length: rows * columns }, (_, from) => [
    ...(from >= columns ? [{ from, to: from - columns }] : []),
    ...(from < (rows - 1) * columns ? [{ from, to: from + columns }] : []),
    ...(from % columns > 0 ? [{ from, to: from - 1 }] : []),
    ...(from % columns < columns - 1 ? [{ from, to: from + 1 }] : []),
  ]).flat();
  return steps.length === 0 ? fc.constant([]) : fc.array(fc.constantFrom(...steps), { maxLength: 12 });
}

const links: fc.Arbitrary<Link> = boards.chain((drawn) =>
  fc
    .tuple(
      movesOn(drawn),
      fc.constantFrom('red' as const, 'black' as const),
      fc.nat(),
      fc.array(movesOn(drawn), { maxLength: 3 }),
    )
    .map(([moves, side, number, others]) => ({
      board: drawn,
      side,
      moves,
      ply: number % (moves.length + 1),
      variations: others.filter(({ length }) => length > 0),
    })),
);

describe('a board in a link', () => {
  it('is written as agreed', () => {
    expect(formatBoard(FIRST)).toBe(FIRST_TEXT);
    expect(formatBoard(board('............'))).toBe('12');
  });

  it('is read as agreed', () => {
    expect(parseBoard(FIRST_TEXT)).toEqual({ ok: true, value: FIRST });
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(boards, (drawn) => {
        expect(parseBoard(formatBoard(drawn))).toEqual({ ok: true, value: drawn });
      }),
    );
  });

  it.each([
    ['', 1, 'cell', 0],
    ['3/', 3, 'cell', 0],
    ['/3', 1, 'cell', 0],
    ['3x', 2, 'cell', 0],
    ['3W', 2, 'cell', 0],
    ['0', 1, 'run', 0],
    ['w03', 2, 'run', 0],
    ['33', 1, 'run', 0],
    ['999999999', 1, 'run', 0],
    ['32w', 3, 'columns', 0],
    ['3w/3', 5, 'row_width', 4],
    ['3w/2', 5, 'row_width', 4],
    ['3w/2/4', 5, 'row_width', 4],
    ['3w/2w2', 6, 'row_width', 4],
    [Array.from({ length: 33 }, () => '1').join('/'), 65, 'rows', 0],
  ])('%j fails at place %d: %s', (text, place, expected, limit) => {
    expect(parseBoard(text)).toEqual({ ok: false, error: { key: 'b', place, expected, limit } });
  });
});

describe('moves in a link', () => {
  it('are written as row, column and direction', () => {
    const moves = [
      { from: 4, to: 9 },
      { from: 19, to: 14 },
      { from: 11, to: 10 },
      { from: 0, to: 1 },
    ];
    expect(formatMoves(FIRST, moves)).toBe('1.5d4.5u3.2l1.1r');
    expect(parseMoves(FIRST, '1.5d4.5u3.2l1.1r')).toEqual({
      ok: true,
      value: { moves, dropped: 0, beyond: 0 },
    });
  });

  it('are read as they were written', () => {
    const drawnWithMoves = boards.chain((drawn) => fc.tuple(fc.constant(drawn), movesOn(drawn)));
    fc.assert(
      fc.property(drawnWithMoves, ([drawn, moves]) => {
        expect(parseMoves(drawn, formatMoves(drawn, moves))).toEqual({
          ok: true,
          value: { moves, dropped: 0, beyond: 0 },
        });
      }),
    );
  });

  it.each([
    ['up off the board', '1.1r1.1u1.1r', 2],
    ['left off the board, not into the row above', '1.1r2.1l', 1],
    ['right off the board', '1.1r1.5r', 1],
    ['down off the board', '1.1r4.1d', 1],
    ['from a row that is not there', '1.1r5.1u', 1],
    ['from a column that is not there', '1.1r1.6l', 1],
  ])('are kept until one goes %s', (_name, text, dropped) => {
    expect(parseMoves(FIRST, text)).toEqual({
      ok: true,
      value: { moves: [{ from: 0, to: 1 }], dropped, beyond: 0 },
    });
  });

  it('are none where the first leaves the board', () => {
    expect(parseMoves(FIRST, '1.1u1.1r')).toEqual({ ok: true, value: { moves: [], dropped: 2, beyond: 0 } });
  });

  it.each([
    ['x', 1, 'row_number'],
    ['.1u', 1, 'row_number'],
    ['0.1u', 1, 'row_number'],
    ['33.1u', 1, 'row_number'],
    ['1', 2, 'dot'],
    ['1u', 2, 'dot'],
    ['1.', 3, 'column_number'],
    ['1.u', 3, 'column_number'],
    ['1.40u', 3, 'column_number'],
    ['1.1', 4, 'direction'],
    ['1.1r2.13x', 9, 'direction'],
  ])('%j fail at place %d: %s', (text, place, expected) => {
    expect(parseMoves(FIRST, text)).toEqual({ ok: false, error: { key: 'm', place, expected, limit: 0 } });
  });
});

describe('a link', () => {
  it('leaves out default values', () => {
    expect(formatLink({ board: FIRST, side: 'red', moves: [], ply: 0, variations: [] })).toBe(
      `b=${FIRST_TEXT}`,
    );
    expect(
      formatLink({ board: FIRST, side: 'black', moves: [{ from: 19, to: 14 }], ply: 1, variations: [] }),
    ).toBe(`b=${FIRST_TEXT}&t=b&m=4.5u`);
    expect(
      formatLink({ board: FIRST, side: 'red', moves: [{ from: 4, to: 9 }], ply: 0, variations: [] }),
    ).toBe(`b=${FIRST_TEXT}&m=1.5d&p=0`);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(links, (link) => {
        expect(parseLink(formatLink(link))).toEqual({
          ok: true,
          value: { ...link, dropped: 0, lost: 0, beyond: 0 },
        });
      }),
    );
  });

  it('may be in another order, escaped, and have unknown keys', () => {
    expect(parseLink('p=0&new=1&m=1.5d&t=b&b=3wr%2F1w2w%2Fwrw2%2F1w2b')).toEqual({
      ok: true,
      value: {
        board: FIRST,
        side: 'black',
        moves: [{ from: 4, to: 9 }],
        ply: 0,
        dropped: 0,
        variations: [],
        lost: 0,
        beyond: 0,
      },
    });
  });

  it('keeps variations, each with the game from which it branches off', () => {
    const [right, back] = [
      { from: 0, to: 1 },
      { from: 1, to: 0 },
    ] as const;
    const link = {
      board: board('...'),
      side: 'red',
      moves: [right, back],
      ply: 2,
      variations: [
        [right, { from: 1, to: 2 }],
        [{ from: 2, to: 1 }, back],
      ],
    } as const;
    expect(formatLink(link)).toBe('b=3&m=1.1r1.2l&v=1:1.2r,0:1.3l1.2l');
    expect(parseLink(formatLink(link))).toMatchObject({ value: link });
    const begun = { ...link, variations: [[right]] };
    expect(formatLink(begun)).toBe('b=3&m=1.1r1.2l&v=0:1.1r');
    expect(parseLink(formatLink(begun))).toMatchObject({ value: begun });
  });

  it('keeps the newest if there are more variations than the maximum', () => {
    const text = `b=9/r7r/b8&v=${Array.from({ length: 30 }, (_, index) => `0:2.1${'udlr'[index % 2]}${index < 6 ? '' : '3.1r'}`).join()}`;
    const read = parseLink(text);
    expect(read.ok && read.value.variations.map(({ length }) => length)).toEqual(Array(24).fill(2));
  });

  it('counts what is lost of its variations: moves off the board, and after the end of the game', () => {
    expect(parseLink('b=3&m=1.1r&v=1:1.2r1.3r1.1r,2:1.1r,0:1.3r')).toMatchObject({
      value: {
        variations: [
          [
            { from: 0, to: 1 },
            { from: 1, to: 2 },
          ],
        ],
        lost: 4,
        beyond: 0,
      },
    });
  });

  it('shows what is left of its moves when some leave the board', () => {
    expect(parseLink('b=3&m=1.1r1.3r1.3r&p=3')).toMatchObject({
      value: { moves: [{ from: 0, to: 1 }], ply: 1, dropped: 2 },
    });
  });

  it.each([
    ['t=b', 'b', 1, 'board', 0],
    ['x=1', 'b', 1, 'board', 0],
    ['b=', 'b', 1, 'cell', 0],
    ['b=3&b=4', 'b', 1, 'once', 0],
    ['b=3%', 'b', 2, 'escape', 0],
    ['b=3&t=w', 't', 1, 'side', 0],
    ['b=3&t=', 't', 1, 'side', 0],
    ['b=3&m=1,1r', 'm', 2, 'dot', 0],
    ['b=3&m=1.1r&p=2', 'p', 1, 'count', 1],
    ['b=3&p=', 'p', 1, 'count', 0],
    ['b=3&p=-1', 'p', 1, 'count', 0],
    ['b=3&v=1.1r', 'v', 1, 'branch', 0],
    ['b=3&v=0:1.1r,:1.1r', 'v', 8, 'branch', 0],
    ['b=3&v=0:', 'v', 3, 'move', 0],
    ['b=3&v=0:1.1', 'v', 6, 'direction', 0],
    ['b=3&v=0:1.1r,0:1,1r', 'v', 11, 'dot', 0],
  ])('%j fails in key %s', (text, key, place, expected, limit) => {
    expect(parseLink(text)).toEqual({ ok: false, error: { key, place, expected, limit } });
  });

  it('is parsed or refused, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'bmtpv=&/0123rwud.%x:,') }), (text) => {
        const read = parseLink(text);
        if (read.ok) expect(parseLink(formatLink(read.value))).toMatchObject({ ok: true });
        else expect(read.error.place).toBeGreaterThan(0);
      }),
    );
  });

  describe('that is too long', () => {
    const there = '1.1r1.2l';
    const open = 'b=4';
    const linkRead = (text: string) => {
      const link = parseLink(text);
      return link.ok ? link.value : null;
    };

    it('keeps the first moves, and counts the others', () => {
      const link = linkRead(
        `${open}&m=${there.repeat(MOST_LINK_MOVES / 2)}1.1r1.2l1.1r&p=${MOST_LINK_MOVES + 3}`,
      );
      expect(link).toMatchObject({ dropped: 0, beyond: 3, ply: MOST_LINK_MOVES });
      expect(link?.moves.length).toBe(MOST_LINK_MOVES);
      expect(linkRead(`${open}&m=${there.repeat(MOST_LINK_MOVES / 2)}`)).toMatchObject({ beyond: 0 });
    });

    it('keeps the newest variations, and as many moves in all of them', () => {
      const older = Array.from({ length: 5_000 }, () => '0:1.1r');
      const newest = Array.from({ length: MAX_VARIATIONS }, () => '0:1.4l1.3r');
      const kept = linkRead(`${open}&v=${[...older, ...newest].join(',')}`);
      expect(kept).toMatchObject({ lost: 0, beyond: 5_000 });
      expect(kept?.variations).toEqual(
        newest.map(() => [
          { from: 3, to: 2 },
          { from: 2, to: 3 },
        ]),
      );
      const long = linkRead(`${open}&v=0:1.4l,0:${there.repeat(MOST_LINK_MOVES)}`);
      expect(long?.beyond).toBe(MOST_LINK_MOVES + 1);
      expect(long?.variations.map(({ length }) => length)).toEqual([1, MOST_LINK_MOVES - 1]);
      const left = linkRead(`${open}&v=0:1.4r,0:${there.repeat(MOST_LINK_MOVES / 2)}`);
      expect(left).toMatchObject({ lost: 1, beyond: 1 });
    });

    it('names the place of an error among the variations that are kept', () => {
      const older = Array.from({ length: MAX_VARIATIONS }, () => '0:1.1r').join(',');
      const place = older.length + 2;
      expect(parseLink(`${open}&v=${older},x`)).toMatchObject({ ok: false, error: { key: 'v', place } });
    });
  });
});
