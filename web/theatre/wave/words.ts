import type { Side, Value } from '../../../wasm/rubicon.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted, EN, grouped, ZH } from '../../page/words/shared.ts';

type Kind = 'pawn' | 'general';

const short = {
  en: new Intl.NumberFormat('en', { notation: 'compact' }),
  zh: new Intl.NumberFormat('zh-CN', { notation: 'compact' }),
};

const enPlaces = (places: readonly string[], more: number) => {
  if (more > 0) return `${places.join(', ')} or ${more} more`;
  return places.length < 2 ? places.join('') : `${places.slice(0, -1).join(', ')} or ${places.at(-1)}`;
};
const zhPlaces = (places: readonly string[], more: number) =>
  more > 0 ? `${places.join('、')} 等 ${places.length + more} 格` : `${places.join('、')} `;

const en = {
  board: (rows: number, columns: number, kind: Kind) =>
    `Board, ${counted(rows, 'row')}, ${counted(columns, 'column')}: where the ${kind} is decided`,
  intro:
    'Layer 0 holds the finished games. Each further layer holds the positions whose best play lasts one move longer; a position in no layer is a tie. On the board, the piece picked up tries every cell while the others stay. A cell decided in this layer has a sign in a white frame; one decided before, the number of its layer. Press a cell to see why.',

  legend: 'Colours',
  wins: {
    red: 'Orange, strip above: Red wins; stronger = sooner',
    black: 'Blue, strip below: Black wins; stronger = sooner',
  } satisfies Record<Side, string>,
  zoom: 'Zoom',
  follow: 'Follow best play',
  followHint: 'Layer n shows the best line n moves before its end; its last layer is your position.',
  sound: 'Sound',

  controls: 'Layers',
  slider: 'Layer',
  speed: 'Speed',
  speedOf: (layers: string) => `${layers} layers a second`,
  speedFace: (layers: string) => `${layers}/s`,
  at: (layer: number, last: number) => `Layer ${layer} of ${last}`,
  counts: (red: number, black: number) =>
    `Decided here: ${counted(red, 'position')} won by Red, ${grouped(black)} by Black.`,
  briefly: (red: number, black: number) => `${grouped(red)} for Red, ${grouped(black)} for Black`,
  layerAt: (layer: number, counts: string) => `Layer ${layer}: ${counts}`,
  decided: (kind: Kind, sides: string) => `With the ${kind} ${sides}.`,
  decidedFor: (side: Side, places: readonly string[], more: number) =>
    `on ${enPlaces(places, more)}, ${EN.side[side]} wins`,
  between: '; ',
  aloud: (title: string, sentences: readonly string[]) => [`${title}.`, ...sentences].join(' '),
  decidedNowhere: (kind: Kind) => `No new cell is decided for the ${kind}.`,
  rest: (ties: number) =>
    ties === 0
      ? 'Every position is decided: this board has no tie.'
      : `The rest are ties: ${counted(ties, 'position')}.`,
  tied: (kind: Kind, places: readonly string[], more: number) =>
    `With the ${kind} on ${enPlaces(places, more)}, it is a tie.`,
  caught: (row: number, places: readonly string[], more: number) =>
    `The pawn can be caught up to row ${row}: there on ${enPlaces(places, more)}.`,
  neverCaught: 'The pawn can be caught nowhere.',
  drawnHere: (value: Value) => `Your position is decided here: ${EN.value(value)}.`,
  drawnTie: 'Your position is a tie: it is in no layer.',
  toDrawn: (layer: number) => `Your position: layer ${layer}`,

  now: (value: string) => `${value}, decided in this layer`,
  past: (value: string) => `${value}, decided before`,
  coming: (value: string) => `${value}, not decided yet`,
  never: 'tie, in no layer',

  chart: 'Positions decided per layer, logarithmic scale',
  short: (count: number) => short.en.format(count),
  counting: (percent: number) => `Counting all positions: ${percent}%`,
  countingLabel: 'Positions counted',
  cancel: 'Cancel',
  cancelled: 'Not counted, so there is no chart. The board still shows its layers.',
  count: 'Count all positions',
  again: 'Try again',

  table: 'All positions of this board',
  positions: 'Positions',
  longest: 'Longest win',
  moves: EN.moves,
  number: grouped,
  sides: { ...EN.side, tie: 'Tie' },
};

