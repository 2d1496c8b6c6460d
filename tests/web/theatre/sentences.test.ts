import { TOUR } from '../../../web/theatre/tour/words.ts';
import { WAVE } from '../../../web/theatre/wave/words.ts';
import { TURNED } from '../../../web/theatre/why/words.ts';
import { THEATRE } from '../../../web/theatre/words.ts';
import { prints, told } from '../support/prints.ts';
import { redIn } from '../support/values.ts';

const [tour, side, foe] = [{ side: 'red', foe: 'black' } as const, 'red', 'black'] as const;

prints('theatre', [
  told(THEATRE, ({ over, end, speeds }) => [
    over('capture', 'red', 'black'),
    end(0),
    end(1),
    end(1234),
    speeds('sentences'),
    speeds('full'),
    speeds(1),
  ]),
  told(WAVE, ({ board, counts, decidedFor, rest, decided, decidedNowhere, tied }) => [
    board(1, 3, 'pawn'),
    board(2, 1, 'general'),
    counts(1, 2),
    decidedFor('red', ['A'], 0),
    decidedFor('red', ['A', 'B', 'C'], 0),
    decidedFor('red', ['A', 'B'], 3),
    rest(0),
    rest(1),
    decided('pawn', 's'),
    decided('general', 's'),
    decidedNowhere('pawn'),
    decidedNowhere('general'),
    tied('pawn', ['A'], 0),
    tied('general', ['A'], 0),
  ]),
  told(TURNED, ({ won, lost, lostRule, tie, open, unheard, unheardLayer }) => [
    won('red', 5, [4]),
    won('red', 5, [4, 6, 8]),
    lost('red', 6, [5]),
    lost('red', 6, [3, 5]),
    lostRule('red', 1),
    lostRule('red', 3),
    tie([], ['a']),
    tie([], ['a', 'b']),
    tie(['a'], ['b']),
    tie(['a', 'b'], ['c', 'd']),
    open('red', 1, 3),
    open('red', 2, 3),
    unheard(1),
    unheard(2),
    unheardLayer(1),
    unheardLayer(2),
  ]),
  told(TOUR, ({ answered, score, outcomes, says }) => [
    answered(true),
    answered(false),
    score(5, 5),
    score(3, 5),
    outcomes([['A', 'B']], []),
    says.ended({ ending: 'capture', winner: foe, side }),
    says.fill({ lost: 1200, won: 0 }),
    says.reached({ nth: 12, isOwn: false, value: redIn(3) }),
    says.mustLose({ ...tour, moves: 1, distance: 3 }),
    says.nobodyForces({ side, losing: 1 }),
    says.leftOver({ count: 1 }),
    says.leftOver({ count: 2 }),
    says.leftElsewhere({ count: 1 }),
  ]),
]);
