import type { Catalogue } from '../words/catalogue.ts';

const en = {
  label: 'What a finger does',
  look: 'Look',
  draw: 'Draw',
  hint: 'To change the board, choose Draw first.',
};

const zh: typeof en = { label: '手指操作', look: '查看', draw: '绘制', hint: '想修改棋盘？先点“绘制”。' };

/** The sentences of the two modes of a finger. */
export const MODE: Catalogue<typeof en> = { en, zh };
