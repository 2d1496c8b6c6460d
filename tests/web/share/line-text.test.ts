import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../../wasm/rubicon.ts';
import { en } from '../../../web/page/words/en.ts';
import { stepWords } from '../../../web/page/words/line-sentences.ts';
import { type LineWords, MOVE_LINE } from '../../../web/page/words/line-words.ts';
import { zh } from '../../../web/page/words/zh.ts';
import { lineText } from '../../../web/share/line-text.ts';
import { load, readData } from '../../wasm/module.ts';
import { board, rows, THREE } from '../support/samples.ts';
import { solvedLine } from '../support/solved-line.ts';

const rubicon = await load();
const root = new URL('../../..', import.meta.url).pathname;

/** The command's output for each board: the answer, then a move a line. */
function linesOfCommand(name: string): string[][] {
  const text = execFileSync(`${root}build/rubicon`, ['line', `tests/data/${name}.in`], {
    cwd: root,
    encoding: 'utf8',
  });
  return text
    .trimEnd()
    .split(/\n(?=(?:Red|Black|Tie)\b)/)
    .map((lines) => lines.split('\n'));
}

/** A move of our text in the command's format. */
function asTheCommand(line: string): string {
  const [, number, side, from, to, value] =
    /^ *(\d+)\. (Red|Black) \w+ (\(\d+,\d+\)) \w+ → (\(\d+,\d+\)).* {2}(.*)$/.exec(line) ?? [];
  return `${number} ${side} ${from} ${to} ${value}`;
}

const VERDICTS: Readonly<Record<string, string>> = {
  'Black 0': 'Black has won: Red has no move.',
  'Black 2': 'Black wins in 2 moves (1 by Black)',
  Tie: 'Tie',
  'Red 75': 'Red wins in 75 moves (38 by Red)',
};

describe('the line as a text', () => {
  const printed = linesOfCommand('sample1');

  it.each(rubicon.parseContest(readData('sample1.in')).map((drawn, index) => [index + 1, drawn] as const))(
    'of board %i of the sample is the line that the command prints',
    (number, drawn) => {
      const [answer = '', ...moves] = printed[number - 1] ?? [];
      const [verdict, blank, size, ...rest] = lineText(en, MOVE_LINE.en, solvedLine(rubicon, drawn)).split(
        '\n',
      );
      expect(verdict).toBe(VERDICTS[answer]);
      expect(blank).toBe('');
      expect(size).toBe(`${drawn.rows} ${drawn.columns}`);
      expect(rest.slice(0, drawn.rows)).toEqual(rows(drawn));
      if (moves.length === 0) expect(rest.slice(drawn.rows)).toEqual(['', '']);
      const lines = rest.slice(drawn.rows + 1).filter((line) => /^ *\d+\./.test(line));
      expect(lines.map(asTheCommand)).toEqual(moves.filter((move) => !move.startsWith('loop')));
      const loop = moves.find((move) => move.startsWith('loop'))?.match(/\d+/)?.[0];
      if (loop === undefined) expect(rest.join('\n')).not.toContain('repeat');
      else expect(rest.at(-2)).toContain(`moves ${loop} to ${lines.length} repeat for ever`);
    },
  );

  it('says in the language of the page how the game ends', () => {
    const english = lineText(en, MOVE_LINE.en, solvedLine(rubicon, THREE)).split('\n');
    expect(english.slice(0, 7)).toEqual([
      'Black wins in 2 moves (1 by Black)',
      '',
      '3 3',
      '#.#',
      'O.O',
      '.X.',
      '',
    ]);
    expect(english.slice(9)).toEqual(['Black has won: the pawn has captured a general.', '']);
    const chinese = lineText(zh, MOVE_LINE.zh, solvedLine(rubicon, THREE)).split('\n');
    expect(chinese[0]).toBe('黑方 2 步胜（红 1 步，黑 1 步）');
    expect(chinese[7]).toMatch(/^1\. 红帅 \(2,\d\) 向[上下左右] → \(\d,\d\) {2}黑方 1$/);
    expect(chinese.at(-2)).toBe('黑方已胜：卒吃掉了帅。');
  });
});

describe('a step of the line', () => {
  const words = (line: LineWords, drawn: Board, ply: number) =>
    stepWords(line, solvedLine(rubicon, drawn), ply);

  it('names its number, the move and the end', () => {
    const drawn = board('#..', '.XO', '..O');
    expect(words(MOVE_LINE.en, drawn, 0)).toEqual(['Move 0 of 1']);
    expect(words(MOVE_LINE.en, drawn, 1)).toEqual([
      'Move 1 of 1',
      'Red general (2,3) left → (2,2), takes the pawn',
      'Red has won: a general has captured the pawn.',
    ]);
    expect(words(MOVE_LINE.zh, drawn, 1).at(-1)).toBe('红方已胜：帅吃掉了卒。');
  });

  it('names the loop of a tie at its end', () => {
    const tie = board('...O', '.#..', '..X.', '.#.O');
    expect(words(MOVE_LINE.en, tie, 4)).toHaveLength(2);
    expect(words(MOVE_LINE.en, tie, 5).at(-1)).toContain('moves 2 to 5 repeat for ever');
  });
});
