import type { Mistake, Printed } from '../../../wasm/bench/mistakes.ts';
import type { Side } from '../../../wasm/rubicon.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { grouped } from '../../page/words/shared.ts';
import type { Group } from './model/mistakes.ts';

interface Words {
  readonly title: string;
  /** What the wrong program does. */
  readonly does: string;
  /** Why that is wrong. */
  readonly why: string;
}

const RED_BLACK = { red: 'Red', black: 'Black' } as const;
const answer = (value: Printed) => {
  if (value.winner === 'tie') return 'Tie';
  return value.winner === 'none' ? `${value.distance}` : `${RED_BLACK[value.winner]} ${value.distance}`;
};

const mistakes: Record<Mistake, Words> = {
  no_capture: {
    title: 'Black cannot capture',
    does: 'The pawn may not step onto a general: it treats a general like an obstacle.',
    why: 'A pawn on a general’s cell wins for the side that has just moved, whichever side that is.',
  },
  order: {
    title: 'The capture before row 1',
    does: 'Captures are checked first: a general beside a pawn on row 1 still takes it.',
    why: 'Row 1 is checked first, before Red’s turn: a pawn there has won.',
  },
  no_loss: {
    title: 'No move is no loss',
    does: 'A side without a legal move does not lose: the position is never decided and counts as a tie.',
    why: 'The side to move loses when it has no legal move.',
  },
  share: {
    title: 'Generals may share a cell',
    does: 'A general may move onto the other one.',
    why: 'A general may not enter the cell of the other.',
  },
  hurry: {
    title: 'The loser hurries, too',
    does: 'A lost position takes the smallest distance of its successors.',
    why: 'The loser holds out longest: a lost position takes the largest distance of its successors, plus one.',
  },
  last: {
    title: 'The last win instead of the first',
    does: 'Every lost successor overwrites the distance of a won position; the one found last stays.',
    why: 'The queue is in order of distance, so the lost successor found first is the nearest: the distance must not change after it.',
  },
  down: {
    title: 'The pawn may go down',
    does: 'The pawn moves in all four directions.',
    why: 'The pawn moves up, left or right, never down.',
  },
  byte: {
    title: 'A distance in a byte',
    does: 'The distance is printed from 8 bits: 256 becomes 0, 257 becomes 1.',
    why: 'Distances are kept in 16 bits or more: games can be longer than 255 moves, even within the limits of the contest.',
  },
  row_late: {
    title: 'Row 1 only when Black is to move',
    does: 'A pawn on row 1 is not noticed before Red has made one more move.',
    why: 'Row 1 is checked before every turn, Red’s too: the game ends as soon as the pawn is there.',
  },
  row_never: {
    title: 'Row 1 never wins',
    does: 'A pawn on row 1 plays on.',
    why: 'A pawn on row 1 has won.',
  },
  red_takes: {
    title: 'Every capture is Red’s',
    does: 'Whenever the pawn shares a cell with a general Red has won, even when the pawn has stepped there.',
    why: 'The side that has just moved has captured, and wins.',
  },
  red_stuck: {
    title: 'Only a stuck Red loses',
    does: 'A pawn without a legal move does not lose: the position counts as a tie.',
    why: 'The side to move loses when it has no legal move, Black too.',
  },
  black_stuck: {
    title: 'Only a stuck Black loses',
    does: 'Red does not lose when neither general can move: the position counts as a tie.',
    why: 'The side to move loses when it has no legal move, Red too.',
  },
  transposed: {
    title: 'Rows and columns swapped',
    does: 'The board lies on its side: the pawn goes towards column 1.',
    why: 'A line of the file is a row; row 1 is the first line.',
  },
  sizes: {
    title: 'The two sizes swapped',
    does: 'n and m are read the other way round: the cells, one after the other, fill a board of the other shape.',
    why: 'The number of rows comes first, then that of columns.',
  },
  last_row: {
    title: 'The last row cut off',
    does: 'The check of the bounds is off by one, x < n instead of x <= n: no piece can step into row n.',
    why: 'Rows 1 to n belong to the board.',
  },
  last_column: {
    title: 'The last column cut off',
    does: 'The check of the bounds is off by one, y < m instead of y <= m: no piece can step into column m.',
    why: 'Columns 1 to m belong to the board.',
  },
  unmirrored: {
    title: 'Generals in a fixed order',
    does: 'Only states with the generals in order are kept. When one steps past the other, the state is not found under (b, a) and stays a tie.',
    why: 'The generals are interchangeable: (a, b) and (b, a) are one state. Swap them before looking it up.',
  },
  counter: {
    title: 'The counter of a loss one too low',
    does: 'The counter starts with one move too few: a position is lost although one of its moves is not refuted yet.',
    why: 'The counter starts with the number of legal moves; a position is lost when it reaches 0.',
  },
  byte_inside: {
    title: 'Bytes compared',
    does: 'Distances are 8 bits during the analysis: 256 counts as less than 255, and the wrong move is taken for the longest.',
    why: 'Distances are kept in 16 bits or more, in the tables too.',
  },
  signed: {
    title: 'A distance in a signed byte',
    does: 'The distance is printed from a signed char: 128 becomes -128.',
    why: 'Distances are kept in 16 bits or more: games can be longer than 127 moves.',
  },
  half: {
    title: 'Only one side’s moves counted',
    does: 'The number printed is that of the winner’s moves, or of Red’s: half of them, rounded up.',
    why: 'The moves of both sides count.',
  },
  tie_red: {
    title: 'A tie printed as Red -1',
    does: 'The mark of an undecided state is printed like a result.',
    why: 'A tie is printed as Tie.',
  },
  tie_number: {
    title: 'A tie printed as -1',
    does: 'The mark of an undecided state is printed, without a winner.',
    why: 'A tie is printed as Tie.',
  },
  illegal: {
    title: 'Illegal moves counted',
    does: 'The out-degree counts a step onto the other general, too. No move comes back from it, so the counter never reaches 0: with the generals side by side Red never loses.',
    why: 'The counter starts with the number of legal moves: what may not be played is not counted.',
  },
  turn_order: {
    title: 'An order that depends on the side',
    does: 'On Red’s turn the capture comes first: with a general beside a pawn on row 1 the game goes on. On Black’s turn row 1 comes first, and Black wins one move late.',
    why: 'The order is the same on both turns: row 1, then the capture, then the legal moves.',
  },
  turn_takes: {
    title: 'A capture for the side to move',
    does: 'When the pawn shares a cell with a general, the side to move has won.',
    why: 'The side that has just moved has captured, and wins: the side to move has lost.',
  },
  first: {
    title: 'A loss never raised',
    does: 'A lost position takes the distance of the won successor found first, and keeps it when farther ones come. On small boards it answers as a loser that hurries; from 12 cells on some boards tell them apart.',
    why: 'A lost position takes the largest distance of its successors, plus one: that of the one found last.',
  },
  all_known: {
    title: 'A win only when all is known',
    does: 'A position is evaluated when all of its successors are known. One that can win, but also walk in circles, stays a tie.',
    why: 'One lost successor is enough: a position is won as soon as that is found.',
  },
  signed_inside: {
    title: 'Signed bytes compared',
    does: 'Distances are a char during the analysis: 128 is -128 and counts as less than 127, and the wrong move is taken for the longest.',
    why: 'Distances are kept in 16 bits or more, in the tables too.',
  },
  memo: {
    title: 'Depth first, with a memo',
    does: 'A position that is still being searched counts as a tie, and what follows from that is remembered as final. Here the moves are tried up, left, right, down, the general that comes first in reading order before the other; other orders err on other boards.',
    why: 'In a game with cycles the analysis goes backwards, from the finished games; what is never reached is a tie.',
  },
};

