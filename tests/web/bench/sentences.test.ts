import { COMPARE } from '../../../web/bench/compare/words.ts';
import { BATCH } from '../../../web/bench/contest/words.ts';
import { GENERATE } from '../../../web/bench/generate/words.ts';
import { MINE } from '../../../web/bench/mine/words.ts';
import { HALL_WORDS } from '../../../web/bench/records/words.ts';
import { COMPILE } from '../../../web/bench/stress/compile/words.ts';
import { STRESS } from '../../../web/bench/stress/words.ts';
import { prints, told } from '../support/prints.ts';
import { blackIn, redIn, tie } from '../support/values.ts';

const facts = { number: 3, lines: 1, boards: 2, seconds: 5 };
const at = { line: 4, column: 2 };
const bounds = { ...at, kind: 'bounds', index: '100', array: 'int[100]' } as const;

prints('bench', [
  told(BATCH, ({ source, problems }) => [
    source.held(null, '3 kB'),
    source.held('a.in', '3 kB'),
    problems(1),
  ]),
  told(COMPARE, ({ differ, ends, shift, diagnosis, where }) => [
    differ(1, 10),
    differ(2, 10),
    ends(4, 9),
    ends(9, 9),
    shift('left_out', 4),
    shift('put_in', 4),
    diagnosis.contradicts(0),
    diagnosis.contradicts(1),
    diagnosis.spelled(1),
    diagnosis.spelled(2),
    where(3, 4),
    where(3, null),
    where(null, 4),
  ]),
  told(GENERATE, ({ cancelled, kept, percent, answer, package: packed }) => [
    cancelled(0, 9),
    cancelled(1, 9),
    kept(1),
    percent(0),
    percent(0.4),
    percent(10),
    answer(tie),
    answer(redIn(5)),
    packed.made(1000, 0),
    packed.made(1000, 1),
    packed.missed(['A', 'B']),
  ]),
  told(MINE, ({ value, deleted }) => [value(tie), value(blackIn(5)), deleted(1)]),
  told(HALL_WORDS, ({ cell }) => [cell(75, 3, 4, true), cell(75, 3, 4, false)]),
  told(STRESS, ({ fault, right, foundBoards, refusal }) => [
    fault.early(facts),
    fault.status(facts),
    right(1),
    right(1200),
    foundBoards(1),
    foundBoards(2),
    refusal.missing(['fork', 'kill'], 0),
    refusal.missing(['fork', 'kill'], 3),
  ]),
  told(COMPILE, ({ errors, violation }) => [
    errors(1),
    violation({ violation: { ...at, kind: 'divide' }, function: null, array: null }),
    violation({ violation: { ...at, kind: 'divide' }, function: 'f', array: null }),
    violation({ violation: { ...at, kind: 'return' }, function: 'f', array: null }),
    violation({ violation: { ...at, kind: 'return' }, function: null, array: null }),
    violation({ violation: bounds, function: null, array: null }),
    violation({ violation: bounds, function: 'f', array: 'q' }),
  ]),
]);
