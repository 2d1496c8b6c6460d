import type { Ending, Side, Value } from '../../wasm/rubicon.ts';
import type { Catalogue } from '../page/words/catalogue.ts';
import { counted, EN, grouped, ZH } from '../page/words/shared.ts';
import type { Line } from './model/frame.ts';
import type { Speed } from './model/pacer.ts';
import type { Goal } from './model/player.ts';
import type { Moment, News } from './model/scene.ts';
import { MOST_CELLS } from './model/too-large.ts';

/** Cells as rows and columns from 1. */
export interface Places {
  readonly generals: readonly [string, string];
  readonly pawn: string;
  readonly side: Side;
}

/** Texts by kind of moment, with its number. */
type OfMoments = Readonly<Record<Moment['kind'], (number: number) => string>>;

const en = {
  label: 'Theatre',
  acts: { label: 'What is shown', tour: 'Tour', steps: 'Position by position', wave: 'Layer by layer' },
  intro: 'Backwards from the finished games, until nothing more can be decided.',
  count: grouped,
  /** Between two sentences. */
  gap: ' ',

  opening: 'Setting the stage…',
  /** What is shown instead of a board that is too large. */
  tooLarge: {
    wave: (rows: number, columns: number) =>
      `This board has ${rows} × ${columns} cells, too many positions to follow one by one (at most ${MOST_CELLS} cells). Here are its layers instead.`,
    example: (rows: number, columns: number) =>
      `Your board has ${rows} × ${columns} cells, more than the ${MOST_CELLS} that the tour can solve. It shows an example board instead.`,
  },
  again: 'Try again',

  position: ({ generals: [first, second], pawn, side }: Places) =>
    `generals ${first} and ${second}, pawn ${pawn}, ${EN.side[side]} to move`,
  place: {
    taken: (position: string) => `Position taken: ${position}.`,
    predecessor: (position: string) => `Predecessor: ${position}.`,
    drawn: (position: string) => `Your position: ${position}.`,
  },
  fill: (queued: number) =>
    `Every finished game is in the queue: ${grouped(queued)} positions. Every other position starts with its number of legal moves.`,
  take: (winner: Side, toMove: Side, why: string) =>
    `Taken from the queue, ${winner === toMove ? 'won' : 'lost'} for ${EN.side[toMove]}: ${why}.`,
  over: (ending: Ending, winner: Side, toMove: Side) => {
    if (ending === 'row-one') return 'the pawn is on row 1, so Black has won';
    if (ending === 'no-move') return `${EN.side[toMove]} has no move, so ${EN.side[winner]} has won`;
    return winner === 'red'
      ? 'a general has captured the pawn, so Red has won'
      : 'the pawn has captured a general, so Black has won';
  },
  value: EN.value,
  queued: (position: string, value: string) => `${position}: ${value}.`,
  noPredecessor: 'No move leads here: it has no predecessor.',
  takenBack: (side: Side) => `${EN.side[side]} takes back a move.`,
  predecessor: (news: Exclude<News, 'known'>, side: Side, value: string, counter: number) => {
    const now = {
      won: `is won for ${EN.side[side]}, who has a move that wins: ${value}.`,
      counted: `has one fewer move left: this one loses. ${EN.side[side]} has ${counted(counter, 'move')} left.`,
      lost: `is lost for ${EN.side[side]}, as every move loses: ${value}.`,
    };
    return `The predecessor ${now[news]}`;
  },
  known: (has: number, takes: number | null) => {
    const way = takes === has ? `also takes ${takes}` : `takes ${takes}`;
    return `The predecessor is won in ${has} already; ${takes === null ? 'this move would lose' : `this move ${way}`}.`;
  },
  heard: (counts: Readonly<Record<News, number>>) => {
    const parts = [
      [counts.won, 'won'],
      [counts.lost, 'lost'],
      [counts.counted, 'with one fewer move left'],
      [counts.known, 'decided before'],
    ] as const;
    const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
    return `Predecessors: ${said.join(', ')}.`;
  },
  racing: (moment: string) => `On to the next key moment: ${moment}`,
  flying: 'Position after position…',
  end: (ties: number) =>
    ties === 0
      ? 'The queue is empty and every position is decided: there is no tie on this board.'
      : `The queue is empty. ${counted(ties, 'position')} ${ties === 1 ? 'was' : 'were'} never reached: neither side can force a win there, so ${ties === 1 ? 'it is a tie' : 'they are ties'}.`,
  progress: (step: number, steps: number) => `Taken: ${grouped(step)} of ${grouped(steps)}`,

  moments: 'Key moments',
  moment: {
    terminal: () => 'A finished game',
    capture: () => 'A capture',
    stuck: () => 'No move',
    win: () => 'A win',
    count: (left: number) => `${left} left`,
    loss: () => 'A loss',
    ten: (distance: number) => `Distance ${distance}`,
    drawn: () => 'Your position',
    end: () => 'The end',
  } satisfies OfMoments as OfMoments,
  notice: {
    terminal: () => 'A finished game. Everything else is found backwards from games like this one.',
    capture: () => 'A capture ends the game, too: whoever took the piece has won.',
    stuck: () => 'A side without a move has lost: the third way for a game to end.',
    win: () =>
      'A win. One move to a lost position is enough; the queue is in order of distance, so the first one found is the shortest.',
    count: (left: number) =>
      `On its way to a loss: ${counted(left, 'move')} of this position might still save it.`,
    loss: () =>
      'A loss. It had to wait for the last of its successors: only now is it known that every move loses.',
    ten: (distance: number) => `From here on, positions ${distance} moves from their end are taken.`,
    drawn: () => 'Your position is decided.',
    end: () => 'The end.',
  } satisfies OfMoments as OfMoments,
  hint: 'Large: the position taken from the queue. Small: its predecessors, one move earlier.',
  drawnDecided: (value: Value, nth: number) =>
    `Your position is decided, number ${grouped(nth)} in the queue: ${EN.value(value)}.`,
  endDecided: (value: Value) => `The end. Your position: ${EN.value(value)}.`,
  endTie: 'The end. Your position is among the ties.',

  controls: 'Playback',
  first: 'To the beginning',
  last: 'To the end',
  previous: 'One step back',
  next: 'One step forward',
  positionBack: 'One position back',
  positionOn: 'One position forward',
  play: 'Play',
  pause: 'Pause',
  timeline: 'Positions taken from the queue',
  speed: 'Speed',
  speeds: (speed: Speed) => {
    if (speed === 'sentences') return 'sentence by sentence';
    if (speed === 'full') return 'full speed';
    return `${counted(speed, 'position')} a second`;
  },
  goals: 'Run on to',
  goal: {
    win: 'next win',
    loss: 'next loss',
    layer: 'end of layer',
    drawn: 'your position',
  } satisfies Record<Goal, string>,
  sound: 'Sound',
  skips: 'Skip from key moment to key moment',

  queue: 'Queue',
  waiting: (count: number) => `${grouped(count)} waiting`,
  layers: 'Positions waiting, by distance',
  layer: (distance: number, count: number) => `Distance ${distance}: ${grouped(count)}`,
  head: '← Taken next',
  tail: 'Newest ←',
  between: (count: number) => `${grouped(count)} more`,
  emptyQueue: 'The queue is empty.',
  found: 'Decided',
  distance: 'Layer (distance)',
  noDistance: '–',
  toMove: 'To move',
  won: 'won ▲',
  lost: 'lost ▼',
  undecided: 'Undecided',
  markOf: { taken: 'Position taken', drawn: 'Your position' },
  mark: {
    over: (winner: Side) => `${EN.side[winner]} has won`,
    won: (side: Side, distance: number) => `won for ${EN.side[side]} in ${EN.moves(distance)}`,
    lost: (side: Side, distance: number) => `lost for ${EN.side[side]} in ${EN.moves(distance)}`,
    open: (side: Side, counter: number) => `${EN.side[side]} has ${counted(counter, 'move')} left`,
    tie: 'tie',
  },
  noDrawn: 'needs one pawn, two generals',

  algorithm: 'The algorithm',
  lines: {
    fill: 'Put every finished game into the queue. Every other position starts with its number of legal moves.',
    take: 'While the queue is not empty, take its first position.',
    tell: 'Look at each predecessor. Decided before? Skip it.',
    win: 'Is the one taken lost ▼? Then the predecessor is won ▲: into the queue, distance + 1.',
    count: 'Is it won ▲? Then the predecessor has one fewer move left.',
    loss: 'No move left? Then the predecessor is lost ▼: into the queue, distance + 1.',
    tie: 'What is never decided is a tie.',
  } satisfies Record<Line, string>,
};