const groups: Record<Group, string> = {
  moves: 'Moves',
  ends: 'End of the game',
  counting: 'Analysis',
  reading: 'Reading the board',
  printing: 'Printing the answer',
};

const en = {
  answer,
  mistakes,
  groups,
  kept: {
    group: 'State',
    title: 'State kept from the board before.',
    does: 'Arrays, counters or the queue are not cleared between two boards. No board alone shows it: a file of two or more does.',
  },
  small: {
    group: 'Memory',
    title: 'Arrays or a queue too small.',
    does: (states: number) =>
      `With both generals told apart, a board of 8 rows and 10 columns without obstacles has ${grouped(states)} states, and every one of them is decided: a queue for a million runs over. No board with fewer cells has that many within the limits of the contest; a 10×10 board has 1,980,000.`,
    open: 'Open this board in the editor',
  },
  list: 'The classic mistakes',
  card: (number: number, title: string, right: Printed, wrong: Printed) =>
    `${number}. ${title}: right ${answer(right)}, wrong ${answer(wrong)}`,
  whyWrong: 'Correct:',
  breakProgram: 'Make it in the lesson’s program, and stress it',
  switches: 'Mistakes of the wrong program',
  on: 'Board',
  smallest: 'The smallest',
  drawn: 'The one in the editor',
  isSmallest: 'No smaller board shows it: all of them were tried.',
  isKnown: 'The smallest board known; a smaller one may exist.',
  open: 'Open in the editor',
  sides: { right: 'Right program', wrong: 'Wrong program' },
  code: { right: 'Right, in C++', wrong: 'Wrong, in C++' },
  differs: 'The answers differ.',
  same: 'Both give the same answer on this board.',
  parts: (ply: number) => `The lines part at move ${ply + 1}.`,
  together: 'Both play the same moves.',
  lines: 'Both lines',
  slider: 'Moves played',
  start: 'Start position, Red to move.',
  over: (winner: Side) => `Over: ${RED_BLACK[winner]} has won.`,
  stuck: 'No legal move, which this program does not count as a loss: the position is never decided.',
  cut: 'The line goes on.',
  loop: 'An earlier position is back: the game goes on for ever.',
  waiting: 'Solving…',
  absent: {
    smallest: 'No board of up to 10 cells shows this.',
    drawn: 'The board in the editor needs one pawn and two generals.',
  },
};

