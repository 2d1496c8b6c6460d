import { describe } from 'vitest';
import { TOUR } from '../../../web/theatre/tour/words.ts';
import { WAVE } from '../../../web/theatre/wave/words.ts';
import { TURNED } from '../../../web/theatre/why/words.ts';
import { THEATRE } from '../../../web/theatre/words.ts';
import { redIn, says } from '../support/says.ts';

describe('the sentences of the theatre', () => {
  const [tour, side, foe] = [{ side: 'red', foe: 'black' } as const, 'red', 'black'] as const;

  says('position by position', THEATRE, [
    [
      ({ over }) => over('capture', 'red', 'black'),
      'a general has captured the pawn, so Red has won',
      '帅吃了卒，红方已胜',
    ],
    [
      ({ end }) => end(0),
      'The queue is empty and every position is decided: there is no tie on this board.',
      '队列已空，所有局面都已确定：这个棋盘没有平局。',
    ],
    [
      ({ end }) => end(1),
      'The queue is empty. 1 position was never reached: neither side can force a win there, so it is a tie.',
      '队列已空。剩下 1 个局面始终未入队：双方都无法强制取胜，都是平局。',
    ],
    [
      ({ end }) => end(1234),
      'The queue is empty. 1,234 positions were never reached: neither side can force a win there, so they are ties.',
      '队列已空。剩下 1234 个局面始终未入队：双方都无法强制取胜，都是平局。',
    ],
    [({ speeds }) => speeds('sentences'), 'sentence by sentence', '逐句'],
    [({ speeds }) => speeds('full'), 'full speed', '全速'],
    [({ speeds }) => speeds(1), '1 position a second', '每秒 1 个局面'],
  ]);

  says('layer by layer', WAVE, [
    [
      ({ board }) => board(1, 3, 'pawn'),
      'Board, 1 row, 3 columns: where the pawn is decided',
      '棋盘，1 行 3 列：卒在各格何时确定',
    ],
    [
      ({ board }) => board(2, 1, 'general'),
      'Board, 2 rows, 1 column: where the general is decided',
      '棋盘，2 行 1 列：帅在各格何时确定',
    ],
    [
      ({ counts }) => counts(1, 2),
      'Decided here: 1 position won by Red, 2 by Black.',
      '本层确定红方胜的局面 1 个，黑方胜的 2 个。',
    ],
    [({ decidedFor }) => decidedFor('red', ['A'], 0), 'on A, Red wins', '在 A 时红方胜'],
    [
      ({ decidedFor }) => decidedFor('red', ['A', 'B', 'C'], 0),
      'on A, B or C, Red wins',
      '在 A、B、C 时红方胜',
    ],
    [
      ({ decidedFor }) => decidedFor('red', ['A', 'B'], 3),
      'on A, B or 3 more, Red wins',
      '在 A、B 等 5 格时红方胜',
    ],
    [
      ({ rest }) => rest(0),
      'Every position is decided: this board has no tie.',
      '所有局面都已确定：这个棋盘没有平局。',
    ],
    [({ rest }) => rest(1), 'The rest are ties: 1 position.', '其余 1 个局面都是平局。'],
    [({ decided }) => decided('pawn', 's'), 'With the pawn s.', '卒s。'],
    [({ decided }) => decided('general', 's'), 'With the general s.', '帅s。'],
    [
      ({ decidedNowhere }) => decidedNowhere('pawn'),
      'No new cell is decided for the pawn.',
      '卒在本层没有新确定的格子。',
    ],
    [
      ({ decidedNowhere }) => decidedNowhere('general'),
      'No new cell is decided for the general.',
      '帅在本层没有新确定的格子。',
    ],
    [({ tied }) => tied('pawn', ['A'], 0), 'With the pawn on A, it is a tie.', '卒在 A 时是平局。'],
    [({ tied }) => tied('general', ['A'], 0), 'With the general on A, it is a tie.', '帅在 A 时是平局。'],
  ]);

  says('why a position is won or lost', TURNED, [
    [({ won }) => won('red', 5, [4]), 'Red: won in 5: 4 plus 1.', '红方必胜，5 步：4 加 1。'],
    [
      ({ won }) => won('red', 5, [4, 6, 8]),
      'Red: won in 5: min of 4, 6 and 8, plus 1.',
      '红方必胜，5 步：4、6、8 取最小值，再加 1。',
    ],
    [({ lost }) => lost('red', 6, [5]), 'Red: lost in 6: 5 plus 1.', '红方必败，6 步：5 加 1。'],
    [
      ({ lost }) => lost('red', 6, [3, 5]),
      'Red: lost in 6: max of 3 and 5, plus 1.',
      '红方必败，6 步：3、5 取最大值，再加 1。',
    ],
    [
      ({ lostRule }) => lostRule('red', 1),
      'The only move leads to a position that Black wins.',
      '唯一的一步走到黑方必胜的局面。',
    ],
    [
      ({ lostRule }) => lostRule('red', 3),
      'Each of the 3 moves leads to a position that Black wins; the one that holds out longest counts.',
      '3 种着法都走到黑方必胜的局面，取能拖最久的。',
    ],
    [(words) => words.tie([], ['a']), 'Tie: the only move stays.', '平局：唯一的着法保持平局。'],
    [(words) => words.tie([], ['a', 'b']), 'Tie: every move stays.', '平局：所有着法都保持平局。'],
    [(words) => words.tie(['a'], ['b']), 'Tie: a loses, b stays.', '平局：a 会输，b 保持平局。'],
    [
      (words) => words.tie(['a', 'b'], ['c', 'd']),
      'Tie: a and b lose, c and d stay.',
      '平局：a、b 会输，c、d 保持平局。',
    ],
    [
      ({ open }) => open('red', 1, 3),
      'Red: not decided yet. Of 3 moves, 1 is not yet refuted.',
      '红方：尚未确定。3 种着法中还有 1 种未判败。',
    ],
    [
      ({ open }) => open('red', 2, 3),
      'Red: not decided yet. Of 3 moves, 2 are not yet refuted.',
      '红方：尚未确定。3 种着法中还有 2 种未判败。',
    ],
    [
      ({ unheard }) => unheard(1),
      '1 more successor is decided and still waits in the queue.',
      '另有 1 个后继已确定，还在队列中等待出队。',
    ],
    [
      ({ unheard }) => unheard(2),
      '2 more successors are decided and still wait in the queue.',
      '另有 2 个后继已确定，还在队列中等待出队。',
    ],
    [
      ({ unheardLayer }) => unheardLayer(1),
      '1 successor of this layer counts in the next one.',
      '本层确定的 1 个后继到下一层才起作用。',
    ],
    [
      ({ unheardLayer }) => unheardLayer(2),
      '2 successors of this layer count in the next one.',
      '本层确定的 2 个后继到下一层才起作用。',
    ],
  ]);

  says('the tour’s questions', TOUR, [
    [({ answered }) => answered(true), 'predicted', '猜对了'],
    [({ answered }) => answered(false), 'not predicted', '没猜对'],
    [({ score }) => score(5, 5), 'You predicted all 5.', '5 题全部猜对。'],
    [({ score }) => score(3, 5), 'You predicted 3 of 5. Again:', '猜对 3 题，共 5 题。再猜：'],
  ]);

  says('the tour', TOUR, [
    [
      ({ outcomes }) => outcomes([['A', 'B']], []),
      'Moves to undecided positions: A to B.',
      '走到未确定局面的着法：A 到 B。',
    ],
    [
      ({ says }) => says.ended({ ending: 'capture', winner: foe, side }),
      'The pawn took a general: Black has won. Generals take it, too.',
      '卒吃掉了帅：黑方已胜。帅也能吃卒。',
    ],
    [
      ({ says }) => says.fill({ lost: 1200, won: 0 }),
      'All 1,200 finished games queue up. ▼0: the side to move has lost.',
      '1200 个终局全部入队。▼0：轮到走棋的一方已败。',
    ],
    [
      ({ says }) => says.reached({ nth: 12, isOwn: false, value: redIn(3) }),
      'Number 12 is the start position: Red wins in 3 moves.',
      '第 12 个就是初始局面：红方 3 步胜。',
    ],
    [
      ({ says }) => says.mustLose({ ...tour, moves: 1, distance: 3 }),
      'Red has a single move, and after it Black wins in 3.',
      '红方只有一种着法，走完后黑方 3 步胜。',
    ],
    [
      ({ says }) => says.nobodyForces({ side, losing: 1 }),
      'No move wins for Red, but not all lose: neither won nor lost (=).',
      '红方没有一步能胜，但不是步步都败：既不是必胜，也不是必败（=）。',
    ],
    [
      ({ says }) => says.leftOver({ count: 1 }),
      'The queue is empty: no more can be decided. 1 position is left.',
      '队列空了，再也推不出新的。还有 1 个局面未确定。',
    ],
    [
      ({ says }) => says.leftOver({ count: 2 }),
      'The queue is empty: no more can be decided. 2 positions are left.',
      '队列空了，再也推不出新的。还有 2 个局面未确定。',
    ],
    [
      ({ says }) => says.leftElsewhere({ count: 1 }),
      'The queue is empty. Your board is done; here 1 position is left.',
      '队列空了，再也推不出新的。你的棋盘全确定了，这里还剩 1 个。',
    ],
  ]);
});
