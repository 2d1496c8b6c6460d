import type { Catalogue } from '../page/words/catalogue.ts';
import type { Rule } from './model/rule-boards.ts';

interface RuleWords {
  readonly name: string;
  readonly sentence: string;
}

const EN_RULES: Readonly<Record<Rule, RuleWords>> = {
  general: {
    name: 'How a general moves',
    sentence:
      'A general goes one cell up, down, left or right, not onto an obstacle or the other general. Here both close in on the pawn.',
  },
  pawn: {
    name: 'How the pawn moves',
    sentence:
      'The pawn goes one cell up, left or right, never down. Here it goes around the obstacle above it, and no general comes in time.',
  },
  redTakes: {
    name: 'A general captures',
    sentence: 'A general that goes onto the pawn’s cell captures it: Red has won.',
  },
  blackTakes: {
    name: 'The pawn captures',
    sentence:
      'The pawn that goes onto a general’s cell captures it: Black has won. Here Red has to move, and each move leads into the pawn’s reach.',
  },
  rowOne: {
    name: 'Row 1',
    sentence: 'A pawn that comes to row 1, the coloured row at the top, has won for Black.',
  },
  noMove: {
    name: 'No move left',
    sentence: 'The side to move loses when it has no move. Here the pawn is walled in.',
  },
  tie: {
    name: 'A tie',
    sentence:
      'Where neither side can force a win it is a tie, and the game goes on for ever. Here the pawn goes back and forth, and a general goes with it; step on, and the same moves repeat.',
  },
};

const ZH_RULES: Readonly<Record<Rule, RuleWords>> = {
  general: {
    name: '帅的走法',
    sentence: '帅每步向上、下、左、右走一格，不能进入障碍，也不能与另一个帅重叠。这里两个帅合围卒。',
  },
  pawn: {
    name: '卒的走法',
    sentence: '卒每步向上、左、右走一格，不能后退。这里它绕过上方的障碍，两个帅都来不及阻拦。',
  },
  redTakes: { name: '帅吃卒', sentence: '帅走到卒所在的格子，就吃掉了卒：红方胜。' },
  blackTakes: {
    name: '卒吃帅',
    sentence: '卒走到帅所在的格子，就吃掉了帅：黑方胜。这里轮到红方，无论怎么走都会送到卒的嘴边。',
  },
  rowOne: { name: '第 1 行', sentence: '卒走到第 1 行（最上面着色的一行），黑方胜。' },
  noMove: { name: '无路可走', sentence: '轮到走棋却无路可走的一方负。这里卒被困住了。' },
  tie: {
    name: '平局',
    sentence:
      '双方都无法强制取胜时为平局，对局无限进行。这里卒来回走，一个帅跟着它走；继续按“下一步”，同样的着法会无限循环。',
  },
};

