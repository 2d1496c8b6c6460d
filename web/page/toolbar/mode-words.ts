import type { Catalogue } from '../words/catalogue.ts';

const en = {
  label: 'A press on the board',
  move: 'Move',
  edit: 'Edit',
  how: 'Press a piece to see its moves, then press where it goes.',
  hint: 'To change the board, choose Edit, or press an empty cell twice.',
};

const zh: typeof en = {
  label: '点棋盘时',
  move: '走子',
  edit: '编辑',
  how: '点棋子看走法，再点目标格。',
  hint: '想修改棋盘？先点“编辑”，或连点两下空地。',
};

/** The sentences of the two modes of a press. */
export const MODE: Catalogue<typeof en> = { en, zh };
