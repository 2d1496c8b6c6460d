import { expect, it } from 'vitest';
import { keepLast } from '../../../../../web/bench/stress/compile/keep-last.ts';
import type { Standard } from '../../../../../web/bench/stress/compile/model/flags.ts';

it('a program is compiled again only if its text or standard differs, or if that failed', async () => {
  const compiled: string[] = [];
  const compile = keepLast(async (source: string, standard: Standard) => {
    compiled.push(`${source} ${standard}`);
    return source === 'wrong' ? null : `program ${source} ${standard}`;
  });
  expect(await compile('a', '14')).toBe('program a 14');
  expect(await compile('a', '14')).toBe('program a 14');
  expect(compiled).toEqual(['a 14']);
  expect(await compile('a', '17')).toBe('program a 17');
  expect(await compile('b', '17')).toBe('program b 17');
  expect(await compile('wrong', '17')).toBeNull();
  expect(await compile('wrong', '17')).toBeNull();
  expect(await compile('b', '17')).toBe('program b 17');
  expect(compiled).toEqual(['a 14', 'a 17', 'b 17', 'wrong 17', 'wrong 17']);
});
