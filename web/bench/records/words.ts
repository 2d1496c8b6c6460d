import type { Goal } from '../../../wasm/bench/mine.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted } from '../../page/words/shared.ts';

const en = {
  goal: 'Record',
  goals: {
    red: 'Red wins',
    black: 'Black wins',
    unique: 'One first move',
    forced: 'Forced moves',
    tie: 'Tie',
  } satisfies Record<Goal, string>,
  goalOf: {
    red: 'Longest win for Red under best play, counting both sides’ moves. Red moves first.',
    black: 'Longest win for Black, counted the same way.',
    unique: 'Longest win for Red with only one winning first move.',
    forced: 'Most moves in a row, from the first, that are each the only best one.',
    tie: 'The longest tied line before a position repeats.',
  } satisfies Record<Goal, string>,
  table: 'Records by size',
  rows: (rows: number) => counted(rows, 'row'),
  columns: (columns: number) => counted(columns, 'column'),
  corner: 'rows × columns',
  cell: (score: number, rows: number, columns: number, proven: boolean) =>
    `${rows} × ${columns}: ${score}${proven ? ', proven' : ''}. Open the board`,
  larger: 'Larger boards',
  proven:
    'Framed numbers are proven: every board of that size was checked. The others are the best found so far.',
  chart: 'How the records grow',
  chartOf: (most: number, cells: number) =>
    `Records by the number of cells: they grow to ${most} on a board of ${cells} cells. Square boards are joined by a line.`,
  cells: 'cells',
  moves: 'moves',
  beat: 'Think you can beat one? Search under Mine; it tells you when you do.',
};

const zh: typeof en = {
  goal: '纪录',
  goals: { red: '红方胜', black: '黑方胜', unique: '首步唯一', forced: '唯一着法', tie: '平局' },
  goalOf: {
    red: '双方都走最优策略时，红方取胜步数（双方合计）的最大值。红方先走。',
    black: '黑方取胜步数（双方合计）的最大值。',
    unique: '红方首步唯一时，取胜步数的最大值。',
    forced: '从第一步起，连续多少步都只有一种最优着法的最大值。',
    tie: '平局在局面重复之前的最大步数。',
  },
  table: '各尺寸的纪录',
  rows: (rows) => `${rows} 行`,
  columns: (columns) => `${columns} 列`,
  corner: '行 × 列',
  cell: (score, rows, columns, proven) =>
    `${rows} × ${columns}：${score}${proven ? '，已证明' : ''}。打开棋盘`,
  larger: '更大的棋盘',
  proven: '加框的数已证明是最大：该尺寸的所有棋盘都已穷举。其余为目前已知的最大值。',
  chart: '纪录如何增长',
  chartOf: (most, cells) => `纪录随格数的增长：${cells} 格的棋盘上达到 ${most}。方形棋盘用线相连。`,
  cells: '格数',
  moves: '步数',
  beat: '想打破纪录？用“找最长局”搜索，超过这里的纪录时会提示。',
};

/** The sentences of the table of records. */
export const HALL_WORDS: Catalogue<typeof en> = { en, zh };
