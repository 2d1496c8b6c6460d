import type { Ending, Side } from '../../../wasm/rubicon.ts';
import type { CellMark } from '../../model/board.ts';
import type { Texts } from './en.ts';

const SIDE: Readonly<Record<Side, string>> = { red: '红方', black: '黑方' };
const MARK: Readonly<Record<CellMark, string>> = { '.': '空地', '#': '障碍', X: '黑卒', O: '红帅' };

function ending(how: Ending, toMove: Side): string {
  if (how === 'row-one') return '卒已到达第 1 行';
  if (how === 'no-move') return `${SIDE[toMove]}无路可走`;
  return toMove === 'red' ? '卒吃掉了帅' : '帅吃掉了卒';
}

/** The page in Chinese, in the words of the contest: 帅, 卒, 障碍. */
export const zh: Texts = {
  language: 'zh-CN',
  name: 'Rubicon',
  tagline: '过河卒：两帅拦一卒，卒到第 1 行即胜；边画边解',
  gap: '',
  colon: '：',

  sides: SIDE,
  mark: (mark) => MARK[mark],
  cell: (row, column, mark) => `第 ${row} 行第 ${column} 列：${MARK[mark]}`,
  boardLabel: (rows, columns) => `棋盘，${rows} 行 ${columns} 列`,

  places: { label: '页面', analysis: '分析', theatre: '算法演示', bench: '出题与评测' },
  menu: '菜单',

  result: {
    label: '结果',
    wins: (winner, distance) => `${SIDE[winner]} ${distance} 步胜`,
    byWinner: (winner, count, distance) => {
      const [red, black] = winner === 'red' ? [count, distance - count] : [distance - count, count];
      return `（红 ${red} 步，黑 ${black} 步）`;
    },
    after: (ply) => `（第 ${ply} 步后）`,
    hasWon: (winner) => `${SIDE[winner]}已胜：`,
    ending: (how, toMove) => `${ending(how, toMove)}。`,
    tie: '平局',
    repeated: '（同一局面第三次出现）',
    tieReason: '（双方都无法强制取胜，都走最优策略时对局无限进行）',
    notReady: '还不能求解：',
    lack: ({ code, found }) =>
      ({
        no_pawn: '还缺一个黑卒',
        many_pawns: `只能有一个黑卒，现有 ${found} 个`,
        few_generals: found === 0 ? '还缺两个红帅' : '还缺一个红帅',
        many_generals: `只能有两个红帅，现有 ${found} 个`,
      })[code],
    loading: '正在载入求解器…',
    solving: '正在求解…',
    progress: (percent, distance) => `正在求解：${percent}%，已算到 ${distance} 步`,
    progressLabel: '求解进度',
    stale: '改动前：',
    cancel: '取消',
    cancelled: '已取消求解，棋盘保持不变。',
    solve: '求解',
  },

  part: {
    failed: '页面的这一部分未能载入。请检查网络后重试；棋盘会保留。',
    originless: '从磁盘打开或在 sandbox 框架中，请改用 rubicon.html。',
    renewed: '页面已有新版本，请重新加载页面；棋盘会保留。',
    again: '重试',
    reload: '重新加载',
  },

  notices: '通知',
  failure: {
    load_failed: '求解器未能载入。请重试或重新加载页面；棋盘和文本会保留。',
    crashed: '求解器意外停止。请重试；棋盘和文本会保留。',
  },
};
