import { describe } from 'vitest';
import { CELLS } from '../../../web/page/board/cell-words.ts';
import { NOTICE } from '../../../web/page/frame/notice-words.ts';
import { en } from '../../../web/page/words/en.ts';
import { FAILURES } from '../../../web/page/words/failure-words.ts';
import { MOVE_LINE } from '../../../web/page/words/line-words.ts';
import { zh } from '../../../web/page/words/zh.ts';
import { EXCHANGE } from '../../../web/share/exchange-words.ts';
import { LINE_FILM } from '../../../web/share/film/words.ts';
import { RECENT } from '../../../web/share/recent/words.ts';
import { WORKSHEET } from '../../../web/share/worksheet/words.ts';
import { JUDGEMENT } from '../../../web/study/judgement-words.ts';
import { LINE } from '../../../web/study/line/words.ts';
import { REFUTATION } from '../../../web/study/refutation/words.ts';
import { blackIn, redIn, says, tie } from '../support/says.ts';

describe('the sentences of a result and a line', () => {
  says('the result', { en, zh }, [
    [({ result }) => result.byWinner('black', 37, 74), '(37 by Black)', '（红 37 步，黑 37 步）'],
    [({ result }) => result.ending('no-move', 'red'), 'Red has no move.', '红方无路可走。'],
    [({ result }) => result.ending('capture', 'red'), 'the pawn has captured a general.', '卒吃掉了帅。'],
    [({ result }) => result.ending('capture', 'black'), 'a general has captured the pawn.', '帅吃掉了卒。'],
    [({ result }) => result.progress(40, 1), 'Solving: 40%, 1 move deep', '正在求解：40%，已算到 1 步'],
    [({ result }) => result.after(3), '(after move 3)', '（第 3 步后）'],
    [({ boardLabel }) => boardLabel(1, 2), 'Board, 1 row, 2 columns', '棋盘，1 行 2 列'],
  ]);

  says('a line', MOVE_LINE, [
    [({ short }) => short(tie), 'Tie', '平局'],
    [({ short }) => short(blackIn(8)), 'Black 8', '黑方 8'],
    [
      ({ loop }) => loop(3, 8),
      'After move 8 an earlier position is back: moves 3 to 8 repeat for ever.',
      '第 8 步后回到先前的局面：第 3 至 8 步将无限循环。',
    ],
  ]);

  says('what is heard and drawn of a line', LINE, [
    [
      ({ heardMove }) =>
        heardMove(7, {
          side: 'red',
          from: { row: 2, column: 3 },
          to: { row: 3, column: 3 },
          direction: 'd',
          captures: true,
        }),
      'Move 7: Red general down to (3,3), takes the pawn.',
      '第 7 步：红帅向下走到 (3,3)，吃卒。',
    ],
    [
      ({ heardMove }) =>
        heardMove(8, {
          side: 'black',
          from: { row: 4, column: 3 },
          to: { row: 3, column: 3 },
          direction: 'u',
          captures: true,
        }),
      'Move 8: Black pawn up to (3,3), takes a general.',
      '第 8 步：黑卒向上走到 (3,3)，吃帅。',
    ],
    [({ heardValue }) => heardValue(tie), 'Tie.', '平局。'],
    [({ heardValue }) => heardValue(redIn(1)), 'Red wins in 1 move.', '红方 1 步胜。'],
    [({ heardValue }) => heardValue(blackIn(0)), 'Black has won.', '黑方已胜。'],
    [
      ({ summary }) => summary('Red 9', 'Red 0', 0),
      'From Red 9 to Red 0. Every move is best play.',
      '由Red 9到Red 0。每一步都是最优着法。',
    ],
    [
      ({ summary }) => summary('Red 9', 'Tie', 1),
      'From Red 9 to Tie. 1 move is not best play.',
      '由Red 9到Tie。其中 1 步不是最优着法。',
    ],
    [
      ({ summary }) => summary('Red 9', 'Tie', 2),
      'From Red 9 to Tie. 2 moves are not best play.',
      '由Red 9到Tie。其中 2 步不是最优着法。',
    ],
    [({ after }) => after(0, 'Red 9'), 'Start: Red 9', '初始局面：Red 9'],
    [({ after }) => after(3, 'Red 6'), 'After move 3: Red 6', '第 3 步后：Red 6'],
    [({ variation }) => variation(3, 'up', 0), '3. up', '3. up'],
    [({ variation }) => variation(3, 'up', 2), '3. up and 2 more', '3. up，后续 2 步'],
    [({ current }) => current(0), 'This line', '当前分支'],
    [({ current }) => current(1), 'This line (1 move of your own)', '当前分支（自行走了 1 步）'],
    [({ current }) => current(2), 'This line (2 moves of your own)', '当前分支（自行走了 2 步）'],
  ]);

  says('what a move has kept or given away', JUDGEMENT, [
    [({ best }) => best(tie), 'keeps the tie', '保持平局'],
    [({ best }) => best(redIn(0)), 'wins at once', '立即取胜'],
    [({ best }) => best(redIn(2)), 'shortest win', '最快取胜'],
    [({ slower }) => slower(2), 'still wins, 2 moves later', '仍可取胜，但慢 2 步'],
    [({ sooner }) => sooner(4), 'loses 4 moves sooner', '早输 4 步'],
  ]);

  says('what follows a mistake', REFUTATION, [
    [({ verdict }) => verdict('throws', null), 'This move throws.', '这步棋throws。'],
    [({ verdict }) => verdict('throws', 'Red 3'), 'This move throws: Red 3.', '这步棋throws：Red 3。'],
    [({ rest }) => rest(tie), '… and neither side can win.', '……此后双方都无法取胜。'],
    [({ rest }) => rest(redIn(1)), '… and Red wins 1 move later.', '……再走 1 步，红方取胜。'],
  ]);
});

