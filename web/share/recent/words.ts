import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted } from '../../page/words/shared.ts';
import { MOST } from './model/recents.ts';

const en = {
  intro: `The last ${MOST} boards that you drew, opened or solved. Named boards are never pushed out by unnamed ones.`,
  kept: 'The list is kept in this browser only.',
  notKept: 'The browser does not let the page keep the list: it lasts as long as this page is open.',
  empty:
    'No boards yet. What you draw, paste, open by a link or from the records, and every puzzle that you finish will be listed here. The samples are not: they have buttons of their own.',
  open: (what: string) => `Open ${what}`,
  board: (rows: number, columns: number) => `${rows} × ${columns}`,
  blackFirst: 'Black to move',
  shown: 'On the board now',
  hidden: 'Result hidden during the game',
  name: (what: string) => `Name of ${what}`,
  placeholder: 'Add a name',
  remove: (what: string) => `Delete ${what}`,
  removed: (count: number) => `${counted(count, 'board')} deleted.`,
  restore: 'Undo',
  clear: 'Delete all',
  sure: (count: number) =>
    count === 1 ? 'Delete the board?' : `Delete all ${count} boards, those with a name too?`,
  yes: 'Delete',
  no: 'Keep',
};

const zh: typeof en = {
  intro: `最近画过、打开过或解过的 ${MOST} 个棋盘。已命名的棋盘不会被未命名的新棋盘挤掉。`,
  kept: '列表只保存在本浏览器中。',
  notKept: '浏览器不允许保存此列表：关闭页面后列表即消失。',
  empty:
    '还没有棋盘。你画的、粘贴的、从链接或纪录打开的棋盘，以及完成的残局，都会列在这里。样例另有按钮，不列入。',
  open: (what) => `打开 ${what}`,
  board: (rows, columns) => `${rows} × ${columns}`,
  blackFirst: '黑方先走',
  shown: '当前棋盘',
  hidden: '对局中不显示结果',
  name: (what) => `${what} 的名称`,
  placeholder: '添加名称',
  remove: (what) => `删除 ${what}`,
  removed: (count) => `已删除 ${count} 个棋盘。`,
  restore: '撤销',
  clear: '全部删除',
  sure: (count) => (count === 1 ? '删除这个棋盘吗？' : `删除全部 ${count} 个棋盘（包括已命名的）吗？`),
  yes: '删除',
  no: '保留',
};

export type RecentWords = typeof en;

/** The dialog of recent boards. */
export const RECENT: Catalogue<RecentWords> = { en, zh };
