import { describe, expect, it } from 'vitest';
import { READING_SPEEDS } from '../../../../web/theatre/tour/model/pace.ts';
import { formatWishes, parseWishes } from '../../../../web/theatre/tour/model/wishes.ts';

describe('the wishes for the tour', () => {
  it('are read as they were written', () => {
    for (const speed of READING_SPEEDS)
      for (const asks of [true, false])
        for (const answered of [{}, { win: true, queue: false }]) {
          const wishes = { speed, asks, answered };
          expect(parseWishes(formatWishes(wishes))).toEqual(wishes);
        }
  });

  it('are as usual where nothing is kept, or something else', () => {
    for (const text of [
      null,
      '',
      '{',
      '[]',
      'null',
      '{"speed":"3"}',
      '{"speed":1,"asks":0,"answered":null}',
      '{"answered":{"win":1,"moral":true}}',
    ])
      expect(parseWishes(text)).toEqual({ speed: '1', asks: true, answered: {} });
  });
});
