import type { Goal } from '../../../wasm/bench/mine.ts';
import type { Value } from '../../../wasm/rubicon.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted, EN, grouped, ZH } from '../../page/words/shared.ts';
import type { Field, Patience } from './model/mine.ts';

const en = {
  form: 'What to search for',
  goal: 'Goal',
  goals: {
    red: 'Longest win for Red',
    black: 'Longest win for Black',
    unique: 'Only one winning first move',
    forced: 'Most forced moves in a row',
    tie: 'Longest line before a tie repeats',
  } satisfies Record<Goal, string>,
  goalOf: {
    red: 'Red moves first and wins; both sides’ moves are counted.',
    black: 'Red moves first and loses; both sides’ moves are counted.',
    unique: 'Red wins, but only one first move works; the longer the win, the better.',
    forced: 'From the first move on, each side has only one best move.',
    tie: 'Moves of the best line before a position repeats.',
  } satisfies Record<Goal, string>,
  field: { rows: 'Rows', columns: 'Columns', seed: 'Seed' } satisfies Record<Field, string>,
  seedHint: 'The same seed finds the same boards, here and with the command.',
  patience: 'Run length',
  patienceOf: {
    quick: 'Quick: 10,000 boards',
    steady: 'Standard: 80,000 boards',
    patient: 'Deep: 400,000 boards',
  } satisfies Record<Patience, string>,
  start: 'Start searching',
  goOn: 'Continue searching',
  instead: 'Search for this instead',
  stop: 'Stop',

  search: 'Search',
  idle: 'No search is running.',
  running: (goal: Goal, rows: number, columns: number) =>
    `Searching: ${en.goals[goal]}, ${rows} × ${columns}.`,
  stopped: (goal: Goal, rows: number, columns: number) => `Stopped: ${en.goals[goal]}, ${rows} × ${columns}.`,
  tried: 'Boards tried',
  rate: 'Per second',
  best: 'Best',
  runs: 'Runs in progress',
  run: (run: number) => `Run ${grouped(run)}`,
  current: (score: number) => `at ${grouped(score)}`,
  progress: (run: number) => `Progress of run ${grouped(run)}`,
  count: grouped,
  newest: 'Latest record: ',
  none: 'Nothing found yet.',

  finds: (goal: Goal) => `Best finds: ${en.goals[goal]}`,
  notKept:
    'The browser does not keep the finds for your next visit: its storage is switched off or full. Export them before you leave.',
  empty: 'Nothing found yet for this goal.',
  score: {
    red: EN.moves,
    black: EN.moves,
    unique: EN.moves,
    forced: (score) => counted(score, 'forced move'),
    tie: (score) => `repeats after ${EN.moves(score)}`,
  } satisfies Record<Goal, (score: number) => string>,
  value: (value: Value) => (value.winner === 'tie' ? 'Tie' : `${EN.side[value.winner]} ${value.distance}`),
  from: (rows: number, columns: number, seed: number, run: number, tries: number) =>
    `${rows} × ${columns}, seed ${seed}, run ${grouped(run)}, board ${grouped(tries)}`,
  /** `score` is empty where the value tells it. */
  open: (score: readonly string[], value: Value, rows: number, columns: number) =>
    `${[...score, EN.value(value), `${rows} × ${columns}`].join(', ')}. Open in the editor`,
  copyLink: 'Copy the link',
  copyCommand: 'Copy the command that finds it again',
  remove: 'Delete',
  linkCopied: 'Link copied.',
  commandCopied: 'Command copied.',
  beats: (record: number) => `Better than the record of this size, ${record}. “rubicon check” verifies it:`,
  copyText: 'Copy as contest text',
  textCopied: 'Contest text copied.',
  linksCopied: (count: number) => `${counted(count, 'link')} copied.`,

  take: 'Export',
  downloadInput: 'Download .in',
  downloadAnswers: 'Download .ans',
  copyLinks: 'Copy the links',
  deleteAll: 'Delete all of these',
  deleted: (count: number) => `${counted(count, 'board')} deleted.`,
  undo: 'Undo',

  elsewhere: 'Search running',
  elsewhereAt: (tried: number, best: number) => `${grouped(tried)} boards, best ${grouped(best)}`,
  look: 'Show',
};

