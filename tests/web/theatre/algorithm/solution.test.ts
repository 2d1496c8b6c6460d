import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { blocksOf } from '../../../../web/theatre/algorithm/model/listing.ts';
import { PSEUDOCODE } from '../../../../web/theatre/algorithm/model/pseudocode.ts';
import { LINES } from '../../../../web/theatre/model/frame.ts';
import { readData, readText } from '../../../wasm/module.ts';

const SOURCE = 'web/theatre/algorithm/solution.cpp';
const code = readText(SOURCE);

/** The first so many boards of a contest file. */
function firstBoards(text: string, count: number): string {
  const [head = '', ...lines] = text.split('\n');
  let at = 0;
  for (let board = 0; board < count; board++) at += 1 + Number(lines[at]?.split(' ')[0]);
  return [`${head.split(' ')[0]} ${count}`, ...lines.slice(0, at), ''].join('\n');
}

const firstLines = (text: string, count: number) => `${text.split('\n').slice(0, count).join('\n')}\n`;

describe('the program beside the stage', () => {
  const folder = mkdtempSync(join(tmpdir(), 'solution-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('compiles without a warning and answers what the contest asks', () => {
    const program = join(folder, 'solution');
    const source = fileURLToPath(new URL(`../../../../${SOURCE}`, import.meta.url));
    const strict = ['-std=c++17', '-O2', '-Wall', '-Wextra', '-Werror', '-Wno-unused-result'];
    execFileSync(process.env.CXX ?? 'c++', [...strict, '-o', program, source]);
    const answers = (input: string) => execFileSync(program, { input, encoding: 'utf8' });
    expect(answers(readData('sample1.in'))).toBe(readData('sample1.ans'));
    const some = 15;
    expect(answers(firstBoards(readData('boards-1000.in'), some))).toBe(
      firstLines(readData('boards-1000.ans'), some),
    );
    expect(answers(firstBoards(readData('record-10x10.in'), 2))).toBe(
      firstLines(readData('record-10x10.ans'), 2),
    );
  });
});

describe('a listing', () => {
  it.each([
    ['the program', code],
    ['the pseudocode', PSEUDOCODE.en],
    ['the Chinese pseudocode', PSEUDOCODE.zh],
  ])('of %s has every sentence of the algorithm, in the order in which they are told', (_, text) => {
    const lines = blocksOf(text).flatMap(({ line }) => line ?? []);
    expect(lines).toEqual([...LINES]);
  });

  it('is the code without its marks', () => {
    const shown = blocksOf(code)
      .map(({ text }) => text)
      .join('\n');
    expect(shown).not.toContain('//@');
    expect(shown.split('\n')).toHaveLength(code.trimEnd().split('\n').length);
    expect(Math.max(...shown.split('\n').map((line) => line.length))).toBeLessThan(84);
    expect(blocksOf('a\n  b //@take\nc //@take\nd //@none\n')).toEqual([
      { line: null, text: 'a' },
      { line: 'take', text: '  b\nc' },
      { line: null, text: 'd' },
    ]);
  });
});
