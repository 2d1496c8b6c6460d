import type { Side, Value } from '../../../wasm/rubicon.ts';
import type { MoveWords } from '../../model/line.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { EN, ZH } from '../../page/words/shared.ts';

const en = {
  over: 'The game is over on this board: there is no move to show.',
  game: 'Moves of the game',
  noMove: 'No moves yet.',
  empty: 'The best line appears here when the board is solved.',
  slider: 'Move shown',
  from: 'From here:',
  loopMark: 'the loop begins here',
  /** After the last move: the end in short. */
  won: (winner: Side) => `, ${EN.side[winner]} wins`,
  repeats: ', then repeats',

  /** Announcements of a step. */
  heardStart: 'Start.',
  heardMove: (ply: number, { side, to, direction, captures }: MoveWords) =>
    `Move ${ply}: ${side === 'red' ? 'Red general' : 'Black pawn'} ${EN.direction[direction]} to (${to.row},${to.column})${captures ? (side === 'red' ? ', takes the pawn' : ', takes a general') : ''}.`,
  heardValue: (value: Value) => (value.winner === 'tie' ? 'Tie.' : `${EN.value(value)}.`),
  heardLoop: 'An earlier position is back.',

  graph: 'Moves left after each move',
  axes: '↑ moves left, → move',
  summary: (from: string, to: string, slips: number) =>
    `From ${from} to ${to}. ${slips === 0 ? 'Every move is best play.' : `${slips} ${slips === 1 ? 'move is' : 'moves are'} not best play.`}`,
  labelled: (summary: string) => `Moves left after each move. ${summary}`,
  looped: (from: number, to: number) => `Moves ${from} to ${to} repeat for ever.`,
  slip: 'not best play',
  after: (ply: number, value: string) => (ply === 0 ? `Start: ${value}` : `After move ${ply}: ${value}`),
  lines: 'Lines tried',
  best: 'Best line',
  variation: (ply: number, move: string, more: number) =>
    `${ply}. ${move}${more === 0 ? '' : ` and ${more} more`}`,
  /** `own`: moves after it has left the best line. */
  current: (own: number) =>
    own === 0 ? 'This line' : `This line (${own} ${own === 1 ? 'move' : 'moves'} of your own)`,
  drop: (ply: number, move: string) => `Delete the line with ${ply}. ${move}`,
};

const zh: typeof en = {
  over: '这个棋盘上胜负已分，无步可走。',
  game: '对局着法',
  noMove: '还没有走。',
  empty: '棋盘解出后，这里显示双方的最优着法。',
  slider: '显示的步数',
  from: '当前局面：',
  loopMark: '循环由此开始',
  won: (winner) => `，${ZH.side[winner]}胜`,
  repeats: '，之后循环',

  heardStart: '初始局面。',
  heardMove: (ply, { side, to, direction, captures }) =>
    `第 ${ply} 步：${side === 'red' ? '红帅' : '黑卒'}向${ZH.direction[direction]}走到 (${to.row},${to.column})${captures ? (side === 'red' ? '，吃卒' : '，吃帅') : ''}。`,
  heardValue: (value) => `${ZH.value(value)}。`,
  heardLoop: '回到先前的局面。',

  graph: '各步之后的剩余步数',
  axes: '↑ 剩余步数，→ 第几步',
  summary: (from, to, slips) =>
    `由${from}到${to}。${slips === 0 ? '每一步都是最优着法。' : `其中 ${slips} 步不是最优着法。`}`,
  labelled: (summary) => `各步之后的剩余步数。${summary}`,
  looped: (from, to) => `第 ${from} 至 ${to} 步无限循环。`,
  slip: '不是最优着法',
  after: (ply, value) => (ply === 0 ? `初始局面：${value}` : `第 ${ply} 步后：${value}`),
  lines: '已试分支',
  best: '最优着法',
  variation: (ply, move, more) => `${ply}. ${move}${more === 0 ? '' : `，后续 ${more} 步`}`,
  current: (own) => (own === 0 ? '当前分支' : `当前分支（自行走了 ${own} 步）`),
  drop: (ply, move) => `删除分支 ${ply}. ${move}`,
};

/** The sentences of what stands below the line: its graph and the lines tried. */
export const LINE: Catalogue<typeof en> = { en, zh };
