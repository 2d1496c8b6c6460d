import type { Catalogue } from '../words/catalogue.ts';
import { counted } from '../words/shared.ts';

const en = {
  stroke: (cells: number) => `${counted(cells, 'cell')} changed`,
  carried: (cell: string) => `${cell}, moved as an edit`,
  resized: (rows: number, columns: number) => `${counted(rows, 'row')}, ${counted(columns, 'column')}`,
  cleared: 'Board cleared',
  undone: 'Undone',
  redone: 'Redone',
  loaded: 'Board loaded',
};

const zh: typeof en = {
  stroke: (cells) => `改动了 ${cells} 格`,
  carried: (cell) => `${cell}，编辑移动`,
  resized: (rows, columns) => `${rows} 行 ${columns} 列`,
  cleared: '棋盘已清空',
  undone: '已撤销',
  redone: '已重做',
  loaded: '棋盘已载入',
};

/** Announcements of changes of the board. */
export const ANNOUNCER: Catalogue<typeof en> = { en, zh };
