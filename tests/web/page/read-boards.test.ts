import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../../wasm/rubicon.ts';
import { readGiven } from '../../../web/model/given-text.ts';
import { readBoards } from '../../../web/page/read-boards.ts';
import { failed } from '../../../web/solver/thread.ts';
import { parseBoards } from '../../../web/solver/worker/contest.ts';
import { attempt } from '../../../web/solver/worker/failure.ts';
import { load, readData } from '../../wasm/module.ts';
import { board, boards, rows } from '../support/samples.ts';

const rubicon = await load();

const A = ['O.O', '.X.'];
const B = ['#.#', 'O.O', '#X#'];
const AB = [board(...A), board(...B)];

const bare = (lines: readonly string[]) => `${lines.join('\n')}\n`;
const sized = (lines: readonly string[]) => `${lines.length} ${lines[0]?.length}\n${bare(lines)}`;
const contest = (...all: readonly (readonly string[])[]) => `0 ${all.length}\n${all.map(sized).join('')}`;
const fence = (text: string, language = '') => `\`\`\`${language}\n${text}\`\`\`\n`;

/** Reads a text as the page does. */
function read(text: string) {
  const given = readGiven(text);
  if (given.kind === 'link') return given.address;
  return readBoards(text, given.excerpts, (excerpt) => attempt(() => parseBoards(rubicon, excerpt)));
}

const expectBoards = async (text: string, expected: readonly Board[]) =>
  expect(await read(text)).toEqual({ ok: true, value: expected });