const CHINESE = { red: '红方', black: '黑方' } as const;

const zh: typeof en = {
  answer,
  mistakes: {
    no_capture: {
      title: '黑方不会吃帅',
      does: '卒不能走到帅所在的格子，把帅当成障碍。',
      why: '卒与帅同格时，刚走完的一方获胜，红方黑方都一样。',
    },
    order: {
      title: '先判吃子，后判第 1 行',
      does: '先判断吃子：卒已到第 1 行，旁边的帅仍能把它吃掉。',
      why: '应先判断第 1 行：轮到红方之前，卒到第 1 行就已获胜。',
    },
    no_loss: {
      title: '无路可走不算输',
      does: '无合法着法的一方不算输，该局面未被标记，当作平局。',
      why: '轮到谁走而无合法着法，谁就输。',
    },
    share: {
      title: '两帅可以同格',
      does: '一个帅可以走到另一个帅的格子。',
      why: '帅不能走到另一个帅所在的格子。',
    },
    hurry: {
      title: '输方也求快',
      does: '必败局面取后继步数的最小值。',
      why: '输方应尽量拖延：取后继步数的最大值，再加一。',
    },
    last: {
      title: '必胜局面取最后一个必败后继',
      does: '每遇到一个必败后继就覆盖步数，留下最后一次的。',
      why: '按步数入队，最先遇到的必败后继步数最小，不应再更新。',
    },
    down: {
      title: '卒可以后退',
      does: '卒可以向四个方向走。',
      why: '卒只能向上、左、右走，不能向下。',
    },
    byte: {
      title: '步数只存一个字节',
      does: '步数存成 8 位：256 变成 0，257 变成 1。',
      why: '步数应存为 16 位或更多：题目数据范围内，步数也可能超过 255。',
    },
    row_late: {
      title: '只在黑方走前判第 1 行',
      does: '卒到第 1 行后，红方再走一步才发现。',
      why: '每一回合之前都要判第 1 行，轮到红方也一样：卒一到，游戏就结束。',
    },
    row_never: {
      title: '到第 1 行不算赢',
      does: '卒到第 1 行后继续走。',
      why: '卒到第 1 行，黑方获胜。',
    },
    red_takes: {
      title: '吃子都算红方赢',
      does: '卒与帅同格就判红方胜，哪怕是卒走过去的。',
      why: '刚走完的一方吃了子，由它获胜。',
    },
    red_stuck: {
      title: '只判红方无路可走',
      does: '卒无路可走时不判负，当作平局。',
      why: '轮到谁走而无合法着法，谁就输，黑方也一样。',
    },
    black_stuck: {
      title: '只判黑方无路可走',
      does: '两个帅都无路可走时不判负，当作平局。',
      why: '轮到谁走而无合法着法，谁就输，红方也一样。',
    },
    transposed: {
      title: '行列颠倒',
      does: '棋盘被转置：卒朝第 1 列走。',
      why: '输入的一行就是棋盘的一行，第一行是第 1 行。',
    },
    sizes: {
      title: 'n、m 读反',
      does: '先读列数再读行数，字符依次填进另一种形状的棋盘。',
      why: '先是行数 n，再是列数 m。',
    },
    last_row: {
      title: '漏掉最后一行',
      does: '边界判断少一，x <= n 写成 x < n：棋子走不进第 n 行。',
      why: '第 1 到第 n 行都属于棋盘。',
    },
    last_column: {
      title: '漏掉最后一列',
      does: '边界判断少一，y <= m 写成 y < m：棋子走不进第 m 列。',
      why: '第 1 到第 m 列都属于棋盘。',
    },
    unmirrored: {
      title: '两帅定序却不交换',
      does: '只存 a ≤ b 的状态。一个帅越过另一个后按 (b, a) 去查，查不到，当作平局。',
      why: '两个帅没有区别，(a, b) 与 (b, a) 是同一状态，查之前应先交换。',
    },
    counter: {
      title: '败态计数器少一',
      does: '计数器初值少 1：还有一种着法没被否定就判了必败。',
      why: '计数器初值为合法着法数，减到 0 才是必败。',
    },
    byte_inside: {
      title: '用一个字节比较步数',
      does: '分析中步数就只有 8 位：256 比 255 小，取错了拖得最久的着法。',
      why: '步数应存为 16 位或更多，数组里也一样。',
    },
    signed: {
      title: '步数存成有符号字节',
      does: '步数存成 signed char：128 变成 -128。',
      why: '步数应存为 16 位或更多：步数可能超过 127。',
    },
    half: {
      title: '只数一方的步数',
      does: '输出的是胜方（或红方）的步数：总数的一半，向上取整。',
      why: '双方的步数都要算。',
    },
    tie_red: {
      title: '平局输出 Red -1',
      does: '把未标记状态的记号当成结果输出。',
      why: '平局应输出 Tie。',
    },
    tie_number: {
      title: '平局输出 -1',
      does: '只输出未标记状态的记号，没有胜方。',
      why: '平局应输出 Tie。',
    },
    illegal: {
      title: '不合法的着法也算出度',
      does: '走到另一个帅上也算进出度，但倒推时不会经过它，计数器减不到 0：两帅相邻时红方永远不会输。',
      why: '计数器初值只数合法着法，不能走的不算。',
    },
    turn_order: {
      title: '判断顺序因轮到谁而不同',
      does: '轮到红方时先判吃子：卒在第 1 行而旁边有帅，游戏继续。轮到黑方时先判第 1 行，于是黑方晚一步获胜。',
      why: '轮到谁都是同一顺序：先第 1 行，再吃子，最后无路可走。',
    },
    turn_takes: {
      title: '吃子算轮到的一方赢',
      does: '卒与帅同格时，判轮到走的一方胜。',
      why: '刚走完的一方吃了子，由它获胜；轮到走的一方输。',
    },
    first: {
      title: '败态步数不再增大',
      does: '必败局面取最先找到的必胜后继的步数，之后有更远的也不更新。小棋盘上与「输方也求快」答案相同，12 格起有棋盘能区分两者。',
      why: '必败局面取后继步数的最大值，再加一，也就是最后找到的那个。',
    },
    all_known: {
      title: '后继全知道才判必胜',
      does: '所有后继都有结果后才计算该局面。能赢、但也能兜圈子的局面就成了平局。',
      why: '只要有一个必败后继就必胜，一找到就应标记。',
    },
    signed_inside: {
      title: '用有符号字节比较步数',
      does: '分析中步数存成 char：128 变成 -128，比 127 小，取错了拖得最久的着法。',
      why: '步数应存为 16 位或更多，数组里也一样。',
    },
    memo: {
      title: '记忆化搜索遇环判平',
      does: '搜到还在栈中的局面就当作平局，并把由此得到的结果记下来当作最终结果。此处按上、左、右、下的顺序走，阅读顺序靠前的帅先走；顺序不同，出错的棋盘也不同。',
      why: '有环的博弈应从终局倒推，推不到的局面才是平局。',
    },
  },
  groups: {
    moves: '走法',
    ends: '终局判断',
    counting: '倒推过程',
    reading: '读入棋盘',
    printing: '输出答案',
  },
  kept: {
    group: '多测清空',
    title: '没有清空上一组数据。',
    does: '数组、计数器或队列在两个棋盘之间没有清空。单独一个棋盘看不出来，要两个或更多棋盘的文件才行。',
  },
  small: {
    group: '空间',
    title: '数组或队列开小。',
    does: (states) =>
      `两帅区分先后时，8 行 10 列无障碍的棋盘有 ${states} 个状态，全部都有胜负：队列只开一百万就会越界。题目范围内，格数更少的棋盘都没有这么多状态；10×10 有 1980000 个。`,
    open: '在编辑器中打开这个棋盘',
  },
  list: '典型错误',
  card: (number, title, right, wrong) => `${number}. ${title}：正确 ${answer(right)}，错误 ${answer(wrong)}`,
  whyWrong: '正确做法：',
  breakProgram: '写进导览的程序里，拿去对拍',
  switches: '错误程序所含错误',
  on: '棋盘',
  smallest: '最小棋盘',
  drawn: '编辑器中的棋盘',
  isSmallest: '更小的棋盘都已试过，都不能暴露它。',
  isKnown: '已知最小的棋盘；可能还有更小的。',
  open: '在编辑器中打开',
  sides: { right: '正确程序', wrong: '错误程序' },
  code: { right: '正确写法（C++）', wrong: '错误写法（C++）' },
  differs: '两个答案不同。',
  same: '在这个棋盘上两个答案相同。',
  parts: (ply) => `从第 ${ply + 1} 步起着法不同。`,
  together: '两条着法相同。',
  lines: '两条着法',
  slider: '已走步数',
  start: '初始局面，红方先走。',
  over: (winner) => `结束：${CHINESE[winner]}获胜。`,
  stuck: '无路可走，而这个程序不判负：该局面未被标记。',
  cut: '后面还有着法。',
  loop: '回到先前的局面，无限循环。',
  waiting: '正在求解…',
  absent: {
    smallest: '10 格以内没有棋盘能暴露它。',
    drawn: '编辑器中的棋盘需要一个卒和两个帅。',
  },
};

export const BENCH_MISTAKES: Catalogue<typeof en> = { en, zh };
