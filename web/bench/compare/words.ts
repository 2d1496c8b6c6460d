import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted, grouped } from '../../page/words/shared.ts';
import type { DifferenceKind, Shift } from './model/compare.ts';

const en = {
  source: {
    label: 'Output of your program',
    text: 'Output text',
    hint: 'One answer a line, such as “Red 75”, “Black 2” or “Tie”.',
    dropHint: 'A dropped file goes here; one that ends in .in or is dropped on the contest file goes there.',
    compare: 'Compare',
    file: 'Choose an output file',
  },
  drop: 'Drop the output of your program, or the contest file',
  results: 'Differences',
  none: 'Add the contest file and your output; every differing line is listed here.',
  waiting: 'The lines are compared when all boards have been solved.',
  equal: (boards: number) => `Every line is right: ${counted(boards, 'board')}.`,
  /** `all` counts the missing lines and those too many as well. */
  differ: (lines: number, all: number) =>
    `${grouped(lines)} of ${counted(all, 'line')} ${lines === 1 ? 'differs' : 'differ'}.`,
  empty: (boards: number) => `The output is empty: ${counted(boards, 'board')}, and no answer.`,
  /** The boards without a line, from the first to the last. */
  ends: (first: number, last: number) =>
    first === last
      ? `The output ends before board ${first}, the last one: it has no line.`
      : `The output ends before board ${first}: boards ${first} to ${last} have no line.`,
  utf16:
    'The output is UTF-16. It is read here, but a judge reads plain ASCII: save it as that, or as UTF-8.',
  unjudged: (boards: number) =>
    `${counted(boards, 'board')} without an answer: any line counts as right there.`,
  shift: (kind: Shift, line: number) =>
    kind === 'left_out'
      ? `Only line ${line} is missing: with it, every line would be right.`
      : `Only line ${line} is too many: without it, every line would be right.`,
  short: {
    winner: 'winner',
    count: 'count',
    tie: 'tie for a win',
    win: 'win for a tie',
    malformed: 'malformed',
    missing: 'missing',
    extra: 'extra',
  } satisfies Record<DifferenceKind, string>,
  diagnosis: {
    label: 'Which mistake is mine?',
    start: 'Find the mistake',
    cancel: 'Cancel',
    cancelled: 'Cancelled: the mistake is not known.',
    reading: 'Reading…',
    progress: 'Progress of the search',
    phase: {
      judging: (done: number, total: number) => `Solving board ${done} of ${total}`,
      singles: (done: number, total: number) => `Trying single mistakes: line ${done} of ${total}`,
      pairs: (done: number, total: number) => `Trying pairs of mistakes: line ${done} of ${total}`,
      done: (_done: number, total: number) => `${counted(total, 'line')} compared`,
    },
    found: 'This explains every line:',
    foundSeveral: 'Each of these explains every line:',
    partly: 'Nothing explains every line. The closest:',
    nothing: 'No single mistake and no pair explains this output.',
    explains: (explained: number, wrong: number) =>
      `explains ${grouped(explained)} of ${counted(wrong, 'differing line')}`,
    contradicts: (contradicted: number) =>
      contradicted === 0
        ? ', contradicts no right line'
        : `, contradicts ${counted(contradicted, 'right line')}`,
    show: 'Show its smallest board',
    more: (count: number) => `and ${count} more.`,
    malformed: (lines: number) => `${counted(lines, 'malformed line')} left out here.`,
    tooLarge: (boards: number) => `${counted(boards, 'board')} too large for this and left out here.`,
    spelled: (count: number) =>
      `${counted(count, 'line')} would be right, but not as ${count === 1 ? 'it is' : 'they are'} written: “Red n”, “Black n” or “Tie” is asked for.`,
    twins: (first: number, second: number) =>
      `Boards ${first} and ${second} are equal, their answers are not: something may not be reset between boards.`,
    allSame: (number: number) =>
      `From board ${number} on all lines are the same: is every board read, and is the state cleared?`,
  },
  list: 'Lines that differ',
  smallest: 'the smallest wrong board',
  at: (index: number, count: number) => `Difference ${grouped(index)} of ${grouped(count)}`,
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
    hint: '每行一个答案，如“Red 75”“Black 2”“Tie”。',
    dropHint: '拖入的文件放在这里；以 .in 结尾或拖到输入文件一栏的，作为输入文件。',
    compare: '比对',
    file: '选择输出文件',
  },
  drop: '松开即可载入你的输出或输入文件',
  results: '差异',
  none: '给出输入文件和你的输出，不同的行会逐一列在这里。',
  waiting: '所有棋盘求解完毕后开始比对。',
  equal: (boards) => `全部正确：共 ${boards} 个棋盘。`,
  differ: (lines, all) => `${all} 行中有 ${lines} 行不同。`,
  empty: (boards) => `输出为空：共 ${boards} 个棋盘，没有一个答案。`,
  ends: (first, last) =>
    `输出在第 ${first} 个棋盘之前结束：${first === last ? '最后一个' : `第 ${first} 至 ${last} 个`}棋盘没有答案。`,
  utf16: '输出是 UTF-16 编码。这里可以读取，但评测机只认 ASCII，请另存为 ASCII 或 UTF-8。',
  unjudged: (boards) => `${boards} 个棋盘没有答案，任何输出都算对。`,
  shift: (kind, line) =>
    kind === 'left_out'
      ? `只是漏了第 ${line} 行：补上后全部正确。`
      : `只是多了第 ${line} 行：去掉后全部正确。`,
  short: {
    winner: '胜方',
    count: '步数',
    tie: '误判平局',
    win: '误判胜负',
    malformed: '格式',
    missing: '缺行',
    extra: '多行',
  },
  diagnosis: {
    label: '我的程序错在哪？',
    start: '查找错误',
    cancel: '取消',
    cancelled: '已取消，尚未找出错误。',
    reading: '正在读取…',
    progress: '查找进度',
    phase: {
      judging: (done, total) => `正在求解第 ${done} / ${total} 个棋盘`,
      singles: (done, total) => `尝试单个错误：第 ${done} / ${total} 行`,
      pairs: (done, total) => `尝试两个错误的组合：第 ${done} / ${total} 行`,
      done: (_done, total) => `已比对 ${total} 行`,
    },
    found: '以下错误能解释全部输出：',
    foundSeveral: '以下每种都能解释全部输出：',
    partly: '没有哪种能解释全部输出，最接近的是：',
    nothing: '这份输出不像任何一种（或两种）典型错误造成的。',
    explains: (explained, wrong) => `${wrong} 行不同，解释了其中 ${explained} 行`,
    contradicts: (contradicted) =>
      contradicted === 0 ? '，与正确的行不矛盾' : `，与 ${contradicted} 行正确的行矛盾`,
    show: '查看最小棋盘',
    more: (count) => `另有 ${count} 条。`,
    malformed: (lines) => `有 ${lines} 行格式不对，未参与查找。`,
    tooLarge: (boards) => `有 ${boards} 个棋盘太大，未参与查找。`,
    spelled: (count) => `有 ${count} 行只是写法不对：应为“Red n”“Black n”或“Tie”。`,
    twins: (first, second) =>
      `第 ${first} 个与第 ${second} 个棋盘相同，答案却不同：多组数据之间可能有变量没清空。`,
    allSame: (number) => `从第 ${number} 个棋盘起每行都一样：是否每个棋盘都读了，是否清空了数据？`,
  },
  list: '不同的行',
  smallest: '答错的里面最小的',
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
