import type { Catalogue } from './catalogue.ts';

const en = {
  page: 'Rubicon: the river-crossing pawn game, solved',
  of: (what: string) => `${what} – Rubicon`,
  notReady: 'Not ready',
  solving: 'Solving…',
  notSolved: 'Not solved',
};

const zh: typeof en = {
  page: 'Rubicon：过河卒，边画边解',
  of: (what) => `${what} – Rubicon`,
  notReady: '还不能求解',
  solving: '求解中…',
  notSolved: '未求解',
};

/** The document's title, in tabs, bookmarks and the browser's history. */
export const TITLE: Catalogue<typeof en> = { en, zh };
