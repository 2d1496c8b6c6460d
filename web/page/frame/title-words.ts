import type { Catalogue } from '../words/catalogue.ts';

const en = {
  of: (what: string) => `${what} – Rubicon`,
  notReady: 'Not ready',
  solving: 'Solving…',
  notSolved: 'Not solved',
};

const zh: typeof en = {
  of: (what) => `${what} – Rubicon`,
  notReady: '还不能求解',
  solving: '求解中…',
  notSolved: '未求解',
};

/** The document's title, in tabs, bookmarks and the browser's history. */
export const TITLE: Catalogue<typeof en> = { en, zh };
