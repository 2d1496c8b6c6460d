import type { Catalogue } from '../words/catalogue.ts';
import type { Start } from './starts.ts';

const en = {
  label: 'What this is',
  name: 'Rubicon',
  goal: 'Two red generals hunt a black pawn, turn by turn; Red begins. Press a piece to move it.',
  rule: 'Black wins on row 1 or by taking a general, Red by taking the pawn; whoever cannot move loses.',
  starts: 'Begin with',
  close: 'Got it',
  share: 'Share',
  start: {
    draw: 'Draw',
    paste: 'Paste',
    puzzle: 'Puzzle of the day',
    samples: 'Samples',
    tour: 'Tour',
  } satisfies Record<Start, string>,
};

const zh: typeof en = {
  label: '这是什么',
  name: '过河卒',
  goal: '两帅围一卒，轮流走，红先。点一下棋子就能走。',
  rule: '卒走到第 1 行或吃掉帅，黑胜；卒被吃，红胜；无路可走者负。',
  starts: '从这里开始',
  close: '知道了',
  share: '分享',
  start: { draw: '画棋盘', paste: '粘贴', puzzle: '每日残局', samples: '样例', tour: '导览' },
};

/** The sentences of the introduction. */
export const INTRO: Catalogue<typeof en> = { en, zh };
