import type { Catalogue } from './words/catalogue.ts';

const en = {
  too_large: 'This is too large to be kept: after a reload it has to be given again.',
  refused: 'The browser keeps no more of this: after a reload it has to be given again.',
};

const zh: typeof en = {
  too_large: '内容太大，无法保留：刷新页面后需要重新导入。',
  refused: '浏览器无法保留更多内容：刷新页面后需要重新导入。',
};

/** Why a text will be missing after a reload. */
export const KEPT: Catalogue<typeof en> = { en, zh };
