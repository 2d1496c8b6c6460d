import { describe } from 'vitest';
import { COMPARE } from '../../../web/bench/compare/words.ts';
import { BATCH } from '../../../web/bench/contest/words.ts';
import { GENERATE } from '../../../web/bench/generate/words.ts';
import { MINE } from '../../../web/bench/mine/words.ts';
import { HALL_WORDS } from '../../../web/bench/records/words.ts';
import { COMPILE } from '../../../web/bench/stress/compile/words.ts';
import { STRESS } from '../../../web/bench/stress/words.ts';
import { blackIn, redIn, says, tie } from '../support/says.ts';

describe('the sentences of the bench', () => {
  says('a pasted text', BATCH, [
    [({ source }) => source.held(null, '3 kB'), 'Pasted text, 3 kB', '粘贴的文本，3 kB'],
    [({ source }) => source.held('a.in', '3 kB'), 'a.in, 3 kB', 'a.in，3 kB'],
    [({ problems }) => problems(1), '1 problem in the file', '文件中有 1 处问题'],
  ]);

  says('a comparison', COMPARE, [
    [({ differ }) => differ(1, 10), '1 of 10 lines differs.', '10 行中有 1 行不同。'],
    [({ differ }) => differ(2, 10), '2 of 10 lines differ.', '10 行中有 2 行不同。'],
    [
      ({ ends }) => ends(4, 9),
      'The output ends before board 4: boards 4 to 9 have no line.',
      '输出在第 4 个棋盘之前结束：第 4 至 9 个棋盘没有答案。',
    ],
    [
      ({ ends }) => ends(9, 9),
      'The output ends before board 9, the last one: it has no line.',
      '输出在第 9 个棋盘之前结束：最后一个棋盘没有答案。',
    ],
    [
      ({ shift }) => shift('left_out', 4),
      'Only line 4 is missing: with it, every line would be right.',
      '只是漏了第 4 行：补上后全部正确。',
    ],
    [
      ({ shift }) => shift('put_in', 4),
      'Only line 4 is too many: without it, every line would be right.',
      '只是多了第 4 行：去掉后全部正确。',
    ],
    [({ diagnosis }) => diagnosis.contradicts(0), ', contradicts no right line', '，与正确的行不矛盾'],
    [({ diagnosis }) => diagnosis.contradicts(1), ', contradicts 1 right line', '，与 1 行正确的行矛盾'],
    [
      ({ diagnosis }) => diagnosis.spelled(1),
      '1 line would be right, but not as it is written: “Red n”, “Black n” or “Tie” is asked for.',
      '有 1 行只是写法不对：应为“Red n”“Black n”或“Tie”。',
    ],
    [
      ({ diagnosis }) => diagnosis.spelled(2),
      '2 lines would be right, but not as they are written: “Red n”, “Black n” or “Tie” is asked for.',
      '有 2 行只是写法不对：应为“Red n”“Black n”或“Tie”。',
    ],
    [({ where }) => where(3, 4), 'Board 3, line 4', '第 3 个棋盘，第 4 行'],
    [({ where }) => where(3, null), 'Board 3', '第 3 个棋盘'],
    [({ where }) => where(null, 4), 'Line 4', '第 4 行'],
  ]);

  says('generated boards', GENERATE, [
    [({ cancelled }) => cancelled(0, 9), 'Cancelled before the first board.', '已取消，还没有生成棋盘。'],
    [
      ({ cancelled }) => cancelled(1, 9),
      'Cancelled after 1 of 9 boards; the boards made so far can still be exported.',
      '已取消：已生成 1 个，共 9 个；已生成的仍可导出。',
    ],
    [({ kept }) => kept(1), '1 board made so far can still be exported.', '之前生成的 1 个仍可导出。'],
    [({ percent }) => percent(0), '0%', '0%'],
    [({ percent }) => percent(0.4), '0.4%', '0.4%'],
    [({ percent }) => percent(10), '10%', '10%'],
    [({ answer }) => answer(tie), 'Tie', '平局'],
    [({ answer }) => answer(redIn(5)), 'Red 5', '红方 5'],
    [
      (words) => words.package.made(1000, 0),
      '20 tests with 1,000 boards. Every mistake is caught.',
      '20 个测试点，共 1000 个棋盘。每种典型错误都会被卡掉。',
    ],
    [(words) => words.package.made(1000, 1), '20 tests with 1,000 boards.', '20 个测试点，共 1000 个棋盘。'],
    [(words) => words.package.missed(['A', 'B']), 'No test catches: A; B.', '没有测试点能卡掉：A；B。'],
  ]);

  says('mined boards', MINE, [
    [({ value }) => value(tie), 'Tie', '平局'],
    [({ value }) => value(blackIn(5)), 'Black 5', '黑方 5'],
    [({ deleted }) => deleted(1), '1 board deleted.', '已删除 1 个棋盘。'],
  ]);

  says('the records', HALL_WORDS, [
    [({ cell }) => cell(75, 3, 4, true), '3 × 4: 75, proven. Open the board', '3 × 4：75，已证明。打开棋盘'],
    [({ cell }) => cell(75, 3, 4, false), '3 × 4: 75. Open the board', '3 × 4：75。打开棋盘'],
  ]);

  const facts = { number: 3, lines: 1, boards: 2, seconds: 5 };
  says('a stress test', STRESS, [
    [
      ({ fault }) => fault.early(facts),
      'The output is too short: 1 line for 2 boards.',
      '输出不足：2 个棋盘只输出了 1 行。',
    ],
    [
      ({ fault }) => fault.status(facts),
      'The exit status is 3; judges count anything but 0 as a crash.',
      '运行时错误：返回值为 3，应为 0。',
    ],
    [({ right }) => right(1), 'Stopped. No fault on 1 board.', '已停止。1 个棋盘全部正确。'],
    [({ right }) => right(1200), 'Stopped. No fault on 1,200 boards.', '已停止。1200 个棋盘全部正确。'],
    [({ foundBoards }) => foundBoards(1), 'The board that breaks it', '出错的棋盘'],
    [
      ({ foundBoards }) => foundBoards(2),
      'The 2 boards that break it, in this order',
      '依次给出这 2 个棋盘就会出错',
    ],
    [
      ({ refusal }) => refusal.missing(['fork', 'kill'], 0),
      'The program needs more than WASI, functions that are missing here: fork, kill. With Emscripten, add -sSTANDALONE_WASM and leave out -fexceptions.',
      '程序不只依赖 WASI，还需要这里没有的函数：fork、kill。用 Emscripten 时请加 -sSTANDALONE_WASM，不要加 -fexceptions。',
    ],
    [
      ({ refusal }) => refusal.missing(['fork', 'kill'], 3),
      'The program needs more than WASI, functions that are missing here: fork, kill and 3 more. With Emscripten, add -sSTANDALONE_WASM and leave out -fexceptions.',
      '程序不只依赖 WASI，还需要这里没有的函数：fork、kill 等 5 个。用 Emscripten 时请加 -sSTANDALONE_WASM，不要加 -fexceptions。',
    ],
  ]);

  const at = { line: 4, column: 2 };
  const bounds = { ...at, kind: 'bounds', index: '100', array: 'int[100]' } as const;
  says('compiled C++', COMPILE, [
    [({ errors }) => errors(1), 'The program does not compile: 1 error.', '编译错误：共 1 处。'],
    [
      ({ violation }) => violation({ violation: { ...at, kind: 'divide' }, function: null, array: null }),
      'Line 4 divides by zero.',
      '第 4 行除以零。',
    ],
    [
      ({ violation }) => violation({ violation: { ...at, kind: 'divide' }, function: 'f', array: null }),
      'Line 4 in f divides by zero.',
      '第 4 行（函数 f）除以零。',
    ],
    [
      ({ violation }) => violation({ violation: { ...at, kind: 'return' }, function: 'f', array: null }),
      'f ends without returning a value.',
      '第 4 行（函数 f）没有 return，函数却应有返回值。',
    ],
    [
      ({ violation }) => violation({ violation: { ...at, kind: 'return' }, function: null, array: null }),
      'The function of line 4 ends without returning a value.',
      '第 4 行没有 return，函数却应有返回值。',
    ],
    [
      ({ violation }) => violation({ violation: bounds, function: null, array: null }),
      'Line 4 accesses index 100 of an array int[100], which is out of bounds.',
      '第 4 行数组越界：数组是 int[100]，却访问了下标 100。',
    ],
    [
      ({ violation }) => violation({ violation: bounds, function: 'f', array: 'q' }),
      'Line 4 in f accesses index 100 of q, an array int[100], which is out of bounds.',
      '第 4 行（函数 f）数组越界：数组 q 是 int[100]，却访问了下标 100。',
    ],
  ]);
});
