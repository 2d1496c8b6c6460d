import type { Catalogue } from '../../page/words/catalogue.ts';

const en = {
  open: 'Full screen',
  label: 'Presentation',
  close: 'End the presentation',
};

const zh: typeof en = {
  open: '全屏演示',
  label: '演示',
  close: '结束演示',
};

/** The sentences of the board on the full screen. */
export const SHOW: Catalogue<typeof en> = { en, zh };
