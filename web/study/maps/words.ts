import type { Side, Value } from '../../../wasm/rubicon.ts';
import { CELLS } from '../../page/board/cell-words.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { counted, EN, grouped, ZH } from '../../page/words/shared.ts';

/** The effect of toggling on the cell's obstacle. */
type Doing = 'adding' | 'removing';

const en = {
  ...CELLS.en,
  map: 'Map',
  placement: 'Placement',
  obstacles: 'Obstacles',
  placementIntro: 'Choose a piece: each free cell shows who wins with it there, and in how many moves.',
  asShown: (side: Side) => `As shown (${EN.side[side]})`,
  zoom: 'Zoom',
  zoomHint: 'Scroll the board with the wheel, with two fingers, or by dragging the row and column numbers.',
  legend: 'Legend',
  wins: (winner: Value['winner']) => (winner === 'tie' ? 'Tie' : `${EN.side[winner]} wins`),
  cells: (count: number) => counted(count, 'cell'),

  obstaclesIntro: (value: Value) => `Now: ${EN.value(value)}. If one obstacle were added or removed:`,
  changes: { same: 'No change', count: 'Later or sooner', winner: 'Another result' },
  untried: 'not tried yet',
  same: (doing: Doing) => `${doing} ${doing === 'adding' ? 'an' : 'the'} obstacle changes nothing`,
  changed: (doing: Doing, value: Value, more: string) =>
    `${doing === 'adding' ? 'with an' : 'without the'} obstacle ${EN.value(value)}, ${more}`,
  later: (by: number) => (by > 0 ? `${counted(by, 'move')} later` : `${counted(-by, 'move')} sooner`),
  insteadOf: (before: Value) => `instead of ${EN.value(before)}`,
  progress: (done: number, total: number) => `${grouped(done)} of ${counted(total, 'cell')}`,
  progressLabel: 'Obstacles tried',
  cancel: 'Cancel',
  goOn: 'Go on',
};

const zh: typeof en = {
  ...CELLS.zh,
  map: '图的种类',
  placement: '摆放',
  obstacles: '障碍',
  placementIntro: '选一个棋子：每格空地写着它若在那里，谁胜、几步。',
  asShown: (side) => `当前（${ZH.side[side]}）`,
  zoom: '放大',
  zoomHint: '用滚轮、双指，或拖动行号、列号来滚动棋盘。',
  legend: '图例',
  wins: (winner) => (winner === 'tie' ? '平局' : `${ZH.side[winner]}胜`),
  cells: (count) => `${count} 格`,

  obstaclesIntro: (value) => `现在：${ZH.value(value)}。增减一个障碍后：`,
  changes: { same: '不变', count: '步数变化', winner: '结果改变' },
  untried: '尚未计算',
  same: (doing) => `${doing === 'adding' ? '在此加障碍' : '去掉此障碍'}，结果不变`,
  changed: (doing, value, more) =>
    `${doing === 'adding' ? '在此加障碍' : '去掉此障碍'}，${ZH.value(value)}，${more}`,
  later: (by) => (by > 0 ? `多 ${by} 步` : `少 ${-by} 步`),
  insteadOf: (before) => `原为${ZH.value(before)}`,
  progress: (done, total) => `已计算 ${done} 格，共 ${total} 格`,
  progressLabel: '已计算的障碍',
  cancel: '取消',
  goOn: '继续',
};

/** The sentences of the maps. */
export const MAPS: Catalogue<typeof en> = { en, zh };

export type MapsTexts = typeof en;