describe('boards are read', () => {
  it.each([
    ['a contest file', contest(A, B)],
    ['T alone in the first line', `2\n${sized(A)}${sized(B)}`],
    ['T alone, empty lines between', `\n2\n\n${sized(A)}\n${sized(B)}\n`],
    ['sizes and rows', sized(A) + sized(B)],
    ['sizes with more blanks', (sized(A) + sized(B)).replaceAll(' ', '  ')],
    ['bare rows, an empty line between the boards', `${bare(A)}\n${bare(B)}`],
    ['bare rows, more empty lines between the boards', `${bare(A)}\n\n\n${bare(B)}`],
    ['bare rows under sizes in words', `Rows, columns: 2 3\n${bare(A)}3 3 (rows, columns)\n${bare(B)}`],
    ['lines that end as in Windows, or with blanks', contest(A, B).replaceAll('\n', ' \t\r\n')],
    ['lines that end as on an old Macintosh', contest(A, B).replaceAll('\n', '\r')],
    ['a byte order mark and hard spaces', `\uFEFF${contest(A, B).replaceAll(' ', '\u00A0')}`],
    ['indented', contest(A, B).replaceAll(/^/gm, '    ')],
    ['in a quotation', contest(A, B).replaceAll(/^/gm, '> ')],
    ['in a fence', fence(contest(A, B))],
    [
      'in a fence with a language, in a list',
      `- Sample:\n\n  ${fence(contest(A, B), 'text').replaceAll('\n', '\n  ')}`,
    ],
    ...['A row is', 'Not in ``` is', '`..#` is a row:', '~ a row'].map((words) => [
      `in a fence, with a row outside of it, after ${words}`,
      `${words}\n\n..#\n\n${fence(contest(A, B))}`,
    ]),
    ['in a fence of tildes', `~~~\n${contest(A, B)}~~~\n`],
    ['before numbers in a fence', `${contest(A, B)}\n${fence('2\n0\n')}`],
    ['in a fence that does not end', `\`\`\`\n${contest(A, B)}`],
    ['in two fences', `Board 1:\n${fence(bare(A))}and\n${fence(sized(B))}`],
    [
      'as Luogu copies Markdown',
      `## 输入输出样例 #1\n\n### 输入 #1\n\n${fence(contest(A, B))}\n### 输出 #1\n\n${fence('Black 2\nBlack 0\n')}`,
    ],
    ['as Luogu’s page is copied', `输入 #1\n复制\n${contest(A, B)}输出 #1\n复制\nBlack 2\nBlack 0\n`],
    [
      'with the words of an English page',
      `Sample Input 1\n\nCopy\n${contest(A, B)}\nSample Output 1\n\nRed 75\nTie\n`,
    ],
    [
      'two samples of a problem',
      `输入 #1\n${contest(A)}输出 #1\nBlack 2\n输入 #2\n${contest(B)}输出 #2\nTie\n`,
    ],
    ['with a link to the page', `https://example.org/rubicon/#b=3\n\n${bare(A)}\n${bare(B)}`],
    ['under headings and between rulers', `# Boards #\n---\n${bare(A)}\n***\n### ..X of B\n${bare(B)}`],
  ])('%s', async (_, text) => {
    await expectBoards(text, AB);
  });

  it('one alone, also where every line has an empty one after it', async () => {
    for (const text of [
      bare(B),
      B.join('\n'),
      B.join('\n\n'),
      sized(B),
      contest(B),
      fence(bare(B)),
      `1\n${sized(B)}`,
    ])
      await expectBoards(text, [board(...B)]);
  });

  it.each([
    [['XOO'], ['OXO']],
    [['XO.'], ['.OX']],
    [['XOO'], ['.O.']],
    [
      ['O.O', '...'],
      ['.X.', '...'],
    ],
  ])('several, which together are no board with an empty line after every row: %j, %j', async (...both) => {
    await expectBoards(
      both.map(bare).join('\n'),
      both.map((lines) => board(...lines)),
    );
  });

  it('a dozen, their number alone in the first line', async () => {
    await expectBoards(`12\n${sized(A).repeat(12)}`, Array(12).fill(board(...A)));
  });

  it('all files of the contest, as the solver alone reads them', async () => {
    for (const name of ['sample1.in', 'record-10x10.in']) {
      const text = readData(name);
      await expectBoards(text, rubicon.parseContest(text));
      await expectBoards(`Input:\r\n${fence(text)}`.replaceAll('\n', '\r\n'), rubicon.parseContest(text));
    }
  });

  it('of any size, in every form', async () => {
    const forms = [
      contest,
      (...all: string[][]) => `${all.length}\n${all.map(sized).join('')}`,
      (...all: string[][]) => all.map(sized).join(''),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(boards, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...forms),
        fc.boolean(),
        async (drawn, form, isFenced) => {
          const text = form(...drawn.map(rows));
          await expectBoards(isFenced ? `输入\n${fence(text)}` : text, drawn);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a link is found', () => {
  it.each([
    ['https://example.org/rubicon/#b=w1w/r1r/1b1&m=3.2u', 'b=w1w/r1r/1b1&m=3.2u'],
    ['  b=3wr/1w2b \n', 'b=3wr/1w2b'],
    ['See https://example.org/#b=3.', 'b=3'],
    ['#view=bench&tool=mine', 'view=bench&tool=mine'],
    ['Look at <https://example.org/#b=3>, please', 'b=3'],
    ['看 [这里](http://127.0.0.1/rubicon.html#b=1b1/r1r&study=why)。', 'b=1b1/r1r&study=why'],
    ['<iframe src="https://example.org/#b=1b1/r1r&amp;embed=1"></iframe>', 'b=1b1/r1r&embed=1'],
  ])('in %j', (text, address) => {
    expect(read(text)).toBe(address);
  });
});

describe('what cannot be read names its place in the whole text', () => {
  it.each([
    ['', 'empty_text', 1, 1],
    ['hello', 'header_expected', 1, 1],
    ['https://example.org/', 'header_expected', 1, 1],
    ['https://example.org/?web=3', 'header_expected', 1, 1],
    ['0 1\n2 3\nO-O\n-X-\nSee https://example.org/#b=3\n', 'bad_cell', 3, 2],
    ['..#Q.\n.....\n', 'bad_cell', 1, 4],
    ['..abc..\n.......\n', 'bad_cell', 1, 3],
    ['..abc.\n......\n', 'bad_cell', 1, 3],
    ['..# Q\n.....\n', 'bad_cell', 1, 4],
    ['OXQ\n...\n', 'bad_cell', 1, 3],
    ['.\nQ\n.\n', 'bad_cell', 2, 1],
    ['..---\n.....\n', 'bad_cell', 1, 3],
    ['---..\n.....\n', 'header_expected', 1, 1],
    ['2\nO.O\n.X.\n', 'header_expected', 1, 2],
    ['0 1\n2 3\nO.O\n.Y.\n', 'bad_cell', 4, 2],
    ['0 1\n2 3\nO.O\nhello\n.X.\n', 'rows_missing', 4, 1],
    ['1\n2 3\nO.O\n.X\n', 'row_too_short', 4, 3],
    ['2 3\nO.O\n.X..\n', 'row_too_long', 3, 4],
    ['输入 #1\n复制\n0 1\n2 3\nO.O\n.Y.\n输出 #1\nTie\n', 'bad_cell', 6, 2],
    ['Board:\n\n```\nO.O\n.?X\n```\n', 'bad_cell', 5, 2],
    ['> O.O\n>  .?X\n', 'bad_cell', 2, 5],
    ['O.O\n.X.\n\nO.O\nXX\n', 'row_too_short', 5, 3],
    ['0 2\n2 3\nO.O\n.X.\n\n\nThat was all.\n', 'boards_missing', 5, 1],
    ['0 1\nO.O\n.X.\n', 'size_expected', 2, 1],
  ])('%j: %s at line %i, column %i', async (text, code, line, column) => {
    expect(await read(text)).toMatchObject({ ok: false, failure: { code, line, column } });
  });

  it('unless it has none', async () => {
    const text = `Board:\n\n${bare(A)}`;
    const given = readGiven(text);
    const excerpts = given.kind === 'boards' ? given.excerpts : [];
    const lost = failed('load_failed');
    expect(await readBoards(text, excerpts, async () => lost)).toEqual(lost);
  });

  it('whatever the text', async () => {
    const line = fc.constantFrom(
      '0 1',
      '2 3',
      '2',
      'O.O',
      '.X.',
      '```',
      '> ',
      'Tie',
      '',
      '??',
      '# Input',
      '#b=3',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.array(line, { maxLength: 12 }).map((all) => all.join('\n')),
        ),
        async (text) => {
          const outcome = await read(text);
          if (typeof outcome === 'string' || outcome.ok) return;
          expect(outcome.failure.line).toBeGreaterThan(0);
          expect(outcome.failure.line).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length + 1);
        },
      ),
    );
  });
});