const en = {
  /** Between the cells of a small board. */
  aside: '; ',
  contents: 'Contents',
  sections: {
    rules: 'The game',
    signs: 'What the signs mean',
    marks: 'What a move is worth',
    study: 'The tabs Moves, Why, Maps and Play',
    puzzles: 'Puzzles and records',
    theatre: 'The theatre',
    bench: 'The judge bench',
    pointer: 'Mouse and touch',
    keys: 'Keys',
    gridKeys: 'Keys on the board (reach it with Tab)',
    theatreKeys: 'Keys in the theatre',
  },
  intro:
    'Red has two generals and hunts the pawn: Red wins by capturing it. Black has the pawn and wins by bringing it to row 1 or capturing a general. The sides move in turn, and whoever cannot move loses; Red begins unless you say otherwise. These boards are live: step through best play, or open one to try something else.',
  rules: EN_RULES,
  best: 'The result assumes best play: the winner takes the shortest way, the loser holds out longest. The number counts the moves of both sides.',
  open: 'Open this board',
  solving: 'Solving…',
  signs: {
    red: 'orange with a crown: Red wins, in that many moves',
    black: 'blue with a pawn: Black wins, in that many moves',
    tie: 'grey with an equals sign: a tie',
    last: 'the dashed ring and the arrow: the move that was just made',
    choices:
      'on the Moves tab each move has an arrow. With a shaft: best. Solid head: Red wins. Hollow: Black wins. Two bars: tie',
    next: 'otherwise, the small arrow beside a piece: the best move',
    line: 'in the list of moves: the line continues with this move',
    loop: 'from here the line repeats for ever',
    goal: 'the coloured row: row 1, which the pawn wants to reach',
  },
  marks: [
    ['✓ Best', 'best play: the shortest win, the longest resistance, or a tie kept'],
    ['+ Slower', 'still wins, but takes that many moves longer'],
    ['− Sooner', 'loses anyway, that many moves sooner'],
    ['✗ Thrown away', 'turns a win into a tie or a loss, or a tie into a loss'],
  ],
  study: [
    ['Moves', 'every legal move of the position shown, best first, with what it is worth'],
    ['Why', 'a proof that opens step by step: the winning move, or the answer to every move'],
    ['Maps', 'who wins wherever a piece stands, and what each obstacle does'],
    ['Play', 'a game against a perfect opponent, with hints'],
  ],
  puzzles: [
    [
      'Puzzle of the day',
      'beside the samples and under Play: Red to play and win, only one first move works; easy on Monday, hard on Sunday; the same for everyone; changes at 00:00 UTC',
    ],
    [
      'All puzzles',
      'on five levels, by what must be seen: moves that look wrong, only moves, how late a mistake shows; and by theme',
    ],
    [
      '✓ + ✗ ?',
      'each move tried: best, slower, gives the win away, after a hint; a wrong move shows at once what it gives away',
    ],
    ['Days in a row', 'days in a row with the daily puzzle solved; kept only in this browser'],
    [
      'Records',
      'on the judge bench: the longest games known on every size up to 10×10 and on larger ones; framed numbers are proven',
    ],
  ],
  theatre: [
    ['Tour', 'how the result is found, in two and a half minutes with examples from your board'],
    [
      'Position by position',
      'the whole search: backwards from the finished games, one position after the other; each updates its predecessors, the positions one move earlier',
    ],
    ['Layer by layer', 'the same on the whole board: each layer holds the positions decided one move later'],
  ],
  bench: [
    ['Batch', 'answers a contest file, board by board'],
    ['Compare', 'finds every line of your output that differs, and names the mistake that explains it'],
    ['Stress', 'compiles your C++ and looks for the smallest board on which it goes wrong'],
    ['Mistakes', 'the classic mistakes of this problem, each with the smallest board known'],
    ['Generate', 'contest files, and whole packages with a statement and checkers'],
    ['Mine', 'looks for longer games until you stop it'],
    ['Records', 'the longest games known'],
  ],
  theatreKeys: [
    ['← → k j', 'one sentence, one step, or one layer'],
    ['Shift ←, Shift →', 'one position'],
    ['Space', 'play and pause'],
    ['↑ ↓ Home End', 'the beginning and the end'],
    [
      'w l e d',
      'position by position: run on to the next win, the next loss, the end of the layer, your position',
    ],
    ['+ −', 'tour, position by position: faster, slower'],
    ['s', 'sound'],
    ['p, Enter', 'why: the position mentioned, or the cell, with all its successors; Esc closes it'],
  ],
  keys: [
    ['← → k j', 'step through the best line'],
    ['↑ ↓ Home End', 'first and last position'],
    ['Space', 'play the best move'],
    ['4', 'move pieces'],
    ['e', 'edit the board, or move pieces again'],
    ['1 2 3 0', 'edit with a tool: obstacle, pawn, general, erase'],
    [
      'Ctrl Z, Ctrl Shift Z',
      'undo and redo the last change or move played; in a game, your move with the reply',
    ],
    [
      'Ctrl V',
      'paste a board, a contest text or a link, anywhere on the page; on the judge bench Batch and Compare take texts',
    ],
    ['h', 'in a game: a hint'],
    ['f', 'flip the view'],
    [
      'r',
      'recent boards: what you drew, opened and solved, kept in this browser; a name keeps a board for longer',
    ],
    ['Esc', 'cancel a stroke, put a piece back'],
    ['?', 'this help'],
  ],
  gridKeys: [
    ['← → ↑ ↓', 'go to another cell'],
    ['Home End', 'ends of the row; with Ctrl the corners'],
    ['Enter Space', 'pick a piece up and put it down; with Edit chosen, apply the tool'],
    ['1 2 3', 'set obstacle, pawn, general'],
    ['0 Delete', 'erase'],
  ],
  pointer: [
    'Press a piece of the side to move: its moves appear with their results. Press one of them, or drag the piece there.',
    'Choose Edit, or press an empty cell twice, to change the board: press and drag to draw; starting on an obstacle erases obstacles. The right button erases.',
    'With Edit chosen, dragging a piece puts it anywhere; a piece of the side that is not to move can always be dragged so.',
    'With Move chosen, pressing a cell of a map shows its result. Two fingers enlarge the board and move it.',
    'Drop a file with boards anywhere on the page to open it. On the judge bench, Batch and Compare take it; Stress takes only programs: yours, or, dropped on the other program’s field, the one to compare it with.',
  ],
  offline:
    'After the first visit all of this works without a connection, and the browser can install it as an app.',
  licences: 'Licences of Rubicon and of all that it contains',
};

