import type { Catalogue } from '../../catalogue.ts';

const en = {
  legend: 'Signs of the stage',
  lit: 'Lit: the position just taken from the queue',
  trail: 'Trail: the move that leads from a small board to it',
  now: 'White frame: the board that hears of it now',
  won: 'Blue: found to be a win for the side to move, with its distance',
  lost: 'Red: found to be a loss, with its distance',
  known: 'Dim triangle: decided before',
  counted: 'Moves not yet known to lose: there were three, two are left',
  side: 'Side to move: Red, Black',
};

const zh: typeof en = {
  legend: '图例',
  lit: '亮格：刚从队列取出的局面',
  trail: '拖影：从小棋盘走到该局面的一步',
  now: '白框：正在更新的前驱局面',
  won: '蓝色：判为走棋方必胜，附步数',
  lost: '红色：判为走棋方必败，附步数',
  known: '暗三角：早已判定',
  counted: '尚未判负的走法数：由三减到二',
  side: '轮到哪方：红方、黑方',
};

/** The legend of the stage. */
export const STAGE: Catalogue<typeof en> = { en, zh };
