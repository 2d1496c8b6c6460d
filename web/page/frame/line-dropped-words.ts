import type { Catalogue } from '../words/catalogue.ts';

const en = {
  dropped: (ply: number) => `You edited the board after move ${ply}; the game now starts here.`,
  carried: 'You moved this piece as an edit, not by the rules; the game now starts here.',
  undo: 'Undo the change',
};

const zh: typeof en = {
  dropped: (ply) => `你在第 ${ply} 步后改了棋盘，现在从这里重新算起。`,
  carried: '这是编辑，不是走棋：现在从这里重新算起。',
  undo: '撤销改动',
};

/** The notice that a line was dropped. */
export const LINE_DROPPED: Catalogue<typeof en> = { en, zh };
