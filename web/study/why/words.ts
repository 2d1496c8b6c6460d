import type { Ending, Side } from '../../../wasm/rubicon.ts';
import { otherSide } from '../../model/line.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { EN, ZH } from '../../page/words/shared.ts';
import type { Hold } from './model/loop.ts';

const en = {
  waiting: 'The reasons appear here when the board is solved.',
  /** The claim for the position shown. */
  won: (mover: Side, distance: number) => `${EN.side[mover]} wins in ${EN.moves(distance)}:`,
  lost: (mover: Side, distance: number) =>
    `${EN.side[otherSide(mover)]} wins in at most ${EN.moves(distance)}, whatever ${EN.side[mover]} plays.`,
  tied: 'Neither side can force a win: each of them has moves that keep the tie.',
  /** The heading of the steps that follow. */
  wins: (mover: Side) => `${EN.side[mover]} plays`,
  loses: (mover: Side, count: number) =>
    count === 1
      ? `${EN.side[mover]}’s only move has an answer:`
      : `Each of ${EN.side[mover]}’s ${count} moves has an answer:`,
  keeps: (mover: Side, safe: number, all: number) => {
    if (all === 1) return `${EN.side[mover]}’s only move keeps the tie:`;
    if (safe === all)
      return `${all === 2 ? 'Both' : `All ${all}`} of ${EN.side[mover]}’s moves keep the tie:`;
    return `${safe} of ${EN.side[mover]}’s ${all} moves ${safe === 1 ? 'keeps' : 'keep'} the tie, the ${all - safe === 1 ? 'other loses' : 'others lose'}:`;
  },
  reaches: (mover: Side, distance: number) =>
    `and reaches a position where ${EN.side[otherSide(mover)]} loses in at most ${EN.moves(distance)}, whatever it does`,
  answered: (_mover: Side) => 'is answered by',
  closes: 'An earlier position is back: the loop is closed.',
  toAndFro: (lead: number) =>
    `${lead === 0 ? 'From here' : `After ${EN.moves(lead)}`} both sides can go back and forth for ever. While they do:`,
  /** Why a side stays between two cells. */
  hold: ({ side, others, losing, leaving }: Hold, from: string, to: string) => {
    const does = `${EN.side[side]} goes back and forth between ${from} and ${to}`;
    if (others === 0) return `${does} and has no other move.`;
    if (losing === others) return `${does}; ${leaving ? 'leaving them' : 'any other move'} loses.`;
    if (losing === 0) return `${does}; its other moves keep the tie, too.`;
    return `${does}; ${losing} of the ${others} other moves on the way ${losing === 1 ? 'loses' : 'lose'}.`;
  },
  followLoop: 'Follow the loop',
  theatre: 'See how it is found in the theatre',
  /** The breadcrumbs. */
  wayDown: 'Steps opened',
  top: 'Position shown',
  go: 'Go there',
  goTo: (move: string) => `Go there: ${move}`,
  rule: {
    'row-one': 'Rule 1: a pawn that has reached row 1 has won.',
    capture: 'Rule 2: the pawn stands on a general’s cell, so the side that has just moved has won.',
    'no-move': 'Rule 3: a side to move that has no legal move has lost.',
  } as Readonly<Record<Ending, string>>,
};

const zh: typeof en = {
  waiting: '棋盘解出后，这里说明原因。',
  won: (mover, distance) => `${ZH.side[mover]} ${distance} 步胜：`,
  lost: (mover, distance) =>
    `无论${ZH.side[mover]}怎么走，${ZH.side[otherSide(mover)]}最多 ${distance} 步必胜。`,
  tied: '双方都无法强制取胜，也都有保持平局的着法。',
  wins: (mover) => `${ZH.side[mover]}走`,
  loses: (mover, count) =>
    count === 1
      ? `${ZH.side[mover]}只有一种着法，${ZH.side[otherSide(mover)]}这样应：`
      : `${ZH.side[mover]}的 ${count} 种着法，${ZH.side[otherSide(mover)]}都有应对：`,
  keeps: (mover, safe, all) => {
    if (all === 1) return `${ZH.side[mover]}唯一的着法保持平局：`;
    if (safe === all) return `${ZH.side[mover]}的 ${all} 种着法都保持平局：`;
    return `${ZH.side[mover]}的 ${all} 种着法中，${safe} 种保持平局，其余 ${all - safe} 种会输：`;
  },
  reaches: (mover, distance) => `之后${ZH.side[otherSide(mover)]}怎么走都会在 ${distance} 步内输`,
  answered: (mover) => `${ZH.side[otherSide(mover)]}应：`,
  closes: '回到先前的局面：循环就此形成。',
  toAndFro: (lead) => `${lead === 0 ? '从这里起' : `${lead} 步之后`}，双方可以一直来回走下去。这样走时：`,
  hold: ({ side, others, losing, leaving }, from, to) => {
    const does = `${ZH.side[side]}在 ${from} 和 ${to} 之间来回走`;
    if (others === 0) return `${does}，没有别的着法。`;
    if (losing === others) return `${does}；${leaving ? '离开就输' : '走别的都输'}。`;
    if (losing === 0) return `${does}；走别的也保持平局。`;
    return `${does}；途中其他 ${others} 种着法里有 ${losing} 种会输。`;
  },
  followLoop: '沿循环走一遍',
  theatre: '在“算法演示”里看是怎么算出来的',
  wayDown: '展开的步骤',
  top: '当前局面',
  go: '走到这里',
  goTo: (move) => `走到这里：${move}`,
  rule: {
    'row-one': '规则一：卒到达第 1 行，黑方胜。',
    capture: '规则二：卒与帅在同一格，刚走棋的一方胜。',
    'no-move': '规则三：轮到走棋却无路可走的一方负。',
  },
};

/** The sentences of the proof. */
export const WHY: Catalogue<typeof en> = { en, zh };
