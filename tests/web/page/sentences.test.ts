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
import { prints, told } from '../support/prints.ts';
import { blackIn, redIn, tie } from '../support/values.ts';

const failure = { message: '', line: 0, column: 0, expected: 0, found: 0 };

prints('page', [
  told({ en, zh }, ({ result, boardLabel }) => [
    result.byWinner('black', 37, 74),
    result.ending('no-move', 'red'),
    result.ending('capture', 'red'),
    result.ending('capture', 'black'),
    result.progress(40, 1),
    result.after(3),
    boardLabel(1, 2),
  ]),
  told(MOVE_LINE, ({ short, loop }) => [short(tie), short(blackIn(8)), loop(3, 8)]),
  told(LINE, ({ heardMove, heardValue, summary, after, variation, current }) => [
    heardMove(7, {
      side: 'red',
      from: { row: 2, column: 3 },
      to: { row: 3, column: 3 },
      direction: 'd',
      captures: true,
    }),
    heardMove(8, {
      side: 'black',
      from: { row: 4, column: 3 },
      to: { row: 3, column: 3 },
      direction: 'u',
      captures: true,
    }),
    heardValue(tie),
    heardValue(redIn(1)),
    heardValue(blackIn(0)),
    summary('Red 9', 'Red 0', 0),
    summary('Red 9', 'Tie', 1),
    summary('Red 9', 'Tie', 2),
    after(0, 'Red 9'),
    after(3, 'Red 6'),
    variation(3, 'up', 0),
    variation(3, 'up', 2),
    current(0),
    current(1),
    current(2),
  ]),
  told(JUDGEMENT, ({ best, slower, sooner }) => [
    best(tie),
    best(redIn(0)),
    best(redIn(2)),
    slower(2),
    sooner(4),
  ]),
  told(REFUTATION, ({ verdict, rest }) => [
    verdict('throws', null),
    verdict('throws', 'Red 3'),
    rest(tie),
    rest(redIn(1)),
  ]),
  told(NOTICE, ({ movesDropped, variationsDropped, linkTooLong }) => [
    movesDropped(0, 1),
    movesDropped(1, 2),
    movesDropped(3, 2),
    variationsDropped(1),
    variationsDropped(2),
    linkTooLong(2000, 1),
    linkTooLong(2000, 2),
  ]),
  told(FAILURES, ({ many_pawns, few_generals, too_large }) => [
    many_pawns?.({ ...failure, code: 'many_pawns', found: 11 }),
    few_generals?.({ ...failure, code: 'few_generals', found: 0 }),
    few_generals?.({ ...failure, code: 'few_generals', found: 1 }),
    too_large?.({ ...failure, code: 'too_large', expected: 2 ** 30, found: 2 ** 31 }),
  ]),
  told(CELLS, ({ pieceAt }) => [pieceAt('pawn', 2, 3), pieceAt('general', 2, 3)]),
  told(EXCHANGE, ({ refused }) => [refused({ code: 'several', count: 3 })]),
  told(RECENT, ({ sure, removed }) => [sure(1), sure(3), removed(1)]),
  told(LINE_FILM, ({ skips }) => [skips(2)]),
  told(WORKSHEET, ({ left, pages, toMove }) => [left(1), pages(4, 1), toMove('black')]),
]);
