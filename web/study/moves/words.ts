import type { Catalogue } from '../../page/words/catalogue.ts';

const en = {
  label: 'Legal moves',
  waiting: 'The moves appear here when the board is solved.',
  next: 'next in the line',
  back: 'Back to this position',
};

const zh: typeof en = {
  label: '合法着法',
  waiting: '棋盘解出后，这里列出全部合法着法。',
  next: '着法列表中的下一步',
  back: '回到当前局面',
};

/** The sentences of the list of moves. */
export const MOVES: Catalogue<typeof en> = { en, zh };
