import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseLink } from '../../../web/model/link.ts';
import { BAD_LINK } from '../../../web/page/frame/bad-link-words.ts';
import { NOTICE } from '../../../web/page/frame/notice-words.ts';
import { en } from '../../../web/page/words/en.ts';
import { FAILURES } from '../../../web/page/words/failure-words.ts';
import { pickLanguage } from '../../../web/page/words/language.ts';
import { MOVE_LINE } from '../../../web/page/words/line-words.ts';
import { memory } from '../../../web/page/words/memory.ts';
import { zh } from '../../../web/page/words/zh.ts';
import { parseBoards } from '../../../web/solver/worker/contest.ts';
import { attempt } from '../../../web/solver/worker/failure.ts';
import { WHY } from '../../../web/study/why/words.ts';
import { load } from '../../wasm/module.ts';

const rubicon = await load();

/** Every catalogue of the page: the main one, and one for each part that loads later. */
const CATALOGUES: Record<string, { en: unknown; zh: unknown }> = { page: { en, zh } };
const web = new URL('../../../web/', import.meta.url);
for (const name of readdirSync(web, { recursive: true, encoding: 'utf8' })) {
  if (!/(^|[/-])words\.ts$/.test(name)) continue;
  for (const catalogue of Object.values(await import(new URL(name, web).href))) {
    if (typeof catalogue === 'object') CATALOGUES[name] = catalogue as { en: unknown; zh: unknown };
  }
}

/** Every key with its path; for a sentence with parameters also their number. */
function shapeOf(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [`${path}()`];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, `${path}.${key}`));
}