const zh: typeof en = {
  aside: '；',
  contents: '目录',
  sections: {
    rules: '规则',
    signs: '标记的含义',
    marks: '着法的评价',
    study: '“着法”“原因”“胜负图”“对弈”四个标签',
    puzzles: '残局与纪录',
    theatre: '算法演示',
    bench: '出题与评测',
    pointer: '鼠标与触屏',
    keys: '快捷键',
    gridKeys: '棋盘上的按键（用 Tab 进入棋盘）',
    theatreKeys: '算法演示中的按键',
  },
  intro:
    '红方有两个帅，吃掉卒即胜；黑方有一个卒，走到第 1 行或吃掉帅即胜。双方轮流走棋，无路可走者负；默认红方先走。下面的小棋盘都可以操作：逐步查看最优着法，或打开一个自己试试。',
  rules: ZH_RULES,
  best: '双方都走最优策略：胜方求快，负方尽量拖延。步数为双方步数之和。',
  open: '打开这个棋盘',
  solving: '正在求解…',
  signs: {
    red: '橙色与王冠：红方胜，数字是步数',
    black: '蓝色与卒：黑方胜，数字是步数',
    tie: '灰色与等号：平局',
    last: '虚线框与箭头：刚走的一步',
    choices: '在“着法”标签下，每种着法有一个箭头：带箭杆为最优；实心为红方胜，空心为黑方胜，两竖为平局',
    next: '其他标签下，棋子旁的小箭头：最优的一步',
    line: '合法着法中：着法列表接下来的一步',
    loop: '着法从这里开始无限循环',
    goal: '着色的一行：第 1 行，卒要到达的地方',
  },
  marks: [
    ['✓ 最优', '最快取胜、能拖最久，或保持平局'],
    ['+ 赢得更慢', '仍可取胜，但要多走这么多步'],
    ['− 输得更快', '本来就会输，但早输这么多步'],
    ['✗ 错失', '由胜变平、由胜变负，或由平变负'],
  ],
  study: [
    ['着法', '当前局面的全部合法着法，最优的在前，并给出评价'],
    ['原因', '可以逐步展开的证明：取胜的着法，或对每一种着法的应对'],
    ['胜负图', '棋子在各处时谁胜，以及每个障碍的作用'],
    ['对弈', '与从不出错的对手下一局，可以要提示'],
  ],
  puzzles: [
    [
      '每日残局',
      '在样例旁和“对弈”中：红先胜，首步唯一；周一最易，周日最难；每天一局，世界时 0 点更换，所有人相同',
    ],
    ['全部残局', '共五级难度，看要看出多少：不像好棋的着法、唯一着法、错着多久才见分晓；也按要点列出'],
    ['✓ + ✗ ?', '试过的每一步：最优、较慢、丢掉胜局、看过提示；走错时立即指出丢掉了什么'],
    ['连续天数', '连续解出每日残局的天数，只保存在本浏览器中'],
    ['纪录', '在“出题与评测”中：10×10 以内各种尺寸和更大尺寸上已知的最长对局，加框的数已证明是最大'],
  ],
  theatre: [
    ['导览', '用你的棋盘上的例子，两分半钟讲清结果如何求出'],
    ['逐个局面', '从头到尾看完整过程：从终局倒推，局面逐个出队，更新各个前驱（走一步可到达它的局面）'],
    ['逐层', '在整个棋盘上看：每一层是多一步才确定的局面'],
  ],
  bench: [
    ['批量求解', '逐个求解输入文件中的棋盘'],
    ['比对输出', '列出你的输出中不同的每一行，并指出可能的错误'],
    ['对拍', '编译你的 C++ 程序，寻找使它出错的最小棋盘'],
    ['典型错误', '本题的典型错误，每种附已知最小的棋盘'],
    ['造数据', '生成输入文件，或含题面与校验器的完整数据包'],
    ['找最长局', '不停寻找更长的对局，直到你停下'],
    ['纪录', '已知最长的对局'],
  ],
  theatreKeys: [
    ['← → k j', '一句、一步，或一层'],
    ['Shift ←, Shift →', '一个局面'],
    ['Space', '播放、暂停'],
    ['↑ ↓ Home End', '开头和结尾'],
    ['w l e d', '逐个局面：运行到下一个必胜、下一个必败、本层结束、你的局面'],
    ['+ −', '导览、逐个局面：加快、放慢'],
    ['s', '声音'],
    ['p, Enter', '为什么：提到的局面或格子，连同它的全部后继；Esc 关闭'],
  ],
  keys: [
    ['← → k j', '逐步查看最优着法'],
    ['↑ ↓ Home End', '第一个和最后一个局面'],
    ['Space', '走出最优的一步'],
    ['4', '走子'],
    ['e', '编辑棋盘，或回到走子'],
    ['1 2 3 0', '用工具编辑：障碍、卒、帅、擦除'],
    ['Ctrl Z, Ctrl Shift Z', '撤销、重做最近的改动或着法；对局中连同对手的应着'],
    [
      'Ctrl V',
      '在页面任意位置粘贴棋盘、输入格式的文本或链接；“出题与评测”的“批量求解”和“比对输出”由工具读取文本',
    ],
    ['h', '对局中：提示'],
    ['f', '翻转视角'],
    ['r', '最近棋盘：画过、打开过、解过的棋盘，保存在本浏览器中；命名后保留更久'],
    ['Esc', '取消正在画的一笔，放回拿起的棋子'],
    ['?', '打开本帮助'],
  ],
  gridKeys: [
    ['← → ↑ ↓', '移到另一格'],
    ['Home End', '行首、行尾；加 Ctrl 到角落'],
    ['Enter Space', '拿起棋子、落子；编辑时使用工具'],
    ['1 2 3', '放置障碍、卒、帅'],
    ['0 Delete', '擦除'],
  ],
  pointer: [
    '点轮到走的一方的棋子，会显示每种走法的结果；再点其中一格，或把棋子拖过去。',
    '选择“编辑”，或连点两下空地，就能修改棋盘：按住拖动即可绘制；从障碍开始则擦除障碍；鼠标右键擦除。',
    '选择“编辑”后，棋子可以拖到任意格；没轮到走的一方的棋子随时可以这样拖。',
    '选择“走子”时，点胜负图上的格子可看它的结果。双指可放大、移动棋盘。',
    '把含有棋盘的文件拖到页面任意位置即可打开；在“出题与评测”的“批量求解”和“比对输出”中，则由该工具读取；“对拍”只接受程序：拖到另一个程序处的作为对拍对象，其余作为你的程序。',
  ],
  offline: '首次打开之后，这里的一切无需联网也能使用，浏览器还可以把它安装为应用。',
  licences: 'Rubicon 及其所含第三方代码的许可证',
};

/** The sentences of the help. */
export const HELP: Catalogue<typeof en> = { en, zh };
