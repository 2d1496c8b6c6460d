import { describe, expect, it } from 'vitest';
import { loadMistakes } from '../../wasm/bench/load-mistakes.ts';
import { mistakesIn } from '../../wasm/bench/mistakes.ts';
import { MISTAKES } from '../../wasm/bench/names.ts';
import type { Board } from '../../wasm/rubicon.ts';
import { mergeReports, namedSuspects, reproduces } from '../../web/bench/compare/model/diagnosis.ts';
import { EXAMPLES, setOf } from '../../web/bench/mistakes/model/mistakes.ts';
import { BENCH_MISTAKES } from '../../web/bench/mistakes/words.ts';
import { linesOf, searchSmallest } from '../../web/bench/mistakes/worker/work.ts';
import { compiledBench, draw, load, place, readData, readTable } from './module.ts';

const bench = await loadMistakes(compiledBench);
const rubicon = await load();
const wanted = async () => true;

const valueOfText = (text: string) => {
  const [winner = '', distance] = text.toLowerCase().split(' ');
  if (winner === '-1') return { winner: 'none', distance: -1 };
  return winner === 'tie' ? { winner } : { winner, distance: Number(distance) };
};

describe('the boards that show the mistakes', () => {
  const table = readTable('mistakes.tsv');

  it('are one for each mistake, the same in the page', () => {
    const examples = MISTAKES.map((mistake) => ({ mistake, ...EXAMPLES[mistake] }));
    expect(examples).toEqual(
      table.map(([mistake, rows = '', right = '', wrong = '', search]) => ({
        mistake,
        board: draw(rows),
        right: valueOfText(right),
        wrong: valueOfText(wrong),
        known: search === 'known',
      })),
    );
  });

  it.each(MISTAKES)('are answered differently with %s', async (mistake) => {
    const { board, right, wrong } = EXAMPLES[mistake];
    const lines = await linesOf(bench, board, setOf(mistake), wanted);
    expect(lines?.right.printed).toEqual(right);
    expect(lines?.wrong.printed).toEqual(wrong);
  });

  it.each(MISTAKES.filter((mistake) => !EXAMPLES[mistake].known))('are found again: %s', async (mistake) => {
    expect(await searchSmallest(bench, setOf(mistake), wanted)).toEqual(EXAMPLES[mistake].board);
  });

  it('are not found where nothing is wrong, or after a cancel', async () => {
    expect(await searchSmallest(bench, setOf('hurry'), async () => false)).toBeNull();
    const search = bench.smallest(0, 6);
    expect(search.step(Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(search.progress().found).toBeNull();
    search.close();
  });
});

describe('lines', () => {
  it('end with the loop that they have', async () => {
    const board = draw('...../...../..O../#..#./O#.X.');
    const lines = await linesOf(bench, board, setOf('share'), wanted);
    const analysis = rubicon.open(board);
    analysis.solve();
    const best = analysis.line(rubicon.position(board, 'red'));
    expect(lines?.right).toMatchObject({ moves: best.moves, loop: best.loop });
    analysis.close();
  });

  it('are not asked for without pieces', async () => {
    expect(await linesOf(bench, draw('.../.../.X.'), 1, wanted)).toBeNull();
  });
});

const BOARDS = rubicon.parseContest(readData('boards-1000.in'));

/** A contest file of boards, and the output of a program with these mistakes. */
function outputOf(boards: readonly Board[], mistakes: number): { input: string; lines: string[] } {
  const lines = boards.map((board) => {
    const run = bench.open(board, mistakes);
    run.step();
    const value = run.value(rubicon.position(board, 'red'));
    run.close();
    return BENCH_MISTAKES.en.answer(value);
  });
  return { input: rubicon.formatContest(boards), lines };
}

function diagnose(input: string, lines: readonly string[]) {
  const diagnosis = bench.diagnose(input, `${lines.join('\n')}\n`);
  while (!diagnosis.step(1e6));
  const report = diagnosis.report();
  diagnosis.close();
  return report;
}

describe('which mistake is mine', () => {
  it('names the one mistake, and the smallest board that shows it', () => {
    const { input, lines } = outputOf(BOARDS.slice(0, 40), setOf('down'));
    const report = diagnose(input, lines);
    const { wrong, right } = report.verdicts;
    expect(wrong).toBeGreaterThan(0);
    expect(report.suspects[0]).toEqual({
      mistakes: setOf('down'),
      explained: wrong,
      unexplained: 0,
      kept: right,
      contradicted: 0,
      dropped: false,
    });
    expect(lines[report.smallest]).not.toBe(outputOf(BOARDS.slice(0, 40), 0).lines[report.smallest]);
  });

  it('counts what is left out', () => {
    const found = diagnose('0 3\n1 3\nXOO\n1 2\nOO\n3 1\nX\nO\n?\n', ['red 1', 'Tie', 'Tie']);
    expect(found.verdicts).toMatchObject({ malformed: 1, unplayable: 1, broken: 1 });
    expect(found.broken).toBeNull();
    expect(diagnose('0 2\n1 3\nXOO\n1 3\nXOO\n', ['Black 0']).verdicts.missing).toBe(1);
    expect(diagnose('0 1\n1 3\nXOO\n', ['Black 0', 'Tie'])).toMatchObject({ extra: 1, extraLine: 2 });
  });

  it('names two equal boards whose answers differ', () => {
    const [other, twin] = [draw('#.#/O.O/.X.'), draw('O.O/.X.')];
    const input = rubicon.formatContest([other, twin, twin]);
    expect(diagnose(input, ['Black 2', 'Black 2', 'Black 4']).twins).toEqual([1, 2]);
    expect(diagnose(input, ['Black 4', 'Black 2', 'Black 2']).twins).toBeNull();
  });

  it('tells where the text ends too soon or goes on, and counts the lines that are left', () => {
    const ended = diagnose('0 3\n1 3\nXOO\n', ['Black 0', 'Tie']);
    expect(ended).toMatchObject({ boards: 1, extra: 1, extraLine: 2, verdicts: { right: 1 } });
    expect(ended.broken).toMatchObject({ code: 'boards_missing', line: 4, expected: 3, found: 1 });
    const more = diagnose('0 1\n1 3\nXOO\n1 3\nXOO\n', ['Black 0']);
    expect(more.broken).toMatchObject({ code: 'text_after_end', line: 4 });
  });

  it('reads answers as the comparison does', () => {
    const report = diagnose('0 3\n1 3\nXOO\n1 3\nXOO\n1 3\nXOO\n', [
      'Black\t0',
      'Black 00',
      'Red 4294967295',
    ]);
    expect(report.verdicts).toMatchObject({ right: 1, malformed: 1, wrong: 1 });
    expect(report.smallest).toBe(2);
  });

  it('counts a blank line before others as the line of a board, and names nobody for it', () => {
    const boards = rubicon.parseContest(readData('sample1.in'));
    const input = rubicon.formatContest(
      [boards[1], boards[4], boards[3]].filter((board) => board !== undefined),
    );
    expect(diagnose(input, ['Black 2', 'Red 75', 'Tie']).verdicts.right).toBe(3);
    const report = diagnose(input, ['Black 2', '', 'Tie', '', ' ']);
    expect(report).toMatchObject({
      suspects: [],
      extra: 0,
      verdicts: { right: 2, malformed: 1, missing: 0 },
    });
  });

  it('in parts, one for each worker, tells the same as the whole, pairs too', () => {
    const small = BOARDS.filter(({ cells }) => cells.length <= 20).slice(0, 30);
    const both = setOf('down') | setOf('order');
    const { input, lines } = outputOf(small, both);
    const whole = diagnose(input, lines);
    const parts = [0, 1, 2].map((share) => {
      const diagnosis = bench.diagnose(input, `${lines.join('\n')}\n`);
      diagnosis.share(share, 3);
      return diagnosis;
    });
    const finish = () => {
      for (const part of parts) while (!part.step(1e6));
      return mergeReports(parts.map((part) => part.report()))?.suspects ?? [];
    };
    const singles = finish();
    expect(singles.map(({ mistakes }) => mistakesIn(mistakes).length)).toEqual(MISTAKES.map(() => 1));
    expect(singles.some(reproduces)).toBe(false);
    for (const part of parts) part.pair();
    const [first, ...others] = namedSuspects(finish());
    expect([first, ...others]).toEqual(namedSuspects(whole.suspects));
    const { wrong, right } = whole.verdicts;
    expect(first).toMatchObject({ mistakes: both, explained: wrong, kept: right });
    for (const part of parts) part.close();
  });

  it('is closed once', () => {
    const diagnosis = bench.diagnose('', '');
    diagnosis.close();
    diagnosis.close();
    expect(() => diagnosis.step(1)).toThrow(/closed/);
  });
});

describe('a run', () => {
  it('refuses a board that takes more memory than allowed', () => {
    expect(() => bench.open(draw('O..O/..../.X..'), 0, { memoryLimit: 100 })).toThrow();
  });

  it('is right without a mistake, at any budget', () => {
    const run = bench.open(draw('#.#/O.O/.X.'), 0);
    while (!run.step(1));
    expect(run.value(place('#.#/O.O/.X.', 'red'))).toEqual({ winner: 'black', distance: 2 });
    run.close();
  });
});
