import type { Value } from '../../../wasm/rubicon.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted, EN } from '../../page/words/shared.ts';
import { isEarlier, type Puzzle, type PuzzleTheme } from './model/puzzle.ts';
import type { Sign } from './model/signs.ts';

/** What tells a puzzle from the others. */
type Named = Pick<Puzzle, 'number' | 'place'>;

const en = {
  label: 'Puzzles',
  daily: 'Puzzle of the day',
  number: (puzzle: Named) => `${isEarlier(puzzle) ? 'Earlier puzzle' : 'Puzzle'} ${puzzle.place}`,
  level: (level: number) => `Level ${level} of 5`,
  task: ({ side, winner, length }: Puzzle) =>
    winner === 'tie'
      ? 'Red to play and hold the tie, until a position has come three times. Only one first move works.'
      : `${EN.side[side]} to play and win in ${length}. Only one first move works.`,
  solve: 'Solve it',
  solveAgain: 'Solve it again',
  row: (days: number) => `${counted(days, 'day')} in a row`,
  lessons: 'New to this? Three easy ones to learn with:',
  lesson: (index: number) => `Easy puzzle ${index} of 3`,
  all: 'All puzzles',
  levels: 'Levels',
  themes: 'Themes',
  theme: {
    black: { name: 'Black to win', what: 'Black moves first and wins.' },
    tie: { name: 'Hold the tie', what: 'All moves but one lose; that one keeps the tie.' },
    corridor: { name: 'The corridor', what: 'The pawn never has a choice.' },
    gate: { name: 'The gate', what: 'The first move closes all ways up at once.' },
    wait: { name: 'Losing a move', what: 'A general steps away and back, and the pawn must go on.' },
    parity: { name: 'Parity', what: 'Red wins only because it is Black’s turn.' },
    sacrifice: {
      name: 'Giving up the row',
      what: 'Red leaves the cell above the pawn to it, and wins all the same.',
    },
  } satisfies Record<PuzzleTheme, { name: string; what: string }>,
  solvedOf: (solved: number, all: number, earlier: number) =>
    `${solved} of ${all} solved${earlier === 0 ? '' : `, and ${earlier} of the earlier ones`}`,
  solved: 'solved',
  signs: 'Moves tried',
  none: 'Your first move decides.',
  sign: {
    best: 'best',
    slower: 'wins, but slower',
    thrown: 'a mistake',
    hinted: 'after a hint',
  } satisfies Record<Sign, string>,
  slip: (move: number, { winner }: Value) =>
    `Move ${move} gave the ${winner === 'tie' ? 'tie' : 'win'} away.`,
  how: 'Show what follows',
  takeBack: 'Take it back',
  done: 'Solved.',
  slips: (wrong: number, hints: number) =>
    `${wrong === 0 ? 'No wrong moves' : `${counted(wrong, 'wrong move')} on the way`}${hints === 0 ? '' : `, ${counted(hints, 'hint')}`}.`,
  teaches: (themes: readonly PuzzleTheme[]) =>
    `It shows: ${themes.map((each) => en.theme[each].name).join(', ')}.`,
  next: 'Next puzzle',
  copy: 'Copy the result',
  copied: 'The result is copied.',
  result: (puzzle: Named, date: string | null) =>
    `Rubicon: ${en.number(puzzle)}${date === null ? '' : ` (${date})`}`,
  tries: (count: number, hints: number, time: string) =>
    `${count} ${count === 1 ? 'try' : 'tries'}${hints === 0 ? '' : ` and ${counted(hints, 'hint')}`} in ${time}`,
};

const zh: typeof en = {
  label: '残局',
  daily: '每日残局',
  number: (puzzle) => `${isEarlier(puzzle) ? '旧残局' : ''}第 ${puzzle.place} 局`,
  level: (level) => `难度 ${level}（共 5 级）`,
  task: ({ side, winner, length }) =>
    winner === 'tie'
      ? '红先守平，直到同一局面出现三次，首步唯一。'
      : `${side === 'red' ? '红' : '黑'}先，${length} 步胜，首步唯一。`,
  solve: '开始解题',
  solveAgain: '再解一次',
  row: (days) => `已连续 ${days} 天`,
  lessons: '第一次来？先用三个简单的练手：',
  lesson: (index) => `入门残局 ${index}（共 3 局）`,
  all: '全部残局',
  levels: '难度',
  themes: '要点',
  theme: {
    black: { name: '黑先胜', what: '黑先走，黑胜。' },
    tie: { name: '守平', what: '只有一步不输，守住平局。' },
    corridor: { name: '走廊', what: '卒从头到尾别无选择。' },
    gate: { name: '关口', what: '第一步就堵死所有上行的路。' },
    wait: { name: '等一步', what: '帅走开再走回，卒却不得不动。' },
    parity: { name: '奇偶', what: '轮到黑方走，红方才能胜。' },
    sacrifice: { name: '弃行', what: '红方让出卒的前一格，照样取胜。' },
  },
  solvedOf: (solved, all, earlier) =>
    `已解 ${solved} / ${all}${earlier === 0 ? '' : `，旧残局 ${earlier} 局`}`,
  solved: '已解',
  signs: '试过的着法',
  none: '第一步就定胜负。',
  sign: { best: '最优', slower: '能胜但较慢', thrown: '走错', hinted: '看过提示' },
  slip: (move, { winner }) => `第 ${move} 步丢掉了${winner === 'tie' ? '平局' : '胜局'}。`,
  how: '看后续着法',
  takeBack: '退回这步',
  done: '解出来了！',
  slips: (wrong, hints) =>
    `${wrong === 0 ? '一步没错' : `途中走错 ${wrong} 步`}${hints === 0 ? '' : `，用了 ${hints} 次提示`}。`,
  teaches: (themes) => `这局的要点：${themes.map((each) => zh.theme[each].name).join('、')}。`,
  next: '下一局',
  copy: '复制成绩',
  copied: '成绩已复制。',
  result: (puzzle, date) => `过河卒残局：${zh.number(puzzle)}${date === null ? '' : `（${date}）`}`,
  tries: (count, hints, time) =>
    `试了 ${count} 次${hints === 0 ? '' : `，用了 ${hints} 次提示`}，用时 ${time}`,
};

/** The sentences of the puzzles. */
export const PUZZLES: Catalogue<typeof en> = { en, zh };
