import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Side } from '../../wasm/rubicon.ts';
import { draw, load, place, readData, readTable, valueFromText, valueToText, withSolved } from './module.ts';

const rubicon = await load();
const root = new URL('../..', import.meta.url).pathname;

const answersOf = (text: string) =>
  rubicon
    .parseContest(text)
    .map((board) => withSolved(rubicon, board, (analysis) => analysis.value(rubicon.position(board))))
    .map((value) => `${valueToText(value)}\n`)
    .join('');

/** A thousand boards take seconds on a busy machine. */
const TIMEOUT = 60_000;

describe('answers', () => {
  it.each(['sample1', 'record-10x10', 'boards-1000'])(
    'of %s are right and those of the command',
    (name) => {
      const answers = answersOf(readData(`${name}.in`));
      expect(answers).toBe(readData(`${name}.ans`));
      const command = execFileSync(`${root}build/rubicon`, [`tests/data/${name}.in`], {
        cwd: root,
        encoding: 'utf8',
      });
      expect(answers).toBe(command);
    },
    TIMEOUT,
  );

  it.each(readTable('rules.tsv'))('%s with %s to move on %s: %s', (value, side, board) => {
    const position = place(board ?? '', side as Side);
    const found = withSolved(rubicon, draw(board ?? ''), (analysis) => analysis.value(position));
    expect(found).toEqual(valueFromText(value ?? ''));
  });
});
