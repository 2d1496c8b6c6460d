import type { Ending, Side } from '../../../wasm/rubicon.ts';
import type { Mark } from '../../model/board.ts';
import type { Direction } from '../../model/line.ts';
import type { Failure } from '../../model/state.ts';
import type { Texts } from './en.ts';
import { memory } from './memory.ts';

const SIDE: Readonly<Record<Side, string>> = { red: '红方', black: '黑方' };
const MARK: Readonly<Record<Mark, string>> = { '.': '空格', '#': '障碍', X: '黑卒', O: '红帅' };
const DIRECTION: Readonly<Record<Direction, string>> = { u: '上', d: '下', l: '左', r: '右' };

function ending(how: Ending, toMove: Side): string {
  if (how === 'row-one') return '卒已到达第 1 行';
  if (how === 'no-move') return `${SIDE[toMove]}无路可走`;
  return toMove === 'red' ? '卒吃掉了帅' : '帅吃掉了卒';
}

/** Why the solver failed; null for a fault in a text or a form: text-failure-words.ts has those. */
function failure({ code, expected, found }: Failure): string | null {
  // Of a fault of the page's own there is nothing else to say.
  const crashed = () => '求解器意外停止。请重试；棋盘已保留。';
  const sentences: Readonly<Partial<Record<Failure['code'], () => string>>> = {
    out_of_memory: () =>
      `浏览器未能提供所需的内存（${memory(expected)}）。请关闭其他页面后重试，或缩小棋盘。`,
    too_large: () =>
      `棋盘太大，无法在此求解：需要 ${memory(found)} 内存，上限为 ${memory(expected)}。请减少行数、列数，或增加障碍。`,
    bad_position: crashed,
    illegal_move: crashed,
    not_solved: crashed,
    too_many_layers: crashed,
    density_out_of_range: crashed,
    closed: crashed,
    load_failed: () => '求解器未能载入。请重试或重新加载页面；棋盘已保留，仍可继续编辑。',
    unsupported: () => '此浏览器没有 WebAssembly 或 Web Worker，无法求解，仍可编辑棋盘。',
    no_simd: () => '此浏览器或处理器不支持 WebAssembly SIMD，无法求解，仍可编辑棋盘。',
    crashed,
  };
  return sentences[code]?.() ?? null;
}

/** The page in Chinese, in the words of the contest: 帅, 卒, 障碍. */
export const zh: Texts = {
  language: 'zh-CN',
  title: 'Rubicon：过河卒，边画边解',
  name: 'Rubicon',
  tagline: '过河卒：两帅拦一卒，卒到第 1 行即胜；边画边解',
  gap: '',

  sides: SIDE,
  mark: (mark) => MARK[mark],
  cell: (row, column, mark) => `第 ${row} 行第 ${column} 列：${MARK[mark]}`,
  boardLabel: (rows, columns) => `棋盘，${rows} 行 ${columns} 列`,

  places: { label: '页面', analysis: '分析', theatre: '算法演示', bench: '出题与评测' },
  menu: '菜单',
  help: '帮助',
  exchange: '导入或导出',
  close: '关闭',
  drop: '松开即可载入文件中的棋盘',

  tools: { label: '工具', obstacle: '障碍', pawn: '卒', general: '帅', erase: '擦除', move: '走子' },
  edit: { label: '编辑', undo: '撤销', redo: '重做', clear: '清空', flip: '翻转视角' },
  side: { label: '轮到', red: '红方走', black: '黑方走' },

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
    repeated: '：同一局面第三次出现。',
    tieReason: '：双方都无法强制取胜，都走最优策略时对局无限进行。',
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

  study: { label: '研究', moves: '着法', why: '原因', maps: '胜负图', play: '对弈' },
  part: {
    failed: '页面的这一部分未能载入。请检查网络后重试。',
    failedAgain: '这一部分未能载入。请检查网络后重新加载页面；棋盘会保留。',
    renewed: '页面已有新版本，请重新加载页面；棋盘会保留。',
    again: '重试',
    reload: '重新加载',
  },

  line: {
    label: '最优着法',
    over: '这个棋盘上胜负已分，无步可走。',
    first: '开头',
    previous: '上一步',
    next: '下一步',
    last: '结尾',
    play: '播放',
    pause: '暂停',
    at: (ply, count) => `第 ${ply} 步，共 ${count} 步`,
    moves: '着法列表',
    start: '初始局面',
    short: (value) => (value.winner === 'tie' ? '平局' : `${SIDE[value.winner]} ${value.distance}`),
    move: ({ side, from, to, direction, captures }) =>
      `${side === 'red' ? '红帅' : '黑卒'} (${from.row},${from.column}) 向${DIRECTION[direction]} → (${to.row},${to.column})${captures ? (side === 'red' ? '，吃卒' : '，吃帅') : ''}`,
    loop: (from, to) => `第 ${to} 步后回到先前的局面：第 ${from} 至 ${to} 步将无限循环。`,
    end: (winner, how, toMove) => `${SIDE[winner]}已胜：${ending(how, toMove)}。`,
  },

  notices: '通知',
  notice: {
    badLink: ({ error, shown }) =>
      `链接${error.key === 'b' ? '里的棋盘' : ''}不完整，${{ sample: '先给你看样例 5', last: '先给你看上次的棋盘', same: '棋盘保持不变' }[shown]}。`,
    details: '详情',
    movesDropped: (kept, dropped) =>
      `链接中有 ${dropped} 步在这个棋盘上不合规则，已舍去；${kept === 0 ? '没有保留任何着法' : `保留了前 ${kept} 步`}。`,
    variationsDropped: (dropped) => `链接的分支中有 ${dropped} 步在这个棋盘上不合规则，已舍去，其余保留。`,
    linkTooLong: (most, dropped) =>
      `链接过长，已舍去 ${dropped} 步。一个链接最多包含 ${most} 步的对局，以及共 ${most} 步的分支；棋盘和其余着法保留。`,
    fileUnreadable: (name) => `无法读取文件“${name}”，请换一个文件。`,
  },
  failure,
};
