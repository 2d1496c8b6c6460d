import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAttempt, parseAttempt } from '../../../../web/study/puzzles/model/kept-attempt.ts';
import { SIGNS } from '../../../../web/study/puzzles/model/signs.ts';

/** 9999-12-31. */
const LAST_DAY = 2_932_896;

const played = fc.array(fc.record({ from: fc.nat(1023), to: fc.nat(1023) }));
const attempts = fc.record({
  number: fc.integer({ min: 1, max: 366 }),
  day: fc.option(fc.integer({ min: 1, max: LAST_DAY })),
  began: fc.option(fc.nat()),
  took: fc.option(fc.nat()),
  tried: fc.array(fc.record({ played, sign: fc.constantFrom(...SIGNS) })),
  hints: fc.array(played),
});

describe('an attempt that is kept', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(attempts, (attempt) => {
        expect(parseAttempt(formatAttempt(attempt))).toEqual(attempt);
      }),
    );
  });

  it('is null if the text is damaged or foreign', () => {
    for (const text of [null, '', '{', 'null', '[]', '"1"', '{"number":"1"}', '{"tried":[]}'])
      expect(parseAttempt(text)).toBeNull();
  });

  it.each(['0', '-1', '0.5', '1e300', 'null', '"x"', '{"valueOf":1,"toString":1}'])(
    'has no day where the text has %s',
    (day) => {
      expect(parseAttempt(`{"number":3,"day":${day}}`)?.day).toBeNull();
    },
  );

  it('ignores invalid moves, signs, days and times', () => {
    const text =
      '{"number":3,"day":"x","began":"y","took":-1,"tried":[{"played":[{"from":1,"to":2}],"sign":"best"},{"played":[{"from":1}],"sign":"best"},' +
      '{"played":[],"sign":"good"},7,null],"hints":[[{"from":-1,"to":2}],[{"from":0.5,"to":2}],[],"x"]}';
    expect(parseAttempt(text)).toEqual({
      number: 3,
      day: null,
      began: null,
      took: null,
      tried: [{ played: [{ from: 1, to: 2 }], sign: 'best' }],
      hints: [[]],
    });
  });
});