const zh: typeof en = {
  label: '算法演示',
  acts: { label: '演示方式', tour: '导览', steps: '逐个局面', wave: '逐层' },
  intro: '从终局倒推，直到再也推不出新的结果。',
  count: String,
  gap: '',

  opening: '正在准备演示…',
  tooLarge: {
    wave: (rows, columns) =>
      `这个棋盘有 ${rows} × ${columns} 格，局面太多，无法逐个演示（不超过 ${MOST_CELLS} 格才可以）。以下是逐层演示。`,
    example: (rows, columns) =>
      `你的棋盘有 ${rows} × ${columns} 格，超过导览能求解的 ${MOST_CELLS} 格，所以下面用示例棋盘讲解。`,
  },
  again: '重试',

  position: ({ generals: [first, second], pawn, side }) =>
    `帅 ${first}、${second}，卒 ${pawn}，轮到${ZH.side[side]}`,
  place: {
    taken: (position) => `出队的局面：${position}。`,
    predecessor: (position) => `前驱：${position}。`,
    drawn: (position) => `你的局面：${position}。`,
  },
  fill: (queued) => `所有终局已入队：${queued} 个局面。其余局面的计数器初值为合法着法数。`,
  take: (winner, toMove, why) => `出队，${ZH.side[toMove]}必${winner === toMove ? '胜' : '败'}：${why}。`,
  over: (ending, winner, toMove) => {
    if (ending === 'row-one') return '卒已到达第 1 行，黑方已胜';
    if (ending === 'no-move') return `${ZH.side[toMove]}无路可走，${ZH.side[winner]}已胜`;
    return winner === 'red' ? '帅吃了卒，红方已胜' : '卒吃了帅，黑方已胜';
  },
  value: ZH.value,
  queued: (position, value) => `${position}：${value}。`,
  noPredecessor: '没有着法走到这里：它没有前驱。',
  takenBack: (side) => `${ZH.side[side]}退回一步。`,
  predecessor: (news, side, value, counter) => {
    const now = {
      won: `存在必败后继，${ZH.side[side]}必胜：${value}。`,
      counted: `计数器减一：这步走到对手必胜的局面，${ZH.side[side]}还剩 ${counter} 种着法。`,
      lost: `的后继都是对手必胜，${ZH.side[side]}必败：${value}。`,
    };
    return `这个前驱${now[news]}`;
  },
  known: (has, takes) => {
    const way = takes === has ? `这样走也是 ${takes} 步` : `这样走要 ${takes} 步`;
    return `这个前驱早已确定 ${has} 步胜；${takes === null ? '这样走反而会败' : way}。`;
  },
  heard: (counts) => {
    const parts = [
      ['必胜', counts.won],
      ['必败', counts.lost],
      ['计数器减一', counts.counted],
      ['此前已确定', counts.known],
    ] as const;
    const said = parts.filter(([, count]) => count > 0).map(([what, count]) => `${what} ${count} 个`);
    return `前驱：${said.join('，')}。`;
  },
  racing: (moment) => `快进到下一个关键时刻：${moment}`,
  flying: '局面逐个出队…',
  end: (ties) =>
    ties === 0
      ? '队列已空，所有局面都已确定：这个棋盘没有平局。'
      : `队列已空。剩下 ${ties} 个局面始终未入队：双方都无法强制取胜，都是平局。`,
  progress: (step, steps) => `已出队 ${step} 个，共 ${steps} 个`,

  moments: '关键时刻',
  moment: {
    terminal: () => '终局',
    capture: () => '吃子',
    stuck: () => '无路可走',
    win: () => '必胜',
    count: (left) => `还剩 ${left}`,
    loss: () => '必败',
    ten: (distance) => `步数 ${distance}`,
    drawn: () => '你的局面',
    end: () => '结束',
  },
  notice: {
    terminal: () => '终局。其余局面都从这样的局面倒推出来。',
    capture: () => '吃子也是终局：吃掉对方棋子的一方已胜。',
    stuck: () => '轮到的一方无路可走，已败：这是第三种终局。',
    win: () => '必胜局面。只要有一个必败后继就够了；队列按步数排列，所以最先遇到的步数最小。',
    count: (left) => `正在走向必败：这个局面还有 ${left} 种着法可能是活路。`,
    loss: () => '必败局面。要等到最后一个后继确定，才知道后继都是对手必胜。',
    ten: (distance) => `从这里起，出队的局面离终局 ${distance} 步。`,
    drawn: () => '你的局面已确定。',
    end: () => '结束。',
  },
  hint: '大棋盘：刚出队的局面；小棋盘：它的前驱，即走一步可到达它的局面。',
  drawnDecided: (value, nth) => `你的局面已确定，是队列中第 ${nth} 个：${ZH.value(value)}。`,
  endDecided: (value) => `结束。你的局面：${ZH.value(value)}。`,
  endTie: '结束。你的局面也是平局。',

  controls: '播放',
  first: '回到开头',
  last: '跳到结尾',
  previous: '后退一步',
  next: '前进一步',
  positionBack: '后退一个局面',
  positionOn: '前进一个局面',
  play: '播放',
  pause: '暂停',
  timeline: '已出队的局面',
  speed: '速度',
  speeds: (speed) => {
    if (speed === 'sentences') return '逐句';
    return speed === 'full' ? '全速' : `每秒 ${speed} 个局面`;
  },
  goals: '运行到',
  goal: { win: '下一个必胜', loss: '下一个必败', layer: '本层结束', drawn: '你的局面' },
  sound: '声音',
  skips: '从一个关键时刻快进到下一个',

  queue: '队列',
  waiting: (count) => `${count} 个局面`,
  layers: '队列中的局面，按步数',
  layer: (distance, count) => `步数 ${distance}：${count} 个`,
  head: '← 队首，下一个出队',
  tail: '队尾，由此入队 ←',
  between: (count) => `另有 ${count}\u00a0个`,
  emptyQueue: '队列是空的。',
  found: '已确定',
  distance: '层（步数）',
  noDistance: '–',
  toMove: '轮到',
  won: '必胜 ▲',
  lost: '必败 ▼',
  undecided: '未确定',
  markOf: { taken: '出队的局面', drawn: '你的局面' },
  mark: {
    over: (winner) => `${ZH.side[winner]}已胜`,
    won: (side, distance) => `${ZH.side[side]}必胜，${ZH.moves(distance)}`,
    lost: (side, distance) => `${ZH.side[side]}必败，${ZH.moves(distance)}`,
    open: (side, counter) => `${ZH.side[side]}还剩 ${counter} 种着法`,
    tie: '平局',
  },
  noDrawn: '需要一个卒、两个帅',

  algorithm: '算法',
  lines: {
    fill: '所有终局入队；其余局面的计数器初值为合法着法数。',
    take: '队列非空时，取出队首的局面。',
    tell: '查看它的每个前驱：已确定的跳过。',
    win: '取出的必败 ▼？前驱必胜 ▲，步数加一，入队。',
    count: '取出的必胜 ▲？前驱的计数器减一。',
    loss: '计数器为 0？前驱必败 ▼，步数加一，入队。',
    tie: '始终未确定的就是平局。',
  },
};

export const THEATRE: Catalogue<typeof en> = { en, zh };
