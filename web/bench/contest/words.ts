import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted } from '../../page/words/shared.ts';
import type { Result } from './model/contest.ts';

const en = {
  source: {
    label: 'Contest file',
    text: 'Contest text',
    hint: 'Paste it, choose a file or drop one anywhere: “id T”, then T boards, each beginning with its numbers of rows and columns.',
    solve: 'Solve all boards',
    file: 'Choose a file',
    held: (name: string | null, size: string) => `${name ?? 'Pasted text'}, ${size}`,
  },
  refused: (count: number) => `${count} files are too many at once: none was read.`,
  drop: 'Drop the contest file to solve its boards',
  results: 'Answers',
  none: 'The boards and their answers appear here.',
  reading: 'Reading the file…',
  progress: (done: number, total: number) =>
    `${done.toLocaleString('en')} of ${total.toLocaleString('en')} boards`,
  progressLabel: 'Boards solved',
  speed: (boards: number) => `${boards.toLocaleString('en')} boards a second`,
  cancelled: 'Cancelled: the answers so far are kept.',
  again: 'Start again',
  cancel: 'Cancel',
  outcome: { red: 'Red', black: 'Black', tie: 'Tie', broken: 'No answer' } satisfies Record<Result, string>,
  copy: 'Copy the answers',
  copied: 'Copied',
  download: 'Download .ans',
  boards: 'Boards',
  board: (number: number) => `Board ${number}`,
  open: (number: number, answer: string) => `Board ${number}: ${answer}. Open in the editor`,
  broken: (number: number, why: string) => `Board ${number}: no answer. ${why}`,
  problems: (count: number) => `${counted(count, 'problem')} in the file`,
  more: (count: number) => `and ${count.toLocaleString('en')} more`,
  place: (line: number, column: number) => `line ${line}, column ${column}`,
  noBoard: 'Text',
  header: 'Expected two numbers here, the id and the number of boards, such as “0 5”.',
  questionMark: 'A board without an answer is a line “?” in the answers.',
};

const zh: typeof en = {
  source: {
    label: '输入文件',
    text: '输入文本',
    hint: '粘贴、选择文件，或拖到页面任意位置：“id T”，随后 T 个棋盘，每个棋盘先给出 n、m。',
    solve: '求出全部答案',
    file: '选择文件',
    held: (name, size) => `${name ?? '粘贴的文本'}，${size}`,
  },
  refused: (count) => `一次拖入了 ${count} 个文件，太多了：没有读取任何文件。`,
  drop: '松开即可求解整个文件',
  results: '答案',
  none: '棋盘和答案会显示在这里。',
  reading: '正在读取文件…',
  progress: (done, total) => `${done.toLocaleString('en')} / ${total.toLocaleString('en')} 个棋盘`,
  progressLabel: '已求解的棋盘',
  speed: (boards) => `每秒 ${boards.toLocaleString('en')} 个棋盘`,
  cancelled: '已取消，已求出的答案保留。',
  again: '重新开始',
  cancel: '取消',
  outcome: { red: '红方', black: '黑方', tie: '平局', broken: '无答案' },
  copy: '复制答案',
  copied: '已复制',
  download: '下载 .ans',
  boards: '棋盘',
  board: (number) => `第 ${number} 个棋盘`,
  open: (number, answer) => `第 ${number} 个棋盘：${answer}。在编辑器中打开`,
  broken: (number, why) => `第 ${number} 个棋盘：无答案。${why}`,
  problems: (count) => `文件中有 ${count} 处问题`,
  more: (count) => `另有 ${count.toLocaleString('en')} 处`,
  place: (line, column) => `第 ${line} 行第 ${column} 列`,
  noBoard: '文本',
  header: '此处应为两个数：测试点编号和棋盘个数，例如“0 5”。',
  questionMark: '答案文件中，没有答案的棋盘占一行“?”。',
};

/** The sentences of the batch. */
export const BATCH: Catalogue<typeof en> = { en, zh };
