import type { Catalogue } from '../../page/words/catalogue.ts';

const en = {
  legend: 'Signs on the stage',
  pieces: 'Red square: a general; dark square: the pawn',
  lit: 'Yellow: the position just taken from the queue',
  now: 'White frame: the predecessor in hand; dim boards are still to come',
  trail: 'Trail: the move from the predecessor to the position taken',
  won: 'Blue and ▲: won for the side to move, in so many moves',
  lost: 'Red and ▼: lost for the side to move, in so many moves',
  known: 'Grey ▲ or ▼: decided before',
  counted: 'Without ▲ or ▼: the counter, moves not known to lose; here one fewer',
  side: 'Under each board: the side to move, Red or Black',
};

const zh: typeof en = {
  legend: '图例',
  pieces: '红方块：帅；深色方块：卒',
  lit: '黄色：刚出队的局面',
  now: '白框：正在查看的前驱；暗的棋盘还没有轮到',
  trail: '拖影：从前驱走到出队局面的一步',
  won: '蓝色与 ▲：轮到走棋的一方必胜，数字是步数',
  lost: '红色与 ▼：轮到走棋的一方必败，数字是步数',
  known: '灰色 ▲ 或 ▼：此前已确定',
  counted: '没有 ▲ ▼：计数器，即尚未判败的着法数，这里减一',
  side: '棋盘下方，轮到：红方、黑方',
};

/** The legend of the stage. */
export const STAGE: Catalogue<typeof en> = { en, zh };
