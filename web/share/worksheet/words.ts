import type { Side } from '../../../wasm/rubicon.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted, EN, ZH } from '../../page/words/shared.ts';

/** Where the boards come from. */
export type BoardSource = 'shown' | 'recent' | 'text';

const en = {
  intro: 'Boards to print and to solve on paper.',
  source: 'Boards',
  sources: { shown: 'Board shown', recent: 'Recent boards', text: 'Pasted text' } satisfies Record<
    BoardSource,
    string
  >,
  text: 'Contest text',
  hint: 'A contest text, or boards as rows: . free, # obstacle, X pawn, O general.',
  perPage: 'Boards a page',
  answers: 'With the answers, on a page of their own',
  none: 'There is no board to print: a worksheet needs boards with two generals and a pawn.',
  left: (count: number) => `${counted(count, 'board')} without two generals and a pawn left out.`,
  most: (most: number) => `The first ${most} boards are printed.`,
  pages: (boards: number, pages: number) => `${counted(boards, 'board')} on ${counted(pages, 'page')}`,
  answersToo: ', and the answers',
  solving: 'Solving the boards…',
  print: 'Print',
  preview: 'First page',
  title: 'The river-crossing pawn game',
  task: 'Red has two generals, Black a pawn. A piece moves to a neighbouring cell, the pawn never down. Black wins on row 1 or by taking a general, Red by taking the pawn; whoever cannot move loses. Who wins with best play, and in how many moves of both sides?',
  toMove: (side: Side) => `${EN.side[side]} to move`,
  answer: 'Answer:',
  answersTitle: 'Answers',
};

const zh: typeof en = {
  intro: '打印棋盘，在纸上求解。',
  source: '棋盘',
  sources: { shown: '当前棋盘', recent: '最近棋盘', text: '粘贴文本' },
  text: '输入格式的文本',
  hint: '输入格式的文本，或棋盘的各行：. 空地，# 障碍，X 卒，O 帅。',
  perPage: '每页棋盘数',
  answers: '附答案（另起一页）',
  none: '没有可打印的棋盘：棋盘上须有两个帅和一个卒。',
  left: (count) => `略去 ${count} 个缺少两帅一卒的棋盘。`,
  most: (most) => `只打印前 ${most} 个棋盘。`,
  pages: (boards, pages) => `${boards} 个棋盘，共 ${pages} 页`,
  answersToo: '，另附答案',
  solving: '正在求解这些棋盘…',
  print: '打印',
  preview: '第一页',
  title: '过河卒',
  task: '红方两帅，黑方一卒。每步走到相邻的格子，卒不能后退。卒到第 1 行或吃帅则黑胜，帅吃卒则红胜，无路可走者负。双方都走最优策略，谁胜？双方共走几步？',
  toMove: (side) => `${ZH.side[side]}先走`,
  answer: '答案：',
  answersTitle: '答案',
};

/** The sentences of the worksheet. */
export const WORKSHEET: Catalogue<typeof en> = { en, zh };
