import type { Ending, Side, Value } from '../../../wasm/rubicon.ts';
import type { MoveWords } from '../../model/line.ts';
import type { Catalogue } from './catalogue.ts';
import { en as page } from './en.ts';
import { EN, ZH } from './shared.ts';
import { zh as pageZh } from './zh.ts';

/** A move in parts: every other one, from the first, says what a row's colour and the cells show anyway. */
export type MoveParts = readonly [side: string, piece: string, way: string, rest: string];

const en = {
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  play: 'Play',
  pause: 'Pause',
  at: (ply: number, count: number) => `Move ${ply} of ${count}`,
  moves: 'Moves',
  start: 'Start',
  short: (value: Value) => (value.winner === 'tie' ? 'Tie' : `${EN.side[value.winner]} ${value.distance}`),
  moveParts: ({ side, from, to, direction, captures }: MoveWords): MoveParts => [
    `${EN.side[side]} `,
    `${side === 'red' ? 'general' : 'pawn'} (${from.row},${from.column})`,
    ` ${EN.direction[direction]}`,
    ` → (${to.row},${to.column})${captures ? (side === 'red' ? ', takes the pawn' : ', takes a general') : ''}`,
  ],
  move: (move: MoveWords): string => en.moveParts(move).join(''),
  loop: (from: number, to: number) =>
    `After move ${to} an earlier position is back: moves ${from} to ${to} repeat for ever.`,
  end: (winner: Side, how: Ending, toMove: Side) =>
    `${page.result.hasWon(winner)} ${page.result.ending(how, toMove)}`,
};

export type LineWords = typeof en;

const zh: LineWords = {
  first: '开头',
  previous: '上一步',
  next: '下一步',
  last: '结尾',
  play: '播放',
  pause: '暂停',
  at: (ply, count) => `第 ${ply} 步，共 ${count} 步`,
  moves: '着法列表',
  start: '初始局面',
  short: (value) => (value.winner === 'tie' ? '平局' : `${ZH.side[value.winner]} ${value.distance}`),
  moveParts: ({ side, from, to, direction, captures }) => [
    side === 'red' ? '红' : '黑',
    `${side === 'red' ? '帅' : '卒'} (${from.row},${from.column})`,
    ` 向${ZH.direction[direction]}`,
    ` → (${to.row},${to.column})${captures ? (side === 'red' ? '，吃卒' : '，吃帅') : ''}`,
  ],
  move: (move) => zh.moveParts(move).join(''),
  loop: (from, to) => `第 ${to} 步后回到先前的局面：第 ${from} 至 ${to} 步将无限循环。`,
  end: (winner, how, toMove) => `${pageZh.result.hasWon(winner)}${pageZh.result.ending(how, toMove)}`,
};

/** A line of moves with its values, its end and the buttons to step through it. */
export const MOVE_LINE: Catalogue<LineWords> = { en, zh };
