import type { Side, Value } from '../../../wasm/rubicon.ts';
import type { Game } from '../../model/game.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted, EN, ZH } from '../../page/words/shared.ts';
import type { LedgerKind } from './model/ledger.ts';

type Visitor = Game['visitor'];

const value = (each: Value) => (each.winner === 'tie' ? 'a tie' : EN.value(each));

const en = {
  label: 'Game',
  intro: 'Play against a perfect opponent from the position on the board. It never errs. Will you?',
  you: 'You play',
  visitor: { red: 'Red', black: 'Black', both: 'Both sides' } satisfies Record<Visitor, string>,
  start: 'Play from here',
  waiting: 'A game can begin when the board is solved.',
  over: 'The game is over in this position: go back in the line, or change the board.',

  promise: (promised: Value) => `With best play: ${value(promised)}.`,
  made: (count: number) => (count === 0 ? 'You have not moved yet.' : `${EN.moves(count)} made.`),
  yourTurn: (side: Side) => `Your turn: ${EN.side[side]}`,
  turn: (side: Side) => `${EN.side[side]} to move`,
  thinking: (side: Side) => `${EN.side[side]} is thinking…`,
  earlier: (ply: number, count: number) => `Move ${ply} of ${count} of the game is on the board.`,
  beyond: 'The board shows moves that have not been played.',
  hint: (words: string) => `Hint: ${words}`,
  hinted: 'hint',
  moves: 'Your moves',

  takeBack: 'Take back',
  askHint: 'Hint',
  restart: 'Restart',
  playOn: 'Play on from here',
  return: 'Back to the last move',
  stop: 'Stop',
  showValues: 'Show the values',

  slip: ({ winner }: Value) => `The ${winner === 'tie' ? 'tie' : 'win'} is gone`,
  ended: 'The game is over',
  solved: 'Solved',
  asPromised: (count: number) => `It took ${EN.moves(count)}, exactly as predicted.`,
  off: (count: number, promised: number) =>
    count > promised
      ? `It took ${EN.moves(count)}, ${count - promised} more than predicted.`
      : `It took ${EN.moves(count)}, ${promised - count} fewer than predicted.`,
  otherwise: (count: number, promised: Value) =>
    `It took ${EN.moves(count)}. Predicted with best play: ${value(promised)}.`,

  ledger: 'What your moves were worth',
  noEntries: 'You have not moved yet.',
  kinds: { kept: 'best', slower: 'slower', sooner: 'sooner', thrown: 'thrown away' } satisfies Record<
    LedgerKind,
    string
  >,
  count: (count: number, kind: string) => `${count} ${kind}`,
  hints: (count: number) => counted(count, 'hint'),
};

const zh: typeof en = {
  label: '对局',
  intro: '从棋盘上的局面开始，与从不出错的对手对弈。你会出错吗？',
  you: '你执',
  visitor: { red: '红方', black: '黑方', both: '双方' },
  start: '从此处开始',
  waiting: '棋盘解出后才能开始对局。',
  over: '棋盘上的对局已经结束：请退回几步，或修改棋盘。',

  promise: (promised) => `双方都走最优策略：${ZH.value(promised)}。`,
  made: (count) => (count === 0 ? '你还没有走。' : `已走 ${count} 步。`),
  yourTurn: (side) => `轮到你走：${ZH.side[side]}`,
  turn: (side) => `轮到${ZH.side[side]}走`,
  thinking: (side) => `${ZH.side[side]}正在思考…`,
  earlier: (ply, count) => `棋盘上是对局的第 ${ply} 步，共 ${count} 步。`,
  beyond: '棋盘上显示的着法尚未走出。',
  hint: (words) => `提示：${words}`,
  hinted: '提示',
  moves: '你的着法',

  takeBack: '悔棋',
  askHint: '提示',
  restart: '重新开始',
  playOn: '从此处继续',
  return: '回到最后一步',
  stop: '退出对局',
  showValues: '显示每步结果',

  slip: ({ winner }) => `${winner === 'tie' ? '平' : '胜'}局已丢`,
  ended: '对局结束',
  solved: '解出来了',
  asPromised: (count) => `共走 ${count} 步，与预计完全一致。`,
  off: (count, promised) =>
    count > promised
      ? `共走 ${count} 步，比预计多 ${count - promised} 步。`
      : `共走 ${count} 步，比预计少 ${promised - count} 步。`,
  otherwise: (count, promised) => `共走 ${count} 步。原先预计：${ZH.value(promised)}。`,

  ledger: '你的每步评价',
  noEntries: '你还没有走。',
  kinds: { kept: '最优', slower: '赢得更慢', sooner: '输得更快', thrown: '错失' },
  count: (count, kind) => `${kind}：${count} 次`,
  hints: (count) => `提示：${count} 次`,
};

/** The sentences of a game. */
export const PLAY: Catalogue<typeof en> = { en, zh };
