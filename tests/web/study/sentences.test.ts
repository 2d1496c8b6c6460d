import { describe } from 'vitest';
import { MAPS } from '../../../web/study/maps/words.ts';
import { HAND } from '../../../web/study/play/hand-words.ts';
import { PLAY } from '../../../web/study/play/words.ts';
import { PUZZLES } from '../../../web/study/puzzles/words.ts';
import { WHY } from '../../../web/study/why/words.ts';
import { redIn, says, tie } from '../support/says.ts';

describe('the sentences of the study', () => {
  says('a piece in the hand', HAND, [
    [
      ({ taken }) =>
        taken('(2,3)', [
          { direction: 'u', value: redIn(3) },
          { direction: 'l', value: null },
        ]),
      '(2,3), picked up. It can go up (Red wins in 3 moves), left.',
      '已选中 (2,3)，可以向上（红方 3 步胜）、左走。',
    ],
    [
      ({ refused }) => refused('opponent', 'black'),
      'It is the opponent’s turn: Black is to move.',
      '轮到对手（黑方）走棋。',
    ],
    [
      ({ refused }) => refused('turn', 'red'),
      'Red is to move: choose one of Red’s pieces.',
      '轮到红方走棋：请选择红方的棋子。',
    ],
  ]);

  says('a game', PLAY, [
    [({ promise }) => promise(tie), 'With best play: a tie.', '双方都走最优策略：平局。'],
    [
      ({ promise }) => promise(redIn(5)),
      'With best play: Red wins in 5 moves.',
      '双方都走最优策略：红方 5 步胜。',
    ],
    [({ made }) => made(0), 'You have not moved yet.', '你还没有走。'],
    [({ made }) => made(1), '1 move made.', '已走 1 步。'],
    [({ slip }) => slip(tie), 'The tie is gone', '平局已丢'],
    [({ slip }) => slip(redIn(5)), 'The win is gone', '胜局已丢'],
    [({ off }) => off(9, 7), 'It took 9 moves, 2 more than predicted.', '共走 9 步，比预计多 2 步。'],
    [({ off }) => off(7, 9), 'It took 7 moves, 2 fewer than predicted.', '共走 7 步，比预计少 2 步。'],
    [
      ({ otherwise }) => otherwise(7, tie),
      'It took 7 moves. Predicted with best play: a tie.',
      '共走 7 步。原先预计：平局。',
    ],
  ]);

  const puzzle = { number: 1, place: 1, board: '', level: 1, length: 5, unseen: 0, themes: [] } as const;
  says('the puzzles', PUZZLES, [
    [
      ({ task }) => task({ ...puzzle, side: 'red', winner: 'tie' }),
      'Red to play and hold the tie, until a position has come three times. Only one first move works.',
      '红先守平，直到同一局面出现三次，首步唯一。',
    ],
    [
      ({ task }) => task({ ...puzzle, side: 'red', winner: 'red' }),
      'Red to play and win in 5. Only one first move works.',
      '红先，5 步胜，首步唯一。',
    ],
    [
      ({ task }) => task({ ...puzzle, side: 'black', winner: 'black' }),
      'Black to play and win in 5. Only one first move works.',
      '黑先，5 步胜，首步唯一。',
    ],
    [({ solvedOf }) => solvedOf(2, 9, 0), '2 of 9 solved', '已解 2 / 9'],
    [
      ({ solvedOf }) => solvedOf(2, 9, 1),
      '2 of 9 solved, and 1 of the earlier ones',
      '已解 2 / 9，旧残局 1 局',
    ],
    [({ slip }) => slip(3, tie), 'Move 3 gave the tie away.', '第 3 步丢掉了平局。'],
    [({ slip }) => slip(3, redIn(2)), 'Move 3 gave the win away.', '第 3 步丢掉了胜局。'],
    [({ teaches }) => teaches(['gate', 'parity']), 'It shows: The gate, Parity.', '这局的要点：关口、奇偶。'],
    [({ slips }) => slips(1, 0), '1 wrong move on the way.', '途中走错 1 步。'],
    [({ slips }) => slips(0, 4), 'No wrong moves, 4 hints.', '一步没错，用了 4 次提示。'],
    [
      ({ result }) => result({ number: 2007, place: 371 }, null),
      'Rubicon: Puzzle 371',
      '过河卒残局：第 371 局',
    ],
    [
      ({ result }) => result({ number: 7, place: 7 }, '2 May'),
      'Rubicon: Earlier puzzle 7 (2 May)',
      '过河卒残局：旧残局第 7 局（2 May）',
    ],
    [({ tries }) => tries(1, 0, '0:09'), '1 try in 0:09', '试了 1 次，用时 0:09'],
    [({ tries }) => tries(2, 1, '0:09'), '2 tries and 1 hint in 0:09', '试了 2 次，用了 1 次提示，用时 0:09'],
  ]);

  says('the maps', MAPS, [
    [({ wins }) => wins('tie'), 'Tie', '平局'],
    [({ wins }) => wins('black'), 'Black wins', '黑方胜'],
    [({ same }) => same('adding'), 'adding an obstacle changes nothing', '在此加障碍，结果不变'],
    [({ same }) => same('removing'), 'removing the obstacle changes nothing', '去掉此障碍，结果不变'],
    [
      ({ changed }) => changed('adding', tie, 'later'),
      'with an obstacle tie, later',
      '在此加障碍，平局，later',
    ],
    [
      ({ changed }) => changed('removing', tie, 'later'),
      'without the obstacle tie, later',
      '去掉此障碍，平局，later',
    ],
    [({ later }) => later(1), '1 move later', '多 1 步'],
    [({ later }) => later(-2), '2 moves sooner', '少 2 步'],
  ]);

  const hold = { side: 'red', cells: [0, 1], others: 3, losing: 3, leaving: true } as const;
  says('the proof', WHY, [
    [({ loses }) => loses('red', 1), 'Red’s only move has an answer:', '红方只有一种着法，黑方这样应：'],
    [
      ({ loses }) => loses('red', 4),
      'Each of Red’s 4 moves has an answer:',
      '红方的 4 种着法，黑方都有应对：',
    ],
    [({ keeps }) => keeps('black', 1, 1), 'Black’s only move keeps the tie:', '黑方唯一的着法保持平局：'],
    [
      ({ keeps }) => keeps('black', 2, 2),
      'Both of Black’s moves keep the tie:',
      '黑方的 2 种着法都保持平局：',
    ],
    [
      ({ keeps }) => keeps('black', 3, 3),
      'All 3 of Black’s moves keep the tie:',
      '黑方的 3 种着法都保持平局：',
    ],
    [
      ({ keeps }) => keeps('black', 1, 3),
      '1 of Black’s 3 moves keeps the tie, the others lose:',
      '黑方的 3 种着法中，1 种保持平局，其余 2 种会输：',
    ],
    [
      ({ keeps }) => keeps('black', 2, 3),
      '2 of Black’s 3 moves keep the tie, the other loses:',
      '黑方的 3 种着法中，2 种保持平局，其余 1 种会输：',
    ],
    [
      ({ toAndFro }) => toAndFro(0),
      'From here both sides can go back and forth for ever. While they do:',
      '从这里起，双方可以一直来回走下去。这样走时：',
    ],
    [
      ({ toAndFro }) => toAndFro(1),
      'After 1 move both sides can go back and forth for ever. While they do:',
      '1 步之后，双方可以一直来回走下去。这样走时：',
    ],
    [
      (words) => words.hold({ ...hold, others: 0, losing: 0 }, 'A', 'B'),
      'Red goes back and forth between A and B and has no other move.',
      '红方在 A 和 B 之间来回走，没有别的着法。',
    ],
    [
      (words) => words.hold(hold, 'A', 'B'),
      'Red goes back and forth between A and B; leaving them loses.',
      '红方在 A 和 B 之间来回走；离开就输。',
    ],
    [
      (words) => words.hold({ ...hold, leaving: false }, 'A', 'B'),
      'Red goes back and forth between A and B; any other move loses.',
      '红方在 A 和 B 之间来回走；走别的都输。',
    ],
    [
      (words) => words.hold({ ...hold, losing: 0 }, 'A', 'B'),
      'Red goes back and forth between A and B; its other moves keep the tie, too.',
      '红方在 A 和 B 之间来回走；走别的也保持平局。',
    ],
    [
      (words) => words.hold({ ...hold, losing: 1 }, 'A', 'B'),
      'Red goes back and forth between A and B; 1 of the 3 other moves on the way loses.',
      '红方在 A 和 B 之间来回走；途中其他 3 种着法里有 1 种会输。',
    ],
    [
      (words) => words.hold({ ...hold, losing: 2 }, 'A', 'B'),
      'Red goes back and forth between A and B; 2 of the 3 other moves on the way lose.',
      '红方在 A 和 B 之间来回走；途中其他 3 种着法里有 2 种会输。',
    ],
  ]);
});
