import type { Catalogue } from '../words/catalogue.ts';

const en = {
  label: 'What a finger does',
  look: 'Look',
  draw: 'Draw',
  hint: 'A finger draws once Draw is chosen.',
};

const zh: typeof en = { label: '手指操作', look: '查看', draw: '绘制', hint: '先选择“绘制”，手指才会画。' };

/** The sentences of the two modes of a finger. */
export const MODE: Catalogue<typeof en> = { en, zh };
