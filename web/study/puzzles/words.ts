import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted } from '../../page/words/shared.ts';
import type { Sign } from './model/signs.ts';

const en = {
  label: 'Puzzles',
  daily: 'Puzzle of the day',
  number: (number: number) => `Puzzle ${number}`,
  level: (level: number) => `Level ${level} of 5`,
  task: (length: number) => `Red to play and win in ${length}. Only one first move works.`,
  solve: 'Solve it',
  solveAgain: 'Solve it again',
  row: (days: number) => `${counted(days, 'day')} in a row`,
  lessons: 'New to this? Three easy ones to learn with:',
  lesson: (index: number) => `Easy puzzle ${index} of 3`,
  all: 'All puzzles',
  solvedOf: (solved: number, all: number, earlier: number) =>
    `${solved} of ${all} solved${earlier === 0 ? '' : `, and ${earlier} of the earlier ones`}`,
  solved: 'solved',
  signs: 'Moves tried',
  none: 'Your first move decides.',
  sign: {
    best: 'best',
    slower: 'wins, but slower',
    thrown: 'gives the win away',
    hinted: 'after a hint',
  } satisfies Record<Sign, string>,
  slip: (move: number) => `Move ${move} gave the win away.`,
  how: 'Show what follows',
  takeBack: 'Take it back',
  done: 'Solved.',
  clean: 'No wrong moves.',
  wrong: (count: number) => `${counted(count, 'wrong move')} on the way.`,
  next: 'Next puzzle',
  copy: 'Copy the result',
  copied: 'The result is copied.',
  result: (number: number, date: string | null) =>
    `Rubicon puzzle ${number}${date === null ? '' : ` (${date})`}`,
  tries: (count: number, time: string) => `${count} ${count === 1 ? 'try' : 'tries'} in ${time}`,
};

const zh: typeof en = {
  label: '残局',
  daily: '每日残局',
  number: (number) => `第 ${number} 局`,
  level: (level) => `难度 ${level}（共 5 级）`,
  task: (length) => `红先，${length} 步胜，首步唯一。`,
  solve: '开始解题',
  solveAgain: '再解一次',
  row: (days) => `已连续 ${days} 天`,
  lessons: '第一次来？先用三个简单的练手：',
  lesson: (index) => `入门残局 ${index}（共 3 局）`,
  all: '全部残局',
  solvedOf: (solved, all, earlier) =>
    `已解 ${solved} / ${all}${earlier === 0 ? '' : `，旧残局 ${earlier} 局`}`,
  solved: '已解',
  signs: '试过的着法',
  none: '第一步就定胜负。',
  sign: { best: '最优', slower: '能胜但较慢', thrown: '丢掉胜局', hinted: '看过提示' },
  slip: (move) => `第 ${move} 步丢掉了胜局。`,
  how: '看后续着法',
  takeBack: '退回这步',
  done: '解出来了！',
  clean: '一步没错。',
  wrong: (count) => `途中走错 ${count} 步。`,
  next: '下一局',
  copy: '复制成绩',
  copied: '成绩已复制。',
  result: (number, date) => `过河卒残局第 ${number} 局${date === null ? '' : `（${date}）`}`,
  tries: (count, time) => `试了 ${count} 次，用时 ${time}`,
};

/** The sentences of the puzzles. */
export const PUZZLES: Catalogue<typeof en> = { en, zh };
