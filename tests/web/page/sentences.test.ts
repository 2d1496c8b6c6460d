import type { Expectation } from '../../../web/model/link-error.ts';
import { CELLS } from '../../../web/page/board/cell-words.ts';
import { BAD_LINK } from '../../../web/page/frame/bad-link-words.ts';
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
import { WHY } from '../../../web/study/why/words.ts';
import { prints, told } from '../support/prints.ts';
import { blackIn, redIn, tie } from '../support/values.ts';

const failure = { message: '', line: 0, column: 0, expected: 0, found: 0 };
const general = {
  side: 'red',
  from: { row: 9, column: 2 },
  to: { row: 8, column: 2 },
  direction: 'u',
  captures: false,
} as const;
const badLink = { key: 'b', place: 5, expected: 'direction', limit: 4 } as const;
const EXPECTATIONS: readonly Expectation[] = [
  'board',
  'cell',
  'run',
  'row_width',
  'rows',
  'columns',
  'side',
  'row_number',
  'dot',
  'column_number',
  'direction',
  'count',
  'branch',
  'move',
  'escape',
  'once',
];

prints('page', [
  told({ en, zh }, ({ result, boardLabel }) => [
    result.wins('red', 75),
    result.wins('black', 1),
    result.byWinner('red', 38, 75),
    result.byWinner('black', 37, 74),
    result.hasWon('black'),
    result.ending('row-one', 'red'),
    result.ending('no-move', 'red'),
    result.ending('capture', 'red'),
    result.ending('capture', 'black'),
    result.progress(40, 1),
    result.after(3),
    boardLabel(1, 2),
    result.lack({ code: 'few_generals', found: 1 }),
    result.lack({ code: 'few_generals', found: 0 }),
    result.lack({ code: 'many_generals', found: 3 }),
    result.lack({ code: 'no_pawn', found: 0 }),
    result.lack({ code: 'many_pawns', found: 40 }),
  ]),
  told(MOVE_LINE, ({ move, short, loop }) => [
    move(general),
    move({ ...general, side: 'black', captures: true }),
    short(tie),
    short(blackIn(8)),
    loop(3, 8),
  ]),
  told(WHY, ({ lost, reaches }) => [lost('black', 78), reaches('red', 74)]),
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
  told(BAD_LINK, ({ place }) => [
    ...EXPECTATIONS.map((expected) => place({ ...badLink, expected })),
    place({ ...badLink, expected: 'row_width', limit: 1 }),
  ]),
  told(NOTICE, (words) => [
    words.badLink({ code: 'bad_link', error: badLink, shown: 'sample' }),
    words.badLink({ code: 'bad_link', error: badLink, shown: 'last' }),
    words.badLink({ code: 'bad_link', error: { ...badLink, key: 'm' }, shown: 'same' }),
    words.movesDropped(0, 1),
    words.movesDropped(1, 2),
    words.movesDropped(3, 2),
    words.variationsDropped(1),
    words.variationsDropped(2),
    words.linkTooLong(2000, 1),
    words.linkTooLong(2000, 2),
  ]),
  told(FAILURES, (sentences) => [
    ...Object.values(sentences).map((say) => say({ ...failure, code: 'crashed', expected: 3, found: 2 })),
    sentences.many_pawns?.({ ...failure, code: 'many_pawns', found: 11 }),
    sentences.few_generals?.({ ...failure, code: 'few_generals', found: 0 }),
    sentences.few_generals?.({ ...failure, code: 'few_generals', found: 1 }),
    sentences.too_large?.({ ...failure, code: 'too_large', expected: 2 ** 30, found: 2 ** 31 }),
  ]),
  told(CELLS, ({ pieceAt }) => [pieceAt('pawn', 2, 3), pieceAt('general', 2, 3)]),
  told(EXCHANGE, ({ refused }) => [refused({ code: 'several', count: 3 })]),
  told(RECENT, ({ sure, removed }) => [sure(1), sure(3), removed(1)]),
  told(LINE_FILM, ({ skips }) => [skips(2)]),
  told(WORKSHEET, ({ left, pages, toMove }) => [left(1), pages(4, 1), toMove('black')]),
]);
