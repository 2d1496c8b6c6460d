import type { Kind } from '../../../wasm/bench/generate.ts';
import type { Judge, PackagePhase } from '../../../wasm/bench/package.ts';
import type { Value } from '../../../wasm/rubicon.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted, EN, grouped, ZH } from '../../page/words/shared.ts';
import type { Field } from './model/generate.ts';

const en = {
  form: 'What to generate',
  kind: 'Kind',
  kinds: {
    any: 'Anything',
    still: 'Tie or stuck',
    walled: 'Walled off',
    column: 'One column',
    short: 'Short games',
  } satisfies Record<Kind, string>,
  kindOf: {
    any: 'Mixed results; half the boards chosen for long games.',
    still: 'A tie, or Red has no first move.',
    walled: 'Row n − 1 is all obstacles, and there are no others; one general is below it.',
    column: 'A single column: m = 1.',
    short: 'A tie, or over within 9 moves with best play.',
  } satisfies Record<Kind, string>,
  field: {
    boards: 'Boards',
    rowsFrom: 'Rows from',
    rowsTo: 'Rows to',
    columnsFrom: 'Columns from',
    columnsTo: 'Columns to',
    density: 'Obstacles, percent',
    seed: 'Seed',
  } satisfies Record<Field, string>,
  rows: 'Rows',
  columns: 'Columns',
  to: 'to',
  seedHint: 'The same seed gives the same boards, here and with the command.',
  start: 'Generate',
  cancel: 'Cancel',

  result: 'Boards',
  nothing: 'Choose a kind and press Generate: the boards and their answers appear here.',
  progress: 'Progress',
  running: (made: number, boards: number) => `${grouped(made)} of ${counted(boards, 'board')}`,
  made: (boards: number) => `${counted(boards, 'board')} made.`,
  cancelled: (made: number, boards: number) =>
    made === 0
      ? 'Cancelled before the first board.'
      : `Cancelled after ${grouped(made)} of ${counted(boards, 'board')}; the boards made so far can still be exported.`,
  kept: (made: number) => `${counted(made, 'board')} made so far can still be exported.`,
  count: grouped,

  spread: 'Answers',
  who: { red: 'Red', black: 'Black', tie: 'Tie' },
  percent: (share: number) => `${share.toFixed(share > 0 && share < 10 ? 1 : 0)}%`,
  longest: (side: 'red' | 'black') => `Longest for ${EN.side[side]}`,
  longestOf: (distance: number, number: number) => `${EN.moves(distance)}, board ${grouped(number)}`,
  longestNone: '–',

  take: 'Export',
  downloadInput: 'Download .in',
  downloadAnswers: 'Download .ans',
  copyInput: 'Copy the input',
  copyAnswers: 'Copy the answers',
  copied: 'Copied.',
  command: 'The same files with the command:',

  package: {
    label: 'Package for a judge',
    intro:
      'The 20 tests of a contest with their answers, each within the limits that the statement gives for its id, and the judge’s configuration: subtasks, limits and points. With them the statement in Chinese and English, a testlib checker and validator, and C++ programs, one right and three wrong.',
    make: (seed: number) => `Make the package of seed ${seed}`,
    progress: 'Progress of the package',
    phase: {
      making: 'Making the boards',
      judging: 'Running each mistake',
      filling: 'Looking for boards that catch the rest',
      done: '',
    } satisfies Record<PackagePhase, string>,
    cancel: 'Cancel the package',
    cancelled: 'Cancelled; there is no package.',
    made: (boards: number, missed: number) =>
      `20 tests with ${counted(boards, 'board')}.${missed === 0 ? ' Every mistake is caught.' : ''}`,
    missed: (titles: readonly string[]) => `No test catches: ${titles.join('; ')}.`,
    matrix: 'Which test catches which mistake',
    caption: 'How many lines of each test a program with the mistake gets wrong',
    mistake: 'Mistake',
    test: 'Test',
    caughtBy: 'Caught by',
    tests: (count: number) => counted(count, 'test'),
    judges: { luogu: 'Luogu', hydro: 'Hydro', polygon: 'Polygon' } satisfies Record<Judge, string>,
    download: (judge: string) => `Download for ${judge}`,
    own: 'Your programs on these tests',
    addOwn: 'Add programs as rows',
    stopOwn: 'Stop the programs',
    atWork: (name: string, doing: string) => `${name}: ${doing}`,
    ownTest: (test: number) => `test ${test} of 20`,
    ownFailed: (name: string, why: string) => `${name}: ${why}`,
  },

  list: 'Boards made',
  answer: (value: Value) => (value.winner === 'tie' ? 'Tie' : `${EN.side[value.winner]} ${value.distance}`),
  open: (number: number, rows: number, columns: number, value: Value) =>
    `Board ${number}, ${rows} × ${columns}: ${EN.value(value)}. Open`,
  previous: 'Previous boards',
  next: 'Next boards',
  range: (from: number, to: number, all: number) => `${grouped(from)}–${grouped(to)} of ${grouped(all)}`,
  goTo: 'Show board number',
};

