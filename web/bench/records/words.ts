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
    red: 'The most moves of both sides until Red wins, with best play. Red moves first everywhere.',
    black: 'The most moves of both sides until Black wins.',
    unique: 'The longest win for Red by one first move only.',
    forced: 'The most moves in a row, from the first, that are the only best ones.',
    tie: 'The most moves of a tie’s best line until a position comes again.',
  } satisfies Record<Goal, string>,
  table: 'Records by size',
  rows: (rows: number) => counted(rows, 'row'),
  columns: (columns: number) => counted(columns, 'column'),
  corner: 'Rows by columns',
  cell: (score: number, rows: number, columns: number, proven: boolean) =>
    `${rows} × ${columns}: ${score}${proven ? ', proven' : ''}. Open the board`,
  larger: 'Larger boards',
  proven: 'Framed: proven, every board of this size was gone through. The others are the best known.',
  chart: 'How the records grow',
  chartOf: (most: number, cells: number) =>
    `Records by the number of cells: they grow to ${most} on a board of ${cells} cells. Squares are joined.`,
  cells: 'cells',
  moves: 'moves',
  beat: 'A longer one? Search for it under Mine: it tells when a find beats the record here.',
};

const zh: typeof en = {
  goal: '纪录',
  goals: { red: '红方胜', black: '黑方胜', unique: '首步唯一', forced: '唯一着法', tie: '平局' },
  goalOf: {
    red: '双方都走最优策略时，红方取胜所需步数（双方合计）的最大值。一律红方先走。',
    black: '黑方取胜所需步数（双方合计）的最大值。',
    unique: '红方首步唯一时，取胜步数的最大值。',
    forced: '从第一步起，连续唯一最优着法的最大数目。',
    tie: '平局的最优着法在局面重复之前的最大步数。',
  },
  table: '各尺寸的纪录',
  rows: (rows) => `${rows} 行`,
  columns: (columns) => `${columns} 列`,
  corner: '行 × 列',
  cell: (score, rows, columns, proven) =>
    `${rows} × ${columns}：${score}${proven ? '，已证明' : ''}。打开棋盘`,
  larger: '更大的棋盘',
  proven: '带框的已证明：该尺寸的所有棋盘都已穷举。其余为目前已知的最大值。',
  chart: '纪录如何增长',
  chartOf: (most, cells) => `纪录随格数的增长：${cells} 格的棋盘上达到 ${most}。连线的是正方形棋盘。`,
  cells: '格数',
  moves: '步数',
  beat: '想打破纪录？用“搜极值”搜索：超过这里的纪录时会提示。',
};

/** The sentences of the table of records. */
export const HALL_WORDS: Catalogue<typeof en> = { en, zh };
