import type { Catalogue } from '../words/catalogue.ts';

const en = { board: 'Skip to the board', content: 'Skip to the content' };

const zh: typeof en = { board: '跳到棋盘', content: '跳到正文' };

/** The sentences of the skip link. */
export const SKIP: Catalogue<typeof en> = { en, zh };
