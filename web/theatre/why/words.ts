import type { Side } from '../../../wasm/rubicon.ts';
import { otherSide } from '../../model/line.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted, EN, ZH } from '../../page/words/shared.ts';

/** `2, 6 and 8` */
const enList = (items: readonly (number | string)[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const zhList = (items: readonly (number | string)[]) => items.join('、');

const en = {
  label: 'Why? All its successors',
  pin: (position: string) => `Why? ${position}`,
  button: 'Why? Its successors',
  close: 'Close',
  back: 'Back to its predecessor',
  successors: 'Successors',
  waiting: 'Looking up its successors…',

  won: (side: Side, distance: number, among: readonly number[]) =>
    `${EN.side[side]}: won in ${distance}: ${among.length === 1 ? among[0] : `min of ${enList(among)},`} plus 1.`,
  wonRule: (side: Side) =>
    `One move to a position that ${EN.side[otherSide(side)]} loses is enough; the shortest counts.`,
  lost: (side: Side, distance: number, among: readonly number[]) =>
    `${EN.side[side]}: lost in ${distance}: ${among.length === 1 ? among[0] : `max of ${enList(among)},`} plus 1.`,
  lostRule: (side: Side, moves: number) =>
    moves === 1
      ? `The only move leads to a position that ${EN.side[otherSide(side)]} wins.`
      : `Each of the ${moves} moves leads to a position that ${EN.side[otherSide(side)]} wins; the one that holds out longest counts.`,
  tie: (losing: readonly string[], staying: readonly string[]) => {
    if (losing.length === 0)
      return staying.length === 1 ? 'Tie: the only move stays.' : 'Tie: every move stays.';
    const loses = `${enList(losing)} ${losing.length === 1 ? 'loses' : 'lose'}`;
    return `Tie: ${loses}, ${enList(staying)} ${staying.length === 1 ? 'stays' : 'stay'}.`;
  },
  tieRule: 'No move wins, and at least one does not lose: neither side can force anything.',
  open: (side: Side, left: number, moves: number) =>
    `${EN.side[side]}: not decided yet. Of ${counted(moves, 'move')}, ${left === 1 ? '1 is' : `${left} are`} not yet refuted.`,
  unheard: (count: number) =>
    `${count} more ${count === 1 ? 'successor is decided and still waits' : 'successors are decided and still wait'} in the queue.`,
  unheardLayer: (count: number) =>
    `${counted(count, 'successor')} of this layer ${count === 1 ? 'counts' : 'count'} in the next one.`,
  over: (why: string) => `The game is over: ${why}. Nothing follows.`,

  successor: (letter: string, move: string, mark: string) => `${letter}: ${move}. ${mark}`,
  counts: 'this one counts',
  study: 'See the proof in Analysis',
};

const zh: typeof en = {
  label: '为什么？看它的全部后继',
  pin: (position) => `为什么？${position}`,
  button: '为什么？看后继',
  close: '关闭',
  back: '回到它的前驱',
  successors: '后继',
  waiting: '正在查找后继…',

  won: (side, distance, among) =>
    `${ZH.side[side]}必胜，${distance} 步：${among.length === 1 ? `${among[0]} ` : `${zhList(among)} 取最小值，再`}加 1。`,
  wonRule: (side) => `只要有一步走到${ZH.side[otherSide(side)]}必败的局面就够了，取步数最小的。`,
  lost: (side, distance, among) =>
    `${ZH.side[side]}必败，${distance} 步：${among.length === 1 ? `${among[0]} ` : `${zhList(among)} 取最大值，再`}加 1。`,
  lostRule: (side, moves) =>
    moves === 1
      ? `唯一的一步走到${ZH.side[otherSide(side)]}必胜的局面。`
      : `${moves} 种着法都走到${ZH.side[otherSide(side)]}必胜的局面，取能拖最久的。`,
  tie: (losing, staying) => {
    if (losing.length === 0)
      return staying.length === 1 ? '平局：唯一的着法保持平局。' : '平局：所有着法都保持平局。';
    return `平局：${zhList(losing)} 会输，${zhList(staying)} 保持平局。`;
  },
  tieRule: '没有必胜的着法，但至少有一种不输：双方都无法强制取胜。',
  open: (side, left, moves) => `${ZH.side[side]}：尚未确定。${moves} 种着法中还有 ${left} 种未判败。`,
  unheard: (count) => `另有 ${count} 个后继已确定，还在队列中等待出队。`,
  unheardLayer: (count) => `本层确定的 ${count} 个后继到下一层才起作用。`,
  over: (why) => `对局已结束：${why}。没有后继。`,

  successor: (letter, move, mark) => `${letter}：${move}。${mark}`,
  counts: '由它决定',
  study: '在“分析”里看证明',
};

/** The sentences of the picture turned round. */
export const TURNED: Catalogue<typeof en> = { en, zh };

export type TurnedTexts = typeof en;
