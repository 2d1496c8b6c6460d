import type { Catalogue } from '../words/catalogue.ts';

const en = {
  label: 'Board size',
  rows: 'Rows',
  columns: 'Columns',
  more: { rows: 'Add a row', columns: 'Add a column' },
  fewer: { rows: 'Remove a row', columns: 'Remove a column' },
};

const zh: typeof en = {
  label: '棋盘大小',
  rows: '行数',
  columns: '列数',
  more: { rows: '增加一行', columns: '增加一列' },
  fewer: { rows: '减少一行', columns: '减少一列' },
};

/** The sentences of the numbers of rows and columns. */
export const SIZE: Catalogue<typeof en> = { en, zh };
