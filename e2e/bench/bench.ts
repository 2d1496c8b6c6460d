import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Locator } from '@playwright/test';
import { emptyBoard, marked } from '../support/boards.ts';
import type { Rubicon } from '../support/page.ts';

const command = fileURLToPath(new URL('../../build/rubicon', import.meta.url));

/** The answer file that the command prints for a contest text, including broken boards. */
export function commandAnswers(text: string): string {
  return spawnSync(command, ['--jobs=auto'], { input: text, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout;
}

/** A contest text of random square boards, a fifth of their cells obstacles; always the same. */
export function randomContest(boards: number, side = 10): string {
  const cells = side * side;
  let state = 2023;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % below;
  };
  const board = () => {
    const marks: string[] = Array.from({ length: cells }, () => (draw(5) === 0 ? '#' : '.'));
    const places = new Set<number>();
    while (places.size < 3) places.add(draw(cells));
    for (const [index, place] of [...places].entries()) marks[place] = 'OOX'[index] ?? '.';
    const row = (_: unknown, index: number) => `${marks.slice(index * side, index * side + side).join('')}\n`;
    return Array.from({ length: side }, row).join('');
  };
  return `0 ${boards}\n${Array.from({ length: boards }, () => `${side} ${side}\n${board()}`).join('')}`;
}

/** Each of these takes a worker a good part of a second, and a worker takes 16 in a row. */
const SLOW_BOARDS = 32;

/** A contest text with a long run: `quick` quick boards, then slow ones that the test need not wait for. */
export function lastingContest(quick: number): string {
  const slow = marked(marked(emptyBoard(24, 24), 'O', [1, 1], [1, 24]), 'X', [24, 8]);
  const boards = randomContest(quick, 5).replace(/^.*\n/, '');
  return `0 ${quick + SLOW_BOARDS}\n${boards}${`24 24\n${slow.join('\n')}\n`.repeat(SLOW_BOARDS)}`;
}

/** Page object of the judge bench, in English. */
export class Bench {
  readonly results: Locator;
  readonly boards: Locator;
  readonly problems: Locator;
  readonly progress: Locator;
  readonly differences: Locator;
  readonly diagnosis: Locator;
  readonly suspects: Locator;

  constructor(readonly rubicon: Rubicon) {
    const { page } = rubicon;
    this.results = page.getByRole('region', { name: /^(Answers|Differences)$/ });
    this.boards = this.results.getByRole('list', { name: 'Boards' });
    this.problems = this.results.getByRole('group').filter({ hasText: /in the file/ });
    this.progress = this.results.getByRole('progressbar', { name: 'Boards solved' });
    this.differences = this.results.getByRole('list', { name: 'Lines that differ' });
    this.diagnosis = this.results.getByRole('region', { name: 'Which mistake is mine?' });
    this.suspects = this.diagnosis.getByRole('listitem');
  }

  async open(tool: 'Batch' | 'Compare'): Promise<void> {
    await this.rubicon.page.goto('./#view=bench');
    await this.choose(tool);
  }

  async choose(tool: 'Batch' | 'Compare'): Promise<void> {
    await this.rubicon.page.getByRole('tab', { name: tool, exact: true }).click();
    await expect(this.results).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.rubicon.page.getByRole('button', { name, exact: true });
  }

  async chooseFile(
    label: 'Choose a file' | 'Choose an output file',
    name: string,
    text: string,
    encoding: BufferEncoding = 'utf8',
  ): Promise<void> {
    await this.rubicon.page
      .getByLabel(label, { exact: true })
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text, encoding) });
  }

  async type(field: 'Contest text' | 'Output text', text: string): Promise<void> {
    await this.rubicon.page.getByRole('textbox', { name: field }).fill(text);
    await this.button(field === 'Contest text' ? 'Solve all boards' : 'Compare').click();
  }

  /** Waits until all boards are answered. */
  async expectDone(boards: number): Promise<void> {
    const count = boards.toLocaleString('en');
    await expect(this.results.getByRole('status').first()).toHaveText(`${count} of ${count} boards`, {
      timeout: 60_000,
    });
  }

  /** A board of the list, by its number; it must be in view. */
  board(number: number): Locator {
    return this.boards.getByRole('button', { name: new RegExp(`^Board ${number}:`) });
  }

  difference(text: string | RegExp): Locator {
    return this.differences.getByRole('button').filter({ hasText: text });
  }

  /** The difference that is expanded. */
  get shown(): Locator {
    return this.results.getByRole('article');
  }
}
