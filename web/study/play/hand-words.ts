import type { Side, Value } from '../../../wasm/rubicon.ts';
import type { Direction } from '../../model/line.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { EN, ZH } from '../../page/words/shared.ts';
import type { Refusal } from './model/refusal.ts';

/** Where a piece can go, and the value after it unless it is hidden. */
interface Way {
  readonly direction: Direction;
  readonly value: Value | null;
}

const en = {
  taken: (cell: string, ways: readonly Way[]) =>
    `${cell}, picked up. It can go ${ways.map((way) => EN.direction[way.direction] + (way.value ? ` (${EN.value(way.value)})` : '')).join(', ')}.`,
  refused: (refusal: Refusal, side: Side) =>
    ({
      over: 'The game is over: there are no more moves.',
      earlier: 'This is an earlier position of the game. Go back to the last move, or play on from here.',
      opponent: `It is the opponent’s turn: ${EN.side[side]} is to move.`,
      turn: `${EN.side[side]} is to move: choose one of ${EN.side[side]}’s pieces.`,
      blocked: 'This piece has no move.',
      nothing: `There is no piece here: choose one of ${EN.side[side]}’s.`,
      far: 'A piece goes one cell up, down, left or right.',
      obstacle: 'An obstacle is in the way.',
      general: 'The generals cannot share a cell.',
      down: 'The pawn never goes down.',
    })[refusal],
};

const zh: typeof en = {
  taken: (cell, ways) =>
    `已选中 ${cell}，可以向${ways.map((way) => ZH.direction[way.direction] + (way.value ? `（${ZH.value(way.value)}）` : '')).join('、')}走。`,
  refused: (refusal, side) =>
    ({
      over: '对局已经结束，无步可走。',
      earlier: '这是对局中较早的局面。请回到最后一步，或从此处继续。',
      opponent: `轮到对手（${ZH.side[side]}）走棋。`,
      turn: `轮到${ZH.side[side]}走棋：请选择${ZH.side[side]}的棋子。`,
      blocked: '这个棋子无路可走。',
      nothing: `这里没有棋子：请选择${ZH.side[side]}的棋子。`,
      far: '棋子每步只能向上、下、左、右走一格。',
      obstacle: '前面有障碍。',
      general: '两个帅不能重叠。',
      down: '卒不能后退。',
    })[refusal],
};

/** The sentences of moves made by hand. */
export const HAND: Catalogue<typeof en> = { en, zh };
