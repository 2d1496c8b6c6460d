import type { Value } from '../../../wasm/rubicon.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { EN, ZH } from '../../page/words/shared.ts';

const en = {
  why: 'Why?',
  whyHere: 'Not the best: why?',
  whyBad: (move: string) => `Why is this move bad? ${move}`,
  /** `judgement`: what the move is worth, as in the list of moves; `wins`: the other side's win, if it is that. */
  verdict: (judgement: string, wins: string | null) =>
    `This move ${judgement}${wins === null ? '' : `: ${wins}`}.`,
  follows: 'What follows',
  rest: (value: Value) =>
    value.winner === 'tie'
      ? '… and neither side can win.'
      : `… and ${EN.side[value.winner]} wins ${EN.moves(value.distance)} later.`,
  close: 'Close',
};

const zh: typeof en = {
  why: '为何？',
  whyHere: '不是最优，为何？',
  whyBad: (move) => `这步为什么不好？${move}`,
  verdict: (judgement, wins) => `这步棋${judgement}${wins === null ? '' : `：${wins}`}。`,
  follows: '后续着法',
  rest: (value) =>
    value.winner === 'tie'
      ? '……此后双方都无法取胜。'
      : `……再走 ${ZH.moves(value.distance)}，${ZH.side[value.winner]}取胜。`,
  close: '关闭',
};

/** The sentences of the answers to a move that was not the best. */
export const REFUTATION: Catalogue<typeof en> = { en, zh };