const zh: typeof en = {
  form: '搜索选项',
  goal: '目标',
  goals: {
    red: '红方最长胜局',
    black: '黑方最长胜局',
    unique: '首步唯一',
    forced: '最长连续唯一着法',
    tie: '最长不重复平局',
  },
  goalOf: {
    red: '红方先走，红方胜；步数为双方步数之和。',
    black: '红方先走，黑方胜；步数为双方步数之和。',
    unique: '红方必胜，但首步只有一种着法能胜；步数越多越好。',
    forced: '从首步起，双方每一步都只有一种最优着法。',
    tie: '双方都走最优着法，到局面重复为止的步数。',
  },
  field: { rows: '行数', columns: '列数', seed: '随机种子' },
  seedHint: '随机种子相同，找到的棋盘就相同，与命令行一致。',
  patience: '每轮长度',
  patienceOf: {
    quick: '快速：1 万个棋盘',
    steady: '标准：8 万个棋盘',
    patient: '深入：40 万个棋盘',
  },
  start: '开始搜索',
  goOn: '继续搜索',
  instead: '改搜这个目标',
  stop: '停止',

  search: '搜索',
  idle: '当前没有搜索。',
  running: (goal, rows, columns) => `正在搜索：${zh.goals[goal]}，${rows} × ${columns}。`,
  stopped: (goal, rows, columns) => `已停止：${zh.goals[goal]}，${rows} × ${columns}。`,
  tried: '已试棋盘',
  rate: '每秒',
  best: '最优',
  runs: '正在进行的各轮',
  run: (run) => `第 ${run} 轮`,
  current: (score) => `当前 ${score}`,
  progress: (run) => `第 ${run} 轮进度`,
  count: String,
  newest: '最新纪录：',
  none: '还没有找到。',

  finds: (goal) => `最优棋盘：${zh.goals[goal]}`,
  notKept: '浏览器无法为下次访问保留这些棋盘：存储已关闭或已满。请在离开前导出。',
  empty: '这个目标还没有找到棋盘。',
  score: {
    red: ZH.moves,
    black: ZH.moves,
    unique: ZH.moves,
    forced: (score) => `连续唯一 ${ZH.moves(score)}`,
    tie: (score) => `${ZH.moves(score)}后重复`,
  },
  value: (value) => (value.winner === 'tie' ? '平局' : `${ZH.side[value.winner]} ${value.distance}`),
  from: (rows, columns, seed, run, tries) =>
    `${rows} × ${columns}，随机种子 ${seed}，第 ${run} 轮，第 ${tries} 个`,
  open: (score, value, rows, columns) =>
    `${[...score, ZH.value(value), `${rows} × ${columns}`].join('，')}。在编辑器中打开`,
  copyLink: '复制链接',
  copyCommand: '复制能再次找到它的命令',
  remove: '删除',
  linkCopied: '链接已复制。',
  commandCopied: '命令已复制。',
  beats: (record) => `超过该尺寸的纪录 ${record}。可用 rubicon check 验证：`,
  copyText: '复制为输入格式',
  textCopied: '输入格式的文本已复制。',
  linksCopied: (count) => `已复制 ${count} 个链接。`,

  take: '导出',
  downloadInput: '下载 .in',
  downloadAnswers: '下载 .ans',
  copyLinks: '复制全部链接',
  deleteAll: '全部删除',
  deleted: (count) => `已删除 ${count} 个棋盘。`,
  undo: '撤销',

  elsewhere: '搜索仍在进行',
  elsewhereAt: (tried, best) => `已试 ${tried} 个棋盘，最优 ${best}`,
  look: '查看',
};

export const MINE: Catalogue<typeof en> = { en, zh };
