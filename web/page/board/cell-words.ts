import type { Catalogue } from '../words/catalogue.ts';
import { EN, ZH } from '../words/shared.ts';

const en = {
  whole: 'Whole board',
  piece: 'Piece picked up',
  pieceAt: (kind: 'pawn' | 'general', row: number, column: number) =>
    `${kind === 'pawn' ? 'Pawn' : 'General'} at (${row},${column})`,
  side: 'Side to move',
  toMove: EN.side,
  read: 'Point at or press a cell to see its result.',
  /** Separator between a cell's name and the map's description. */
  aside: '; ',
  at: (row: number, column: number, words: string) => `Row ${row}, column ${column}: ${words}`,
  value: EN.value,
  waiting: {
    notReady: 'Complete the board to see the map:',
    solving: 'The map appears when the board is solved.',
    cancelled: 'Solving was cancelled, so there is no map.',
    rest: (percent: number) => `The map needs every position: ${percent}% solved.`,
  },
};

const zh: typeof en = {
  whole: '整个棋盘',
  piece: '拿起的棋子',
  pieceAt: (kind, row, column) => `${kind === 'pawn' ? '卒' : '帅'} (${row},${column})`,
  side: '轮到',
  toMove: ZH.side,
  read: '指向或点一个格子，看它的结果。',
  aside: '；',
  at: (row, column, words) => `第 ${row} 行第 ${column} 列：${words}`,
  value: ZH.value,
  waiting: {
    notReady: '补全棋盘后显示胜负图：',
    solving: '棋盘解出后，胜负图会显示在棋盘上。',
    cancelled: '已取消求解，所以没有胜负图。',
    rest: (percent) => `胜负图需要全部局面的结果：已求出 ${percent}%。`,
  },
};

/** Descriptions of the cells while a map of values is shown, by piece. */
export const CELLS: Catalogue<typeof en> = { en, zh };
