import type { Catalogue } from '../words/catalogue.ts';

const en = {
  done: 'Copied',
  byHand: 'Copy this by hand:',
  selected:
    'The browser did not let the page copy it. It is selected: press Ctrl+C, or ⌘C, or hold it and choose Copy.',
  tooLong: 'The browser did not let the page copy it, and it is too long to be shown. Download it instead.',
};

const zh: typeof en = {
  done: '已复制',
  byHand: '请手动复制：',
  selected: '浏览器不允许本页面复制。文本已选中：请按 Ctrl+C 或 ⌘C，或长按后选择“复制”。',
  tooLong: '浏览器不允许本页面复制，文本又太长，无法显示。请改为下载。',
};

/** The sentences of what could not be copied. */
export const COPYING: Catalogue<typeof en> = { en, zh };