/** The texts without parameters. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('the catalogues', () => {
  it.each(Object.entries(CATALOGUES))('have the same keys: %s', (_, { en, zh }) => {
    expect(shapeOf(zh)).toEqual(shapeOf(en));
  });

  it.each(Object.entries(CATALOGUES))('speak one language each: %s', (_, { en, zh }) => {
    const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
    const isSentence = (text: string) => /[a-z] [a-z]{2}/.test(text);
    expect(textsOf(en).filter(isChinese)).toEqual([]);
    expect(textsOf(zh).filter((text) => isSentence(text) && !isChinese(text))).toEqual([]);
  });

  it('name the winner and the moves', () => {
    expect(en.result.wins('red', 75)).toBe('Red wins in 75 moves');
    expect(en.result.byWinner('red', 38, 75)).toBe('(38 by Red)');
    expect(en.result.wins('black', 1)).toBe('Black wins in 1 move');
    expect(zh.result.wins('red', 75)).toBe('红方 75 步胜');
    expect(zh.result.byWinner('red', 38, 75)).toBe('（红 38 步，黑 37 步）');
  });

  it('say of a lost side that it loses in at most so many moves: it can lose sooner', () => {
    expect(WHY.en.lost('black', 78)).toBe('Red wins in at most 78 moves, whatever Black plays.');
    expect(WHY.zh.lost('black', 78)).toBe('无论黑方怎么走，红方最多 78 步必胜。');
    expect(WHY.en.reaches('red', 74)).toContain('Black loses in at most 74 moves, whatever it does');
    expect(WHY.zh.reaches('red', 74)).toContain('黑方怎么走都会在 74 步内输');
  });

  it('say why a game is over', () => {
    expect(`${en.result.hasWon('black')} ${en.result.ending('no-move', 'red')}`).toBe(
      'Black has won: Red has no move.',
    );
    expect(`${zh.result.hasWon('black')}${zh.result.ending('row-one', 'red')}`).toBe(
      '黑方已胜：卒已到达第 1 行。',
    );
  });

  it.each([
    [{ code: 'few_generals', found: 1 }, 'needs two red generals, has one', '还缺一个红帅'],
    [{ code: 'few_generals', found: 0 }, 'needs two red generals, has none', '还缺两个红帅'],
    [{ code: 'many_generals', found: 3 }, 'needs two red generals, has three', '只能有两个红帅，现有 3 个'],
    [{ code: 'no_pawn', found: 0 }, 'needs a black pawn, has none', '还缺一个黑卒'],
    [{ code: 'many_pawns', found: 40 }, 'needs one black pawn, has 40', '只能有一个黑卒，现有 40 个'],
  ] as const)('say what is missing: %j', (lack, english, chinese) => {
    expect(en.result.lack(lack)).toBe(english);
    expect(zh.result.lack(lack)).toBe(chinese);
  });

  it('put moves into words, rows and columns from 1', () => {
    const general = {
      side: 'red',
      from: { row: 9, column: 2 },
      to: { row: 8, column: 2 },
      direction: 'u',
      captures: false,
    } as const;
    expect(MOVE_LINE.en.move(general)).toBe('Red general (9,2) up → (8,2)');
    expect(MOVE_LINE.zh.move(general)).toBe('红帅 (9,2) 向上 → (8,2)');
    const capture = { ...general, side: 'black', captures: true } as const;
    expect(MOVE_LINE.en.move(capture)).toBe('Black pawn (9,2) up → (8,2), takes a general');
    expect(MOVE_LINE.zh.move(capture)).toBe('黑卒 (9,2) 向上 → (8,2)，吃帅');
  });

  it('name the key and the place of a link that cannot be read', () => {
    const error = { key: 'b', place: 5, expected: 'row_width', limit: 1 } as const;
    expect(BAD_LINK.en.place(error)).toBe('Key “b”, place 5: expected a row of 1 cell, like the first one.');
    expect(BAD_LINK.zh.place(error)).toBe('参数“b”的第 5 个字符处，这一行应与第 1 行一样有 1 格。');
  });

  it.each([
    ['b', 'sample', 'so here is sample 5 instead.', '链接里的棋盘不完整，先给你看样例 5。'],
    ['b', 'last', 'so here is your last board instead.', '链接里的棋盘不完整，先给你看上次的棋盘。'],
    ['m', 'same', 'The board stays as it was.', '链接不完整，棋盘保持不变。'],
  ] as const)('say of a link damaged in %s what is on the board: %s', (key, shown, english, chinese) => {
    const error = { key, place: 1, expected: 'direction', limit: 0 } as const;
    expect(NOTICE.en.badLink({ code: 'bad_link', error, shown })).toContain(english);
    expect(NOTICE.zh.badLink({ code: 'bad_link', error, shown })).toBe(chinese);
  });

  it.each([
    ['b=3wr/1x2w', 'b', 6, 'expected w (obstacle), r (general), b (pawn) or a number of free cells'],
    ['b=3wr/1w', 'b', 7, 'expected a row of 5 cells, like the first one'],
    ['b=33', 'b', 1, 'expected a number of free cells from 1 to 32'],
    ['t=b', 'b', 1, 'the board is missing'],
    ['b=3&t=w', 't', 1, 'expected r (Red moves first) or b (Black moves first)'],
    ['b=3/rrb&m=2.1u1;1', 'm', 6, 'expected a dot between row and column'],
    ['b=3/rrb&m=2.1x', 'm', 4, 'expected a direction: u, d, l or r'],
    ['b=3/rrb&m=2.1u&p=2', 'p', 1, 'expected a number from 0 to 1'],
    ['b=3&b=4', 'b', 1, 'expected this key only once'],
    ['b=3%2', 'b', 2, 'expected an escape such as %2F after the percent sign'],
  ])('say of the link %j what was expected: key %s, place %i', (link, key, place, sentence) => {
    const parsed = parseLink(link);
    if (parsed.ok) throw new Error('the link can be read');
    const said = BAD_LINK.en.place(parsed.error);
    expect(said).toContain(`Key “${key}”, place ${place}: ${sentence}`);
  });

  it.each([
    ['hello', 1, 1, 'Expected two numbers here'],
    ['0 1\nx', 2, 1, 'Expected the size of board 1 here'],
    ['0 1\n33 5\n', 2, 1, 'Expected 1 to 32 rows, found 33.'],
    ['0 1\n1 3\nXO', 3, 3, 'Expected 3 cells in this row, found 2.'],
    ['0 1\r\n1 3\r\nXOO.\r\n', 3, 4, 'Expected 3 cells in this row, found 4.'],
    ['0 1\n1 3\nX?O', 3, 2, 'Expected a cell here'],
    ['0 1\n2 3\nXOO', 4, 1, 'Expected 2 rows in this board, but the text ends after 1.'],
    ['0 2\n1 3\nXOO\n', 4, 1, 'Expected 2 boards, but the text ends after 1.'],
    ['0 1\n1 3\nXOO\n1 3', 4, 1, 'Expected the end of the text here'],
    ['..\n.', 2, 2, 'Expected 2 cells in this row, found 1.'],
    ['', 1, 1, 'The text is empty.'],
  ])('say of the text %j what was expected: line %i, column %i', async (text, line, column, sentence) => {
    const parsed = await attempt(() => parseBoards(rubicon, text));
    if (parsed.ok) throw new Error('the text can be read');
    expect(parsed.failure).toMatchObject({ line, column });
    expect(FAILURES.en[parsed.failure.code]?.(parsed.failure)).toContain(sentence);
  });
});

describe('the language', () => {
  it.each([
    [['zh-TW', 'en'], 'zh'],
    [['zh'], 'zh'],
    [['de-DE', 'en-GB', 'zh'], 'en'],
    [['fr', 'ZH-cn'], 'zh'],
    [['fr'], 'en'],
    [[], 'en'],
  ] as const)('for %j is %s', (wished, language) => {
    expect(pickLanguage(wished)).toBe(language);
  });
});

describe('memory', () => {
  it.each([
    [1, '1 kB'],
    [50 * 2 ** 20, '50 MB'],
    [2 ** 30, '1 GB'],
    [4.4 * 2 ** 30, '4.4 GB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(memory(bytes)).toBe(text);
  });
});
