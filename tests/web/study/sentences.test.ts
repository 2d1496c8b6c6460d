import { MAPS } from '../../../web/study/maps/words.ts';
import { HAND } from '../../../web/study/play/hand-words.ts';
import { PLAY } from '../../../web/study/play/words.ts';
import { PUZZLES } from '../../../web/study/puzzles/words.ts';
import { WHY } from '../../../web/study/why/words.ts';
import { prints, told } from '../support/prints.ts';
import { redIn, tie } from '../support/values.ts';

const puzzle = { number: 1, place: 1, board: '', level: 1, length: 5, unseen: 0, themes: [] } as const;
const hold = { side: 'red', cells: [0, 1], others: 3, losing: 3, leaving: true } as const;

prints('study', [
  told(HAND, ({ taken, refused }) => [
    taken('(2,3)', [
      { direction: 'u', value: redIn(3) },
      { direction: 'l', value: null },
    ]),
    refused('opponent', 'black'),
    refused('turn', 'red'),
  ]),
  told(PLAY, ({ promise, made, slip, off, otherwise }) => [
    promise(tie),
    promise(redIn(5)),
    made(0),
    made(1),
    slip(tie),
    slip(redIn(5)),
    off(9, 7),
    off(7, 9),
    otherwise(7, tie),
  ]),
  told(PUZZLES, ({ task, solvedOf, slip, teaches, slips, result, tries }) => [
    task({ ...puzzle, side: 'red', winner: 'tie' }),
    task({ ...puzzle, side: 'red', winner: 'red' }),
    task({ ...puzzle, side: 'black', winner: 'black' }),
    solvedOf(2, 9, 0),
    solvedOf(2, 9, 1),
    slip(3, tie),
    slip(3, redIn(2)),
    teaches(['gate', 'parity']),
    slips(1, 0),
    slips(0, 4),
    result({ number: 2007, place: 371 }, null),
    result({ number: 7, place: 7 }, '2 May'),
    tries(1, 0, '0:09'),
    tries(2, 1, '0:09'),
  ]),
  told(MAPS, ({ wins, same, changed, later }) => [
    wins('tie'),
    wins('black'),
    same('adding'),
    same('removing'),
    changed('adding', tie, 'later'),
    changed('removing', tie, 'later'),
    later(1),
    later(-2),
  ]),
  told(WHY, ({ loses, keeps, toAndFro, hold: held }) => [
    loses('red', 1),
    loses('red', 4),
    keeps('black', 1, 1),
    keeps('black', 2, 2),
    keeps('black', 3, 3),
    keeps('black', 1, 3),
    keeps('black', 2, 3),
    toAndFro(0),
    toAndFro(1),
    held({ ...hold, others: 0, losing: 0 }, 'A', 'B'),
    held(hold, 'A', 'B'),
    held({ ...hold, leaving: false }, 'A', 'B'),
    held({ ...hold, losing: 0 }, 'A', 'B'),
    held({ ...hold, losing: 1 }, 'A', 'B'),
    held({ ...hold, losing: 2 }, 'A', 'B'),
  ]),
]);
