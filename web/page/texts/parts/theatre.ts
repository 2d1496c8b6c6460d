import type { Ending, Side, Value } from '../../../../wasm/rubicon.ts';
import type { Line } from '../../../model/theatre/frame.ts';
import type { Speed } from '../../../model/theatre/pacer.ts';
import type { Goal } from '../../../model/theatre/player.ts';
import type { Moment, News } from '../../../model/theatre/scene.ts';
import type { Catalogue } from '../../catalogue.ts';
import { counted, EN, grouped, ZH } from './words.ts';

/** Cells as rows and columns from 1. */
export interface Places {
  readonly generals: readonly [string, string];
  readonly pawn: string;
  readonly side: Side;
}

const en = {
  label: 'Theatre',
  acts: { label: 'What is shown', steps: 'Position by position', wave: 'Layer by layer' },
  intro:
    'See how the table of all positions is made: backwards from the finished games, until the drawn position has its value.',
  count: grouped,

  opening: 'The stage is being set …',
  tooLarge: (rows: number, columns: number) =>
    `This board has ${rows} × ${columns} cells: too many positions to be followed one by one. Boards of up to 100 cells can be; the layers are there for every board.`,
  toWave: 'See the layers',
  again: 'Try again',

  position: ({ generals: [first, second], pawn, side }: Places) =>
    `generals ${first} and ${second}, pawn ${pawn}, ${EN.side[side]} to move`,
  fill: (queued: number) =>
    `Every finished game is in the queue: ${grouped(queued)} positions. Every other position has counted its moves.`,
  take: (place: string, value: string) => `Taken from the queue: ${place}. ${value}`,
  over: (ending: Ending, winner: Side, toMove: Side) => {
    if (ending === 'row-one') return 'The pawn is on row 1: Black has won.';
    if (ending === 'no-move') return `${EN.side[toMove]} has no move: ${EN.side[winner]} has won.`;
    return winner === 'red'
      ? 'A general has captured the pawn: Red has won.'
      : 'The pawn has captured a general: Black has won.';
  },
  value: (value: Value) => `${EN.value(value)}.`,
  told: (place: string, news: News, side: Side, value: Value | null, counter: number) => {
    const now: Readonly<Record<News, string>> = {
      known: `is decided already (${value === null ? '' : EN.value(value)}); it does not care.`,
      won: `has a move that wins: ${value === null ? '' : EN.value(value)}.`,
      counted: `has one move less that might not lose; ${grouped(counter)} ${counter === 1 ? 'is' : 'are'} left to ${EN.side[side]}.`,
      lost: `has lost its last hope, as every move loses: ${value === null ? '' : EN.value(value)}.`,
    };
    return `Its predecessor (${place}) ${now[news]}`;
  },
  end: (ties: number) =>
    ties === 0
      ? 'The queue is empty and every position is decided: there is no tie on this board.'
      : `The queue is empty. ${grouped(ties)} ${ties === 1 ? 'position was' : 'positions were'} never reached: nobody can force a win there, so ${ties === 1 ? 'it is a tie' : 'they are ties'}.`,
  progress: (step: number, steps: number) => `Position ${grouped(step)} of ${grouped(steps)}`,

  moments: 'Moments worth seeing',
  moment: {
    terminal: 'First finished game',
    win: 'First win',
    loss: 'First loss',
    drawn: 'Drawn position',
    end: 'The end',
  } satisfies Record<Moment['kind'], string>,
  notice: {
    terminal: 'The first finished game. Everything is found backwards from games like this one.',
    win: 'The first win. One lost successor is enough, and the first is the nearest, because the queue is in order of distance.',
    loss: 'The first loss that needed its last successor: only now is it known that no move escapes.',
    drawn: 'The turn of the drawn position.',
    end: 'The end.',
  } satisfies Record<Moment['kind'], string>,
  drawnValue: (value: Value) => `The drawn position has its value: ${EN.value(value)}.`,
  drawnTie: 'The drawn position is among the ties.',

  controls: 'Playing',
  first: 'To the beginning',
  last: 'To the end',
  back: 'One step back',
  on: 'One step forward',
  positionBack: 'One position back',
  positionOn: 'One position forward',
  play: 'Play',
  pause: 'Pause',
  timeline: 'Positions taken from the queue',
  speed: 'Speed',
  speeds: (speed: Speed) =>
    speed === 'full'
      ? 'as fast as it goes'
      : `${grouped(speed)} ${speed === 1 ? 'position' : 'positions'} a second`,
  goals: 'Run on to',
  goal: {
    win: 'next win',
    loss: 'next loss',
    layer: 'end of the layer',
    drawn: 'drawn position',
  } satisfies Record<Goal, string>,
  sound: 'Sound',
  pauses: 'Pause at these moments',

  queue: 'Queue',
  waiting: (count: number) => `${grouped(count)} waiting`,
  emptyQueue: 'Nothing is in the queue.',
  found: 'Decided',
  distance: 'Distance',
  noDistance: '–',
  toMove: 'To move',
  won: 'won',
  lost: 'lost',
  undecided: 'undecided',
  markOf: { taken: 'Position taken', drawn: 'Drawn position' },
  mark: {
    won: (side: Side, distance: number) => `won for ${EN.side[side]}, ${distance}`,
    lost: (side: Side, distance: number) => `lost for ${EN.side[side]}, ${distance}`,
    open: (side: Side, counter: number) => `${counted(counter, 'move')} of ${EN.side[side]} may not lose`,
  },
  noDrawn: 'pieces are missing',

  algorithm: 'The algorithm',
  lines: {
    fill: 'Put every finished game into the queue. Let every other position count its moves.',
    take: 'As long as the queue is not empty, take its first position.',
    tell: 'Tell each predecessor. One that is decided does not care.',
    win: 'Taken one lost? Then the predecessor is won, one move later. Into the queue.',
    count: 'Taken one won? Then the predecessor counts one move less.',
    loss: 'No move left? Then the predecessor is lost, one move later. Into the queue.',
    tie: 'What is never decided is a tie.',
  } satisfies Record<Line, string>,
};

