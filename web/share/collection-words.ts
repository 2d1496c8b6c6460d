import type { Catalogue } from '../page/words/catalogue.ts';

const en = {
  label: 'Imported boards',
  at: (index: number, count: number) => `Board ${index} of ${count}`,
  number: 'Number of the board',
  previous: 'Previous board',
  next: 'Next board',
  open: (index: number) => `Board ${index}`,
  close: 'Close the list',
};

const zh: typeof en = {
  label: '已导入的棋盘',
  at: (index, count) => `第 ${index} 个，共 ${count} 个`,
  number: '棋盘序号',
  previous: '上一个棋盘',
  next: '下一个棋盘',
  open: (index) => `第 ${index} 个棋盘`,
  close: '关闭列表',
};

/** The sentences of the list of imported boards. */
export const COLLECTION: Catalogue<typeof en> = { en, zh };
