import type { Catalogue } from '../../catalogue.ts';

const en = {
  label: 'Help',
  close: 'Close',
  rulesLabel: 'The game',
  rules: [
    'Red has two generals, Black has one pawn. The sides move in turn; Red begins unless you say otherwise.',
    'A general goes one cell up, down, left or right; the pawn goes one cell up, left or right, never down. Nobody enters an obstacle, and the generals do not share a cell.',
    'Black wins by reaching row 1 or capturing a general. Red wins by capturing the pawn. A side to move that has no move has lost.',
    'The result assumes best play: the winner takes the shortest way, the loser holds out as long as possible.',
  ],
  keysLabel: 'Keys',
  keys: [
    ['← → k j', 'step through the best line'],
    ['↑ ↓ Home End', 'first and last position'],
    ['Space', 'play the best move'],
    ['1 2 3 0 4', 'tool: obstacle, pawn, general, erase, move'],
    ['Ctrl Z, Ctrl Shift Z', 'undo, redo; in a game Ctrl Z takes a move back'],
    ['h', 'in a game: a hint'],
    ['f', 'flip the view'],
    ['Esc', 'give up a stroke, put a piece back'],
    ['?', 'this help'],
  ],
  gridLabel: 'Keys on the board (reach it with Tab)',
  gridKeys: [
    ['← → ↑ ↓', 'go to another cell'],
    ['Home End', 'ends of the row; with Ctrl the corners'],
    ['Enter Space', 'apply the tool; with Move and in a game, take a piece up and put it down'],
    ['1 2 3', 'set obstacle, pawn, general'],
    ['0 Delete', 'erase'],
  ],
  pointerLabel: 'Mouse and touch',
  pointer: [
    'Press and drag to draw; beginning on an obstacle erases obstacles.',
    'Drag a piece to carry it. The right button erases.',
    'With the tool Move, and in a game, pieces move as the rules allow: press a piece and then a marked cell, or drag the piece there.',
  ],
};

const zh: typeof en = {
  label: '帮助',
  close: '关闭',
  rulesLabel: '规则',
  rules: [
    '红方有两个帅，黑方有一个卒。双方轮流走棋，默认红方先走。',
    '帅每步向上、下、左、右走一格；卒每步向上、左、右走一格，不能后退。棋子不能进入障碍，两个帅不能重叠。',
    '卒到达第 1 行或吃掉一个帅，黑方胜；帅吃掉卒，红方胜；轮到走棋却无路可走的一方负。',
    '结果按双方最佳着法计算：胜方走最短的胜路，负方尽量拖延。',
  ],
  keysLabel: '快捷键',
  keys: [
    ['← → k j', '逐步查看最佳着法'],
    ['↑ ↓ Home End', '第一个和最后一个局面'],
    ['Space', '走出最佳的一步'],
    ['1 2 3 0 4', '工具：障碍、卒、帅、擦除、走子'],
    ['Ctrl Z, Ctrl Shift Z', '撤销、重做；对局中 Ctrl Z 为悔棋'],
    ['h', '对局中：提示'],
    ['f', '翻转视角'],
    ['Esc', '放弃正在画的一笔，放回选中的棋子'],
    ['?', '打开本帮助'],
  ],
  gridLabel: '棋盘上的按键（用 Tab 进入棋盘）',
  gridKeys: [
    ['← → ↑ ↓', '移到另一格'],
    ['Home End', '行首、行尾；加 Ctrl 到角落'],
    ['Enter Space', '使用工具；走子工具和对局中为选子、落子'],
    ['1 2 3', '放置障碍、卒、帅'],
    ['0 Delete', '擦除'],
  ],
  pointerLabel: '鼠标与触屏',
  pointer: [
    '按住拖动即可绘制；从障碍开始则擦除障碍。',
    '拖动棋子可以移动它；鼠标右键擦除。',
    '用走子工具或在对局中，棋子按规则走：先点棋子，再点有标记的格子，或把棋子拖过去。',
  ],
};

/** The sentences of the help. */
export const HELP: Catalogue<typeof en> = { en, zh };
