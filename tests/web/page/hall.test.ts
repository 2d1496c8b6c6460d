import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseBoard } from '../../../web/model/link-board.ts';
import { KNOWN_RECORDS, recordOf } from '../../../web/page/examples/hall.ts';
import { BEST_10X10, LONGEST_KNOWN } from '../../../web/page/examples/records.ts';
import { draw, readTable } from '../../wasm/module.ts';

describe('the records of all sizes', () => {
  it('are those whose scores the textbook solver confirms', () => {
    const shown = KNOWN_RECORDS.map(({ goal, score, board }) => {
      const read = parseBoard(board);
      return [goal, score, read.ok ? read.value : null];
    });
    const confirmed = readTable('hall.tsv').map(([goal, score, , board = '']) => [
      goal,
      Number(score),
      draw(board),
    ]);
    expect(shown).toEqual(confirmed);
  });

  it('have the size of their board, and each goal and size once', () => {
    const sizes = KNOWN_RECORDS.map(({ goal, rows, columns, board }) => {
      const read = parseBoard(board);
      expect(read.ok && [read.value.rows, read.value.columns]).toEqual([rows, columns]);
      return `${goal} ${rows} ${columns}`;
    });
    expect(new Set(sizes).size).toBe(sizes.length);
  });

  it('are proven for sizes whose boards were all surveyed, and for no others', () => {
    const surveyed = readTable('survey.tsv')
      .filter(
        ([rows, columns, , moves]) =>
          Number(rows) > 1 && Number(rows) <= 10 && Number(columns) <= 10 && moves !== '0',
      )
      .map(([rows, columns, goal, moves]) => `${goal} ${rows} ${columns} ${moves}`);
    const proven = KNOWN_RECORDS.filter((record) => record.proven).map(
      ({ goal, rows, columns, score }) => `${goal} ${rows} ${columns} ${score}`,
    );
    expect(surveyed.length).toBeGreaterThan(100);
    expect(proven.sort()).toEqual(surveyed.sort());
  });

  it('are no shorter than on a smaller board, and Red’s no shorter than with one winning first move', () => {
    for (const { goal, rows, columns, score } of KNOWN_RECORDS) {
      const inside = KNOWN_RECORDS.filter((record) => record.rows <= rows && record.columns <= columns);
      const longest = (of: typeof goal) =>
        Math.max(...inside.filter((record) => record.goal === of).map((record) => record.score));
      expect(score, `${goal} ${rows} × ${columns}`).toBe(longest(goal));
      if (goal === 'red') expect(score).toBeGreaterThanOrEqual(longest('unique'));
    }
  });

  it('name the longest game on the first screen', () => {
    const { score, size, board } = LONGEST_KNOWN;
    expect(recordOf('red', size, size)).toMatchObject({ score, board });
    expect(score).toBe(Math.max(...KNOWN_RECORDS.map((record) => record.score)));
  });

  it('are there for every goal and every size up to 10 × 10 that has a game', () => {
    for (const { goal, score } of BEST_10X10) {
      expect(recordOf(goal, 10, 10)?.score).toBeGreaterThanOrEqual(score);
      for (let rows = 3; rows <= 10; rows++)
        for (let columns = 3; columns <= 10; columns++) expect(recordOf(goal, rows, columns)).not.toBeNull();
    }
    expect(recordOf('red', 11, 10)).toBeNull();
  });
});

describe('a board that beats the hall', () => {
  const FILES = ['tests/data/hall.tsv', 'tests/data/survey.tsv', 'web/page/examples/hall.txt'] as const;
  const textsIn = (folder: string) => FILES.map((file) => readFileSync(join(folder, file), 'utf8'));

  it('takes the place of its size, and of a larger one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hall-'));
    for (const file of FILES) cpSync(file, join(folder, file));
    symlinkSync(resolve('build'), join(folder, 'build'));
    const records = readTable('hall.tsv').filter(([goal]) => goal === 'forced');
    const ofRows = (rows: number) =>
      records.find(([, , , board = '']) => board.split('/').length === rows && board.indexOf('/') === 10) ??
      [];
    const hall = [ofRows(9), ofRows(10)].reduce((text, [goal, score, ...rest]) => {
      const [line, weaker] = [[goal, score, ...rest].join('\t'), [goal, 1, ...rest].join('\t')];
      expect(text).toContain(line);
      return text.replace(line, weaker);
    }, textsIn('.')[0] ?? '');
    writeFileSync(join(folder, FILES[0]), hall);
    const board = ofRows(9)[3]?.split('/') ?? [];
    writeFileSync(join(folder, 'find.in'), ['1 1', '9 10', ...board, ''].join('\n'));
    execFileSync('node', [resolve('tests/hall.mjs'), 'find.in'], { cwd: folder });
    expect(textsIn(folder)).toEqual(textsIn('.'));
    rmSync(folder, { recursive: true });
  });
});
