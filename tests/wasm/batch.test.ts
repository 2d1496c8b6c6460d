import { describe, expect, it } from 'vitest';
import type { Reading } from '../../wasm/bench/batch.ts';
import { loadBatches } from '../../wasm/bench/load-batch.ts';
import { loadCompare } from '../../wasm/bench/load-compare.ts';
import type { Value } from '../../wasm/rubicon.ts';
import { compiledBench, load, readData, valueFromText } from './module.ts';

const batches = await loadBatches(compiledBench);
const compare = await loadCompare(compiledBench);
const rubicon = await load();
const bytes = (text: string) => new TextEncoder().encode(text);
const GOOD = '2 3\nO.O\n.X.\n';

/** All items read from a text. */
function readAll(text: string): Reading[] {
  const batch = batches.open(bytes(text));
  const all = [];
  for (let reading = batch.next(); reading !== null; reading = batch.next()) all.push(reading);
  batch.close();
  return all;
}

describe('a batch', () => {
  it.each(['sample1', 'boards-1000', 'record-10x10'])('reads the boards of %s', (name) => {
    const text = readData(`${name}.in`);
    const lines = text.split('\n');
    const readings = readAll(text);
    let line = 3;
    for (const [index, board] of rubicon.parseContest(text).entries()) {
      expect(lines[line - 1]).toBe(board.cells.slice(0, board.columns));
      expect(readings[index]).toEqual({ kind: 'board', number: index + 1, board, line });
      line += board.rows + 1;
    }
  });

  it('continues after broken boards, and draws those of which only the pieces are wrong', () => {
    const text = `0 5\n${GOOD}2 3\nO?O\n.X.\n...\n${GOOD}rubbish\n2 3\nO.O\n...\n${GOOD}more\n`;
    const readings = readAll(text).map((reading) => {
      if (reading.kind === 'board') return `${reading.number} ${reading.board.cells} line ${reading.line}`;
      const place = `${reading.failure.line}:${reading.failure.column} ${reading.failure.code}`;
      if (reading.kind !== 'broken') return `${reading.kind} ${place}`;
      return `${reading.number} ${reading.board?.cells ?? '-'} ${place}`;
    });
    expect(readings).toEqual([
      '1 O.O.X. line 3',
      '2 - 6:2 bad_cell',
      '3 O.O.X. line 10',
      'stray 12:1 size_expected',
      '4 O.O... 14:1 no_pawn',
      '5 O.O.X. line 17',
      'stopped 19:1 text_after_end',
    ]);
  });
});

describe('a comparison', () => {
  const ANSWERS = 'Red 3\nBlack 2\nTie\nRed 75\n';
  const answers = (text: string): (Value | null)[] =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => (line === '?' ? null : valueFromText(line)));
  const kinds = (output: string) =>
    compare(answers(ANSWERS), bytes(output)).differences.map(({ kind, board, line, found }) =>
      [kind, board, line, found].join(' '),
    );

  it.each([
    ['the right lines', ANSWERS, []],
    ['carriage returns and blank lines at the end', `${ANSWERS.replaceAll('\n', '\r\n')}\r\n\n`, []],
    ['another winner', ANSWERS.replace('Red 3', 'Black 3'), ['winner 1 1 Black 3']],
    ['another count', ANSWERS.replace('75', '74'), ['count 4 4 Red 74']],
    ['a tie for a win', ANSWERS.replace('Black 2', 'Tie'), ['tie 2 2 Tie']],
    ['a win for a tie', ANSWERS.replace('Tie', 'Red 1'), ['win 3 3 Red 1']],
    ['a malformed line', ANSWERS.replace('Tie', '平局'), ['malformed 3 3 平局']],
    ['a blank line', ANSWERS.replace('Tie', ''), ['malformed 3 3 ']],
    ['no lines', '', ['missing 1  ', 'missing 2  ', 'missing 3  ', 'missing 4  ']],
    ['two lines too many', `${ANSWERS}\nTie\n`, ['extra  5 ', 'extra  6 Tie']],
    ['a long line', ANSWERS.replace('Tie', 'x'.repeat(99)), [`malformed 3 3 ${'x'.repeat(60)}…`]],
  ] as const)('of %s', (_, output, expected) => {
    expect(kinds(output)).toEqual(expected);
  });

  it('sums up', () => {
    const sum = compare(answers('Red 3\n?\nTie\nTie\n'), bytes('Red 4\nx\nRed 1\n'));
    expect(sum).toMatchObject({ boards: 4, unjudged: 1, shift: null });
    expect(sum.counts).toEqual({ winner: 0, count: 1, tie: 0, win: 1, malformed: 0, missing: 1, extra: 0 });
  });

  it('finds the single line that was left out or put in', () => {
    const shift = (output: string) => compare(answers(ANSWERS), bytes(output)).shift;
    expect(shift('Red 3\nTie\nRed 75\n')).toEqual({ kind: 'left_out', line: 2 });
    expect(shift(`debug\n${ANSWERS}`)).toEqual({ kind: 'put_in', line: 1 });
    expect(shift('Red 3\nTie\nRed 74\n')).toBeNull();
  });
});
