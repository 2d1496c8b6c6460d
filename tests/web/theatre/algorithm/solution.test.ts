import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPosition } from '../../../../web/model/line.ts';
import { blocksOf, indentedByTwo, isCarriedOut } from '../../../../web/theatre/algorithm/model/listing.ts';
import { PSEUDOCODE } from '../../../../web/theatre/algorithm/model/pseudocode.ts';
import { frameOf, LINES } from '../../../../web/theatre/model/frame.ts';
import { Showing } from '../../../../web/theatre/worker/showing.ts';
import { readData, readText, textbook } from '../../../wasm/module.ts';
import { sampleBoards } from '../tour/tours.ts';

const SOURCE = 'web/theatre/algorithm/solution.cpp';
const code = readText(SOURCE);

/** The first count boards of a contest file. */
function firstBoards(text: string, count: number): string {
  const [head = '', ...lines] = text.split('\n');
  let at = 0;
  for (let board = 0; board < count; board++) at += 1 + Number(lines[at]?.split(' ')[0]);
  return [`${head.split(' ')[0]} ${count}`, ...lines.slice(0, at), ''].join('\n');
}

/** Linked to the program, prints at its end how often it has allocated memory. */
const ALLOCATIONS = `
#include <cstdio>
#include <cstdlib>
static long allocations;
void *operator new(size_t size) { return allocations++, malloc(size); }
void operator delete(void *memory) noexcept { free(memory); }
void operator delete(void *memory, size_t) noexcept { free(memory); }
struct AtExit { ~AtExit() { fprintf(stderr, "%ld", allocations); } } at_exit;
`;

const firstLines = (text: string, count: number) => `${text.split('\n').slice(0, count).join('\n')}\n`;

describe('the program beside the stage', () => {
  const folder = mkdtempSync(join(tmpdir(), 'solution-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const program = join(folder, 'solution');
  beforeAll(() => {
    const source = fileURLToPath(new URL(`../../../../${SOURCE}`, import.meta.url));
    const allocations = `${program}-allocations.cpp`;
    writeFileSync(allocations, ALLOCATIONS);
    const strict = ['-std=c++17', '-O1', '-Wall', '-Wextra', '-Werror', '-Wno-unused-result'];
    execFileSync(process.env.CXX ?? 'c++', [...strict, '-o', program, source, allocations]);
  }, 60_000);

  it('compiles without a warning and answers what the contest asks', () => {
    const answers = (input: string) =>
      execFileSync(program, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] });
    expect(answers(readData('sample1.in'))).toBe(readData('sample1.ans'));
    const some = 5;
    expect(answers(firstBoards(readData('boards-1000.in'), some))).toBe(
      firstLines(readData('boards-1000.ans'), some),
    );
    expect(answers(firstBoards(readData('record-10x10.in'), 1))).toBe(
      firstLines(readData('record-10x10.ans'), 1),
    );
  });

  it('has time for ten boards: it puts each pair of generals into its queue once, and allocates for the queue alone', () => {
    const open = `O........O${'\n..........'.repeat(8)}\n.........X`;
    const { stderr } = spawnSync(program, { input: `1 1\n10 10\n${open}\n`, encoding: 'utf8' });
    const states = 2 * ((100 * 99) / 2) * 100;
    // A queue of the standard library allocates room for 32 states of 16 bytes at a time.
    expect(Number(stderr)).toBeLessThan(states / 32 + 100);
    expect(Number(stderr)).toBeGreaterThan(0);
  });
});

describe('a listing', () => {
  it.each([
    ['the program', code],
    ['the pseudocode', PSEUDOCODE.en],
    ['the Chinese pseudocode', PSEUDOCODE.zh],
  ])('of %s has every sentence of the algorithm, in the order in which they are told', (_, text) => {
    const lines = blocksOf(text).flatMap(({ line, end }) => (end === null && line) || []);
    expect(lines).toEqual([...LINES]);
  });

  it('is the code without its marks', () => {
    const shown = blocksOf(code)
      .map(({ text }) => text)
      .join('\n');
    expect(shown).not.toContain('//@');
    expect(shown.split('\n')).toHaveLength(code.trimEnd().split('\n').length);
    expect(Math.max(...shown.split('\n').map((line) => line.length))).toBeLessThan(84);
    expect(
      blocksOf('a\n  b //@take\nc //@take\nd //@none\ne //@tie\nf //@tie decided\ng //@tie, in a line\n'),
    ).toEqual([
      { line: null, end: null, text: 'a' },
      { line: 'take', end: null, text: '  b\nc' },
      { line: null, end: null, text: 'd' },
      { line: 'tie', end: null, text: 'e' },
      { line: 'tie', end: 'decided', text: 'f' },
      { line: null, end: null, text: 'g //@tie, in a line' },
    ]);
  });

  it('is indented by half as much on the stage', () => {
    expect(indentedByTwo('a\n    b  c\n        d\n    e')).toBe('a\n  b  c\n    d\n  e');
  });

  it('shows at the end of a run what the program then prints, and no other answer', () => {
    const answers = readData('sample1.ans').trim().split('\n');
    for (const [nth, board] of sampleBoards().entries()) {
      const isTie = answers[nth] === 'Tie';
      const drawn = startPosition(board, 'red');
      const showing = new Showing(textbook, board, drawn);
      const { steps } = showing.programme;
      const frame = frameOf(showing.scene(steps + 1), 0, showing.programme, drawn);
      const shown = blocksOf(code)
        .filter((block) => isCarriedOut(block, frame.line, frame.drawn?.decided ?? null))
        .map(({ text }) => text)
        .join('\n');
      expect(shown.includes('puts("Tie")')).toBe(isTie);
      expect(shown.includes('printf("%s %d\\n"')).toBe(!isTie);
      showing.close();
    }
    const withoutPieces = blocksOf(code).filter((block) => isCarriedOut(block, 'tie', null));
    expect(withoutPieces.map(({ text }) => text.trim())).toEqual(['if (winner[id(s)] < 0)']);
  });
});
