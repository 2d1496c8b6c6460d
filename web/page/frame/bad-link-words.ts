import type { Expectation, LinkError } from '../../model/link-error.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { counted } from '../words/shared.ts';

function expectedEn({ expected, limit }: LinkError): string {
  const sentences: Readonly<Record<Expectation, string>> = {
    board: 'the board is missing; it is written like b=3wr/1w2b',
    cell: 'expected w (obstacle), r (general), b (pawn) or a number of free cells',
    run: 'expected a number of free cells from 1 to 32',
    row_width: `expected a row of ${counted(limit, 'cell')}, like the first one`,
    rows: 'expected at most 32 rows',
    columns: 'expected at most 32 columns',
    side: 'expected r (Red moves first) or b (Black moves first)',
    row_number: 'expected a row number from 1 to 32',
    dot: 'expected a dot between row and column',
    column_number: 'expected a column number from 1 to 32',
    direction: 'expected a direction: u, d, l or r',
    count: `expected a number from 0 to ${limit}`,
    branch: 'expected the number of moves before a variation and a colon',
    move: 'expected at least one move such as 5.2u',
    escape: 'expected an escape such as %2F after the percent sign',
    once: 'expected this key only once',
  };
  return sentences[expected];
}

function expectedZh({ expected, limit }: LinkError): string {
  const sentences: Readonly<Record<Expectation, string>> = {
    board: '缺少棋盘，应写成 b=3wr/1w2b 的形式',
    cell: '应为 w（障碍）、r（帅）、b（卒）或连续空地的格数',
    run: '应为 1 到 32 的空地格数',
    row_width: `这一行应与第 1 行一样有 ${limit} 格`,
    rows: '最多 32 行',
    columns: '最多 32 列',
    side: '应为 r（红方先走）或 b（黑方先走）',
    row_number: '应为 1 到 32 的行号',
    dot: '行号与列号之间应有一个点',
    column_number: '应为 1 到 32 的列号',
    direction: '应为方向：u 上、d 下、l 左、r 右',
    count: `应为 0 到 ${limit} 的数`,
    branch: '应为分支之前的步数和冒号',
    move: '至少应有一步，例如 5.2u',
    escape: '百分号后应为 %2F 这样的转义',
    once: '这个参数只能出现一次',
  };
  return sentences[expected];
}

const en = {
  place: (error: LinkError) => `Key “${error.key}”, place ${error.place}: ${expectedEn(error)}.`,
};

const zh: typeof en = {
  place: (error) => `参数“${error.key}”的第 ${error.place} 个字符处，${expectedZh(error)}。`,
};

/** The place of a link's error, and what was expected there. */
export const BAD_LINK: Catalogue<typeof en> = { en, zh };