const zh: typeof en = {
  board: (rows, columns, kind) =>
    `棋盘，${rows} 行 ${columns} 列：${kind === 'pawn' ? '卒' : '帅'}在各格何时确定`,
  intro:
    '第 0 层是终局。之后每一层是最优策略下多一步分出胜负的局面；不属于任何一层的就是平局。棋盘上，拿起的棋子试遍每一格，其他棋子不动。本层确定的格子有白框和标记，此前确定的格子写着它的层数。点按格子可看原因。',

  legend: '颜色',
  wins: {
    red: '橙色，上边有条：红方胜，步数越少颜色越深',
    black: '蓝色，下边有条：黑方胜，步数越少颜色越深',
  },
  zoom: '放大',
  follow: '跟随最优着法',
  followHint: '第 n 层显示最优着法中距终局 n 步的局面，最后一层就是你的局面。',
  sound: '声音',

  controls: '层',
  slider: '层',
  speed: '速度',
  speedOf: (layers) => `每秒 ${layers} 层`,
  speedFace: (layers) => `${layers}/秒`,
  at: (layer, last) => `第 ${layer} 层，共 ${last} 层`,
  counts: (red, black) => `本层确定红方胜的局面 ${red} 个，黑方胜的 ${black} 个。`,
  briefly: (red, black) => `红方 ${red} 个，黑方 ${black} 个`,
  layerAt: (layer, counts) => `第 ${layer} 层：${counts}`,
  decided: (kind, sides) => `${kind === 'pawn' ? '卒' : '帅'}${sides}。`,
  decidedFor: (side, places, more) => `在 ${zhPlaces(places, more)}时${ZH.side[side]}胜`,
  between: '，',
  aloud: (title, sentences) => [`${title}。`, ...sentences].join(''),
  decidedNowhere: (kind) => `${kind === 'pawn' ? '卒' : '帅'}在本层没有新确定的格子。`,
  rest: (ties) => (ties === 0 ? '所有局面都已确定：这个棋盘没有平局。' : `其余 ${ties} 个局面都是平局。`),
  tied: (kind, places, more) => `${kind === 'pawn' ? '卒' : '帅'}在 ${zhPlaces(places, more)}时是平局。`,
  caught: (row, places, more) => `卒走到第 ${row} 行还能被捉住：在 ${zhPlaces(places, more)}时。`,
  neverCaught: '卒在哪一格都捉不住。',
  drawnHere: (value) => `你的局面在本层确定：${ZH.value(value)}。`,
  drawnTie: '你的局面是平局，不属于任何一层。',
  toDrawn: (layer) => `你的局面：第 ${layer} 层`,

  now: (value) => `${value}，在本层确定`,
  past: (value) => `${value}，此前已确定`,
  coming: (value) => `${value}，尚未确定`,
  never: '平局，不属于任何一层',

  chart: '每层确定的局面数（对数刻度）',
  short: (count) => short.zh.format(count),
  counting: (percent) => `正在统计所有局面：${percent}%`,
  countingLabel: '已统计的局面',
  cancel: '取消',
  cancelled: '未统计，无图表；棋盘仍可逐层演示。',
  count: '统计所有局面',
  again: '重试',

  table: '这个棋盘的所有局面',
  positions: '局面数',
  longest: '最长的胜局',
  moves: ZH.moves,
  number: String,
  sides: { ...ZH.side, tie: '平局' },
};

/** The sentences of the wave. */
export const WAVE: Catalogue<typeof en> = { en, zh };

export type WaveTexts = typeof en;
