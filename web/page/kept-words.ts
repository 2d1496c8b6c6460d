import type { Catalogue } from './words/catalogue.ts';

const en = {
  too_large: 'This is too large for the browser to keep: after a reload, add it again.',
  refused: 'The browser has no room to keep this: after a reload, add it again.',
};

const zh: typeof en = {
  too_large: '内容太大，无法保留：重新加载页面后需要重新导入。',
  refused: '浏览器无法保留更多内容：重新加载页面后需要重新导入。',
};

/** Why a text will be missing after a reload. */
export const KEPT: Catalogue<typeof en> = { en, zh };
