import type { Catalogue } from '../words/catalogue.ts';

const en = { drop: 'Drop the file to load its boards' };

const zh: typeof en = { drop: '松开即可载入文件中的棋盘' };

/** The hint while a file is dragged over the page. */
export const DROP_HINT: Catalogue<typeof en> = { en, zh };
