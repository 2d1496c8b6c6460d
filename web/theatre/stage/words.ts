import type { Catalogue } from '../../page/words/catalogue.ts';

const en = {
  legend: 'Signs on the stage',
  pieces: 'Red square: a general; dark square: the pawn; a small piece on a large one has captured it',
  lit: 'Yellow: the position just taken from the queue',
  now: 'White frame: the predecessor looked at now; dim boards follow',
  trail: 'Arrow: the move to the position taken; the piece goes back along it',
  won: 'A blue flash, then green with ▲: won for the side to move, in that many moves',
  lost: 'A red flash, then purple with ▼: lost for the side to move, in that many moves',
  known: 'Grey ▲: decided before',
  counted: 'Dots: the counter of moves not yet refuted; one goes out for each that loses',
  side: 'Under each board: the side to move, Red or Black',
};

const zh: typeof en = {
  legend: '图例',
  pieces: '红方块：帅；深色方块：卒；大的被上面的小的吃掉',
  lit: '黄色：刚出队的局面',
  now: '白框：正在查看的前驱；暗的棋盘还没有轮到',
  trail: '箭头：对局中走到出队局面的一步；棋子沿它退回',
  won: '闪蓝后变绿，带 ▲：轮到走棋的一方必胜，数字是步数',
  lost: '闪红后变紫，带 ▼：轮到走棋的一方必败，数字是步数',
  known: '灰色 ▲：此前已确定',
  counted: '圆点：计数器，即尚未判败的着法数；每有一步判败就灭一个',
  side: '棋盘下方，轮到：红方、黑方',
};

/** The legend of the stage. */
export const STAGE: Catalogue<typeof en> = { en, zh };