const zh: typeof en = {
  label: '剧场',
  acts: { label: '演示方式', steps: '逐个局面', wave: '逐层' },
  intro: '看所有局面的结果如何得出：从终局出发倒推，直到画出的局面有了结果。',
  count: grouped,

  opening: '正在布置舞台……',
  tooLarge: (rows, columns) =>
    `这个棋盘有 ${rows} × ${columns} 格，局面太多，无法逐个观看。不超过 100 格的棋盘可以逐个看；任何棋盘都可以逐层看。`,
  toWave: '逐层观看',
  again: '重试',

  position: ({ generals: [first, second], pawn, side }) =>
    `帅 ${first}、${second}，卒 ${pawn}，轮到${ZH.side[side]}`,
  fill: (queued) => `所有终局已入队：${grouped(queued)} 个局面。其余局面各自记下可走的步数。`,
  take: (place, value) => `出队：${place}。${value}`,
  over: (ending, winner, toMove) => {
    if (ending === 'row-one') return '卒已到达第 1 行：黑方已胜。';
    if (ending === 'no-move') return `${ZH.side[toMove]}无步可走：${ZH.side[winner]}已胜。`;
    return winner === 'red' ? '帅吃了卒：红方已胜。' : '卒吃了帅：黑方已胜。';
  },
  value: (value) => `${ZH.value(value)}。`,
  told: (place, news, side, value, counter) => {
    const now: Readonly<Record<News, string>> = {
      known: `已有结果（${value === null ? '' : ZH.value(value)}），不受影响。`,
      won: `有一步可胜：${value === null ? '' : ZH.value(value)}。`,
      counted: `少了一步可能不败的着法，${ZH.side[side]}还剩 ${grouped(counter)} 步。`,
      lost: `每一步都败，最后的希望也没有了：${value === null ? '' : ZH.value(value)}。`,
    };
    return `它的前驱（${place}）${now[news]}`;
  },
  end: (ties) =>
    ties === 0
      ? '队列已空，所有局面都有结果：这个棋盘没有平局。'
      : `队列已空。剩下 ${grouped(ties)} 个局面始终没有到达：谁也无法强制取胜，都是平局。`,
  progress: (step, steps) => `第 ${grouped(step)} 个局面，共 ${grouped(steps)} 个`,

  moments: '值得看的时刻',
  moment: { terminal: '第一个终局', win: '第一个胜', loss: '第一个败', drawn: '画出的局面', end: '结束' },
  notice: {
    terminal: '第一个终局。一切结果都从这样的局面倒推出来。',
    win: '第一个胜。有一个后继是败就够了；队列按步数排列，所以最先找到的也最近。',
    loss: '第一个等到最后一个后继的败：到这时才知道哪一步都逃不掉。',
    drawn: '轮到画出的局面了。',
    end: '结束了。',
  },
  drawnValue: (value) => `画出的局面有了结果：${ZH.value(value)}。`,
  drawnTie: '画出的局面也是平局。',

  controls: '播放',
  first: '回到开头',
  last: '到结尾',
  back: '后退一步',
  on: '前进一步',
  positionBack: '后退一个局面',
  positionOn: '前进一个局面',
  play: '播放',
  pause: '暂停',
  timeline: '已出队的局面',
  speed: '速度',
  speeds: (speed) => (speed === 'full' ? '全速' : `每秒 ${grouped(speed)} 个局面`),
  goals: '运行到',
  goal: { win: '下一个胜', loss: '下一个败', layer: '本层结束', drawn: '画出的局面' },
  sound: '声音',
  pauses: '在这些时刻暂停',

  queue: '队列',
  waiting: (count) => `${grouped(count)} 个等待`,
  emptyQueue: '队列是空的。',
  found: '已有结果',
  distance: '步数',
  noDistance: '–',
  toMove: '轮到',
  won: '胜',
  lost: '败',
  undecided: '未定',
  markOf: { taken: '出队的局面', drawn: '画出的局面' },
  mark: {
    won: (side, distance) => `${ZH.side[side]}胜，${distance}`,
    lost: (side, distance) => `${ZH.side[side]}败，${distance}`,
    open: (side, counter) => `${ZH.side[side]}还有 ${counter} 步可能不败`,
  },
  noDrawn: '缺少棋子',

  algorithm: '算法',
  lines: {
    fill: '所有终局入队；其余局面各记下可走的步数。',
    take: '队列不空时，取出队首的局面。',
    tell: '通知它的每个前驱；已有结果的不受影响。',
    win: '取出的是败？则前驱是胜，步数加一，入队。',
    count: '取出的是胜？则前驱少一步可走。',
    loss: '一步也不剩？则前驱是败，步数加一，入队。',
    tie: '始终没有结果的就是平局。',
  },
};

export const THEATRE: Catalogue<typeof en> = { en, zh };
