import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted } from '../../page/words/shared.ts';
import type { DifferenceKind, Shift } from './model/compare.ts';

const en = {
  source: {
    label: 'Output of your program',
    text: 'Output text',
    hint: 'One answer a line, such as “Red 75”, “Black 2” or “Tie”. A dropped file goes here; one that ends in .in or is dropped on the contest file goes there.',
    compare: 'Compare',
    file: 'Choose an output file',
  },
  drop: 'Drop the output of your program, or the contest file',
  results: 'Differences',
  none: 'Give the contest file and the output of your program: every line that differs is listed here.',
  waiting: 'The lines are compared when all boards have been solved.',
  equal: (boards: number) => `Every line is right: ${counted(boards, 'board')}.`,
  /** `all` counts the missing lines and those too many as well. */
  differ: (lines: number, all: number) =>
    `${lines} of ${counted(all, 'line')} ${lines === 1 ? 'differs' : 'differ'}.`,
  empty: (boards: number) => `The output is empty: ${counted(boards, 'board')}, and no answer.`,
  /** The boards without a line, from the first to the last. */
  ends: (first: number, last: number) =>
    `The output ends before board ${first}: boards ${first} to ${last} have no line.`,
  utf16:
    'The output is UTF-16. It is read here, but a judge reads plain ASCII: save it as that, or as UTF-8.',
  unjudged: (boards: number) =>
    `${counted(boards, 'board')} without an answer: any line counts as right there.`,
  shift: (kind: Shift, line: number) =>
    kind === 'left-out'
      ? `Only line ${line} is missing: with it, every line would be right.`
      : `Only line ${line} is too many: without it, every line would be right.`,
  kind: {
    winner: 'The other side wins.',
    count: 'The winner is right, the number of moves is not.',
    tie: 'A tie where there is none.',
    win: 'A win instead of a tie.',
    malformed: 'Not an answer: expected a line like “Red 75”, “Black 2” or “Tie”.',
    missing: 'The line is missing.',
    extra: 'One line too many: every board already has its answer.',
  } satisfies Record<DifferenceKind, string>,
  short: {
    winner: 'winner',
    count: 'count',
    tie: 'tie for a win',
    win: 'win for a tie',
    malformed: 'malformed',
    missing: 'missing',
    extra: 'extra',
  } satisfies Record<DifferenceKind, string>,
  suspect: 'Which mistake is mine?',
  list: 'Lines that differ',
  smallest: 'the smallest wrong board',
  at: (index: number, count: number) => `Difference ${index} of ${count}`,
  previous: 'Previous difference',
  next: 'Next difference',
  where: (board: number | null, line: number | null) =>
    [board === null ? [] : `Board ${board}`, line === null ? [] : `${board === null ? 'L' : 'l'}ine ${line}`]
      .flat()
      .join(', '),
  expected: 'Expected',
  found: 'Found',
  nothing: 'nothing',
  blank: 'a blank line',
  line: 'Best line',
  lineSolving: 'Looking for the best line…',
  start: 'Start',
  over: 'The game is over on this board: there is no move.',
  loop: (from: number, to: number) =>
    `After move ${to} an earlier position is back: moves ${from} to ${to} repeat for ever.`,
  open: 'Open in the editor',
};

const zh: typeof en = {
  source: {
    label: '你的输出',
    text: '输出文本',
    hint: '每行一个答案，如“Red 75”“Black 2”“Tie”。拖入的文件放在这里；以 .in 结尾或拖到输入文件一栏的，作为输入文件。',
    compare: '对拍',
    file: '选择输出文件',
  },
  drop: '松开即可载入你的输出或输入文件',
  results: '差异',
  none: '给出输入文件和你的输出，不同的行会逐一列在这里。',
  waiting: '所有棋盘求解完毕后开始对拍。',
  equal: (boards) => `全部正确：共 ${boards} 个棋盘。`,
  differ: (lines, all) => `${all} 行中有 ${lines} 行不同。`,
  empty: (boards) => `输出为空：共 ${boards} 个棋盘，没有一个答案。`,
  ends: (first, last) => `输出在第 ${first} 个棋盘之前结束：第 ${first} 至 ${last} 个棋盘没有答案。`,
  utf16: '输出是 UTF-16 编码。这里可以读取，但评测机只认 ASCII，请另存为 ASCII 或 UTF-8。',
  unjudged: (boards) => `${boards} 个棋盘没有答案，任何输出都算对。`,
  shift: (kind, line) =>
    kind === 'left-out'
      ? `只是漏了第 ${line} 行：补上后全部正确。`
      : `只是多了第 ${line} 行：去掉后全部正确。`,
  kind: {
    winner: '胜方相反。',
    count: '胜方正确，步数不对。',
    tie: '判为平局，其实有胜负。',
    win: '判出胜负，其实是平局。',
    malformed: '不是答案：应为“Red 75”“Black 2”“Tie”这样的一行。',
    missing: '缺少这一行。',
    extra: '多出一行：所有棋盘都已有答案。',
  },
  short: {
    winner: '胜方',
    count: '步数',
    tie: '误判平局',
    win: '误判胜负',
    malformed: '格式',
    missing: '缺行',
    extra: '多行',
  },
  suspect: '我的程序错在哪？',
  list: '不同的行',
  smallest: '答错的最小棋盘',
  at: (index, count) => `第 ${index} / ${count} 处差异`,
  previous: '上一处差异',
  next: '下一处差异',
  where: (board, line) =>
    [board === null ? [] : `第 ${board} 个棋盘`, line === null ? [] : `第 ${line} 行`].flat().join('，'),
  expected: '应为',
  found: '输出',
  nothing: '无',
  blank: '空行',
  line: '最优着法',
  lineSolving: '正在求最优着法…',
  start: '初始局面',
  over: '这个棋盘上胜负已分，无步可走。',
  loop: (from, to) => `第 ${to} 步后回到先前的局面：第 ${from} 至 ${to} 步将无限循环。`,
  open: '在编辑器中打开',
};

/** The sentences of the comparison. */
export const COMPARE: Catalogue<typeof en> = { en, zh };