const zh: typeof en = {
  form: '造数据选项',
  kind: '类型',
  kinds: {
    any: '任意',
    still: '平局或无路可走',
    walled: '倒数第二行封死',
    column: '只有一列',
    short: '短局',
  },
  kindOf: {
    any: '结果任意，其中一半为同尺寸中步数较多的棋盘。',
    still: '平局，或红方一开始就无路可走。',
    walled: '第 n − 1 行全是障碍，别处没有障碍，一个帅在第 n 行。',
    column: '只有一列：m = 1。',
    short: '平局，或双方都走最优策略时 9 步以内结束。',
  },
  field: {
    boards: '棋盘数',
    rowsFrom: '最少行数',
    rowsTo: '最多行数',
    columnsFrom: '最少列数',
    columnsTo: '最多列数',
    density: '障碍百分比',
    seed: '随机种子',
  },
  rows: '行数',
  columns: '列数',
  to: '到',
  seedHint: '随机种子相同，生成的棋盘就相同，与命令行一致。',
  start: '生成',
  cancel: '取消',

  result: '棋盘',
  nothing: '选好类型后点“生成”，棋盘和答案会出现在这里。',
  progress: '进度',
  running: (made, boards) => `已生成 ${made} 个，共 ${boards} 个`,
  made: (boards) => `已生成 ${boards} 个棋盘。`,
  cancelled: (made, boards) =>
    made === 0
      ? '已取消，还没有生成棋盘。'
      : `已取消：已生成 ${made} 个，共 ${boards} 个；已生成的仍可导出。`,
  kept: (made) => `之前生成的 ${made} 个仍可导出。`,
  count: String,

  spread: '答案分布',
  who: { red: '红方', black: '黑方', tie: '平局' },
  percent: (share) => `${share.toFixed(share > 0 && share < 10 ? 1 : 0)}%`,
  longest: (side) => `${ZH.side[side]}最长`,
  longestOf: (distance, number) => `${ZH.moves(distance)}，第 ${number} 个棋盘`,
  longestNone: '–',

  take: '导出',
  downloadInput: '下载 .in',
  downloadAnswers: '下载 .ans',
  copyInput: '复制输入',
  copyAnswers: '复制答案',
  copied: '已复制。',
  command: '用命令行得到同样的文件：',

  package: {
    label: '数据包',
    intro:
      '一场比赛的 20 个测试点及答案，每个测试点都符合题面对其编号的约定，并附评测平台的配置：子任务、时空限制和分值；还有中英文题面、用 testlib 写的比较器和数据校验器、一份标程和三份错误的程序。',
    make: (seed: number) => `生成数据包（随机种子 ${seed}）`,
    progress: '数据包的进度',
    phase: {
      making: '正在生成棋盘',
      judging: '正在用每种典型错误作答',
      filling: '正在寻找能暴露其余错误的棋盘',
      done: '',
    },
    cancel: '取消生成数据包',
    cancelled: '已取消，没有数据包。',
    made: (boards: number, missed: number) =>
      `20 个测试点，共 ${boards} 个棋盘。${missed === 0 ? '每种典型错误都会被卡掉。' : ''}`,
    missed: (titles: readonly string[]) => `没有测试点能卡掉：${titles.join('；')}。`,
    matrix: '哪个测试点卡掉哪种错误',
    caption: '犯该错误的程序在每个测试点答错的行数',
    mistake: '典型错误',
    test: '测试点',
    caughtBy: '卡掉它的',
    tests: (count: number) => `${count} 个测试点`,
    judges: { luogu: '洛谷', hydro: 'Hydro', polygon: 'Polygon' },
    download: (judge: string) => `下载数据包（${judge}）`,
    own: '用你的程序跑这些测试点',
    addOwn: '添加程序（成为表格的行）',
    stopOwn: '停止运行',
    atWork: (name: string, doing: string) => `${name}：${doing}`,
    ownTest: (test: number) => `测试点 ${test} / 20`,
    ownFailed: (name: string, why: string) => `${name}：${why}`,
  },

  list: '生成的棋盘',
  answer: (value) => (value.winner === 'tie' ? '平局' : `${ZH.side[value.winner]} ${value.distance}`),
  open: (number, rows, columns, value) =>
    `第 ${number} 个棋盘，${rows} × ${columns}：${ZH.value(value)}。打开`,
  previous: '前一页',
  next: '后一页',
  range: (from, to, all) => `第 ${from}–${to} 个，共 ${all} 个`,
  goTo: '跳到棋盘编号',
};

export const GENERATE: Catalogue<typeof en> = { en, zh };