describe('the sentences of the page', () => {
  says('the notices', NOTICE, [
    [
      ({ movesDropped }) => movesDropped(0, 1),
      '1 move of the link was dropped, because the rules do not allow it on this board. No move is kept.',
      '链接中有 1 步在这个棋盘上不合规则，已舍去；没有保留任何着法。',
    ],
    [
      ({ movesDropped }) => movesDropped(1, 2),
      '2 moves of the link were dropped, because the rules do not allow the first of them on this board. The first move is kept.',
      '链接中有 2 步在这个棋盘上不合规则，已舍去；保留了前 1 步。',
    ],
    [
      ({ movesDropped }) => movesDropped(3, 2),
      '2 moves of the link were dropped, because the rules do not allow the first of them on this board. The first 3 moves are kept.',
      '链接中有 2 步在这个棋盘上不合规则，已舍去；保留了前 3 步。',
    ],
    [
      ({ variationsDropped }) => variationsDropped(1),
      '1 move of the link’s variations was dropped, because the rules do not allow it on this board. The rest is kept.',
      '链接的分支中有 1 步在这个棋盘上不合规则，已舍去，其余保留。',
    ],
    [
      ({ variationsDropped }) => variationsDropped(2),
      '2 moves of the link’s variations were dropped, because the rules do not allow them on this board. The rest is kept.',
      '链接的分支中有 2 步在这个棋盘上不合规则，已舍去，其余保留。',
    ],
    [
      ({ linkTooLong }) => linkTooLong(2000, 1),
      'The link is too long: 1 move was dropped. A link holds a game of 2,000 moves, and as many moves in variations; the board and the rest are kept.',
      '链接过长，已舍去 1 步。一个链接最多包含 2000 步的对局，以及共 2000 步的分支；棋盘和其余着法保留。',
    ],
    [
      ({ linkTooLong }) => linkTooLong(2000, 2),
      'The link is too long: 2 moves were dropped. A link holds a game of 2,000 moves, and as many moves in variations; the board and the rest are kept.',
      '链接过长，已舍去 2 步。一个链接最多包含 2000 步的对局，以及共 2000 步的分支；棋盘和其余着法保留。',
    ],
  ]);

  const failure = { message: '', line: 0, column: 0, expected: 0, found: 0 };
  says('the failures', FAILURES, [
    [
      ({ many_pawns }) => many_pawns?.({ ...failure, code: 'many_pawns', found: 11 }),
      'The board needs one black pawn and has 11.',
      '棋盘上只能有一个黑卒，现有 11 个。',
    ],
    [
      ({ few_generals }) => few_generals?.({ ...failure, code: 'few_generals', found: 0 }),
      'The board needs two red generals and has none.',
      '棋盘上还缺两个红帅。',
    ],
    [
      ({ few_generals }) => few_generals?.({ ...failure, code: 'few_generals', found: 1 }),
      'The board needs two red generals and has one.',
      '棋盘上还缺一个红帅。',
    ],
    [
      ({ too_large }) => too_large?.({ ...failure, code: 'too_large', expected: 2 ** 30, found: 2 ** 31 }),
      'This board is too large to be solved here: it needs 2 GB of memory, and at most 1 GB can be used. Fewer rows, fewer columns or more obstacles help.',
      '棋盘太大，无法在此求解：需要 2 GB 内存，上限为 1 GB。请减少行数、列数，或增加障碍。',
    ],
  ]);

  says('a piece on the board', CELLS, [
    [({ pieceAt }) => pieceAt('pawn', 2, 3), 'Pawn at (2,3)', '卒 (2,3)'],
    [({ pieceAt }) => pieceAt('general', 2, 3), 'General at (2,3)', '帅 (2,3)'],
  ]);

  says('a file that is not taken', EXCHANGE, [
    [
      ({ refused }) => refused({ code: 'several', count: 3 }),
      'These are 3 files. The editor takes only one; the board stays as it is.',
      '这里有 3 个文件，编辑器一次只读取一个；棋盘保持不变。',
    ],
  ]);

  says('the recent boards', RECENT, [
    [({ sure }) => sure(1), 'Delete the board?', '删除这个棋盘吗？'],
    [
      ({ sure }) => sure(3),
      'Delete all 3 boards, those with a name too?',
      '删除全部 3 个棋盘（包括已命名的）吗？',
    ],
    [({ removed }) => removed(1), '1 board deleted.', '已删除 1 个棋盘。'],
  ]);

  says('the film of a line', LINE_FILM, [
    [
      ({ skips }) => skips(2),
      'The line is long: one position in 2 is shown.',
      '着法很长：每 2 步显示一个局面。',
    ],
  ]);

  says('the worksheet', WORKSHEET, [
    [
      ({ left }) => left(1),
      '1 board without two generals and a pawn left out.',
      '略去 1 个缺少两帅一卒的棋盘。',
    ],
    [({ pages }) => pages(4, 1), '4 boards on 1 page', '4 个棋盘，共 1 页'],
    [({ toMove }) => toMove('black'), 'Black to move', '黑方先走'],
  ]);
});
