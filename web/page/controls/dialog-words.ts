import type { Catalogue } from '../words/catalogue.ts';

const en = {
  help: 'Help',
  exchange: 'Import or export',
  recent: 'Recent boards',
  worksheet: 'Worksheet',
  close: 'Close',
};

const zh: typeof en = {
  help: '帮助',
  exchange: '导入或导出',
  recent: '最近棋盘',
  worksheet: '练习题',
  close: '关闭',
};

/** The names of the dialogs, and what closes one. */
export const DIALOG: Catalogue<typeof en> = { en, zh };
