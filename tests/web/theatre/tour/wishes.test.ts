import { describe, expect, it } from 'vitest';
import { READING_SPEEDS } from '../../../../web/theatre/tour/model/pace.ts';
import { formatWishes, parseWishes } from '../../../../web/theatre/tour/model/wishes.ts';

describe('the wishes for the tour', () => {
  it('are read as they were written', () => {
    for (const speed of READING_SPEEDS) expect(parseWishes(formatWishes({ speed }))).toEqual({ speed });
  });

  it('are as usual where nothing is kept, or something else', () => {
    for (const text of [null, '', '{', '[]', '{"speed":"3"}', '{"speed":1}', 'null'])
      expect(parseWishes(text)).toEqual({ speed: '1' });
  });
});
