import { within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rows } from '../../../../e2e/support/boards.ts';
import { verdictWords } from '../../../../e2e/support/words.ts';
import { readText } from '../../../wasm/module.ts';
import { holdPart } from '../../support/load-page.ts';
import { reload, visit } from '../../support/visit.ts';
import { GameView } from '../play/game-view.ts';

/** A Monday on which the first puzzle is the puzzle of the day: the 364 puzzles follow each other daily. */
const FIRST_DAY = Date.parse('2026-10-26T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(FIRST_DAY);
});

afterEach(() => {
  vi.mocked(Date.now).mockRestore();
});

/** Page object of the puzzles in the tab Play. */
class PuzzlesView extends GameView {
  get puzzles(): HTMLElement {
    return this.rubicon.page.getByRole('region', { name: 'Puzzles' });
  }

  async expectPuzzle(place: number, set = 'Puzzle'): Promise<void> {
    await this.rubicon.page.findByText(`${set} ${place}`, { selector: '.puzzles h3' });
  }

  /** The status of the attempt, a slip or a solution; null while there is none. */
  told(): string | null {
    return within(this.puzzles).queryByRole('status')?.textContent ?? null;
  }

  /** Lists the puzzles of a level or theme. */
  async listPuzzles(list: string): Promise<HTMLElement[]> {
    const { user } = this.rubicon;
    await user.click(await within(this.puzzles).findByText('All puzzles'));
    await user.click(await within(this.puzzles).findByRole('radio', { name: list }));
    return within(await within(this.puzzles).findByRole('list', { name: list })).getAllByRole('listitem');
  }
}

/** All puzzles in order: what follows the board on their lines, the level, figures and the themes. */
const ALL = ['puzzles', 'themes'].flatMap((name) =>
  readText(`web/study/puzzles/${name}.txt`)
    .trim()
    .split('\n')
    .map((line) => line.replace(/^\S+ /, '')),
);

/** The puzzles whose level, figures and themes match, as they are listed: those of a theme with their levels. */
function listed(pattern: RegExp, hasLevels: boolean): string[] {
  const stars = (level: string | undefined) => '★★★★★☆☆☆☆☆'.slice(5 - Number(level)).slice(0, 5);
  return ALL.flatMap((line, index) =>
    pattern.test(line) ? `${index + 1}${hasLevels ? stars(line[0]) : ''}` : [],
  );
}

/** Begins the puzzle of the day from the first visit. */
async function beginDaily(): Promise<PuzzlesView> {
  const puzzles = new PuzzlesView(await visit());
  const { page, user } = puzzles.rubicon;
  const [first] = await page.findAllByRole('button', { name: 'Puzzle of the day' });
  await user.click(first as HTMLElement);
  await puzzles.expectPuzzle(1);
  return puzzles;
}

const SOLUTION = ['right → (3,3)', 'right → (3,4)', 'right → (3,5)'];
const WRONG = 'down → (4,2)';

describe('the puzzle of the day', () => {
  it('names a move that gives the win away, with what follows, and takes it back', async () => {
    const puzzles = await beginDaily();
    const { rubicon } = puzzles;
    await expect.poll(() => location.hash).toMatch(/#b=w4\/rw2w\/wr3\/3b1&study=play&puzzle=1001$/);
    expect(puzzles.puzzles).toHaveTextContent('Red to play and win in 5');
    within(puzzles.puzzles).getByRole('button', { name: 'Easy puzzle 3 of 3' });
    within(puzzles.puzzles).getByText('★☆☆☆☆');
    await puzzles.play(WRONG);
    await expect.poll(() => puzzles.told()).toBe('Move 1 gave the win away.');
    await within(puzzles.puzzles).findByRole('list', { name: 'What follows' });
    expect(puzzles.puzzles).toHaveTextContent('Black has won: ');
    expect(rubicon.verdict).toHaveTextContent('Black wins in 5 moves (after move 1)');
    await puzzles.expectStatus('The win is gone');
    within(puzzles.puzzles).getByRole('img', { name: 'a mistake' });
    const how = within(puzzles.puzzles).getByRole('button', { name: 'Show what follows' });
    const ghosts = () => document.querySelectorAll('.board .ghost').length;
    await rubicon.user.click(how);
    await expect.poll(ghosts).toBeGreaterThan(0);
    expect(how).toHaveAttribute('aria-pressed', 'true');
    await rubicon.user.click(how);
    await rubicon.user.hover(rubicon.verdict);
    await expect.poll(ghosts).toBe(0);
    await puzzles.press('Take it back');
    await expect.poll(() => puzzles.told()).toBeNull();
    expect(rubicon.verdict).toHaveTextContent(verdictWords('Red 5', 'Red'));
    within(puzzles.puzzles).getByRole('img', { name: 'a mistake' });
  });

  it('is solved, counted with those of another tab, copied to share, and followed by the next', async () => {
    const puzzles = await beginDaily();
    await puzzles.play(WRONG);
    await puzzles.press('Take it back');
    // Another tab has solved a puzzle meanwhile, and one of the earlier set.
    localStorage.setItem('rubicon.puzzles', '{"solved":{"6":"b","1008":"b"},"day":0,"row":0}');
    vi.mocked(Date.now).mockReturnValue(FIRST_DAY + 65_000);
    for (const move of SOLUTION) {
      await puzzles.expectStatus('Your turn: Red');
      await puzzles.play(move);
    }
    await expect.poll(() => puzzles.told()).toBe('Solved. 1 wrong move on the way.');
    expect(puzzles.rubicon.verdict).toHaveTextContent('Red has won: a general has captured the pawn.');
    await puzzles.expectStatus('Solved');
    expect(puzzles.puzzles).toHaveTextContent('It shows: Parity.');
    expect(puzzles.puzzles).toHaveTextContent('1 day in a row');
    await puzzles.press('Copy the result');
    await expect
      .poll(() => navigator.clipboard.readText())
      .toBe(
        `Rubicon: Puzzle 1 (2026-10-26) ★☆☆☆☆\n2 tries in 1:05 🟥🟩🟩🟩\nhttp://127.0.0.1/some/where/#study=play&puzzle=1001\n`,
      );

    await puzzles.press('Next puzzle');
    await puzzles.expectPuzzle(8);
    await puzzles.pressBar('Stop');
    await within(puzzles.puzzles).findByRole('button', { name: 'Solve it again' });
    await expect.poll(() => location.hash).toMatch(/&study=play$/);
    expect(within(puzzles.puzzles).queryByRole('button', { name: /^Easy puzzle/ })).toBeNull();
    expect(puzzles.puzzles).toHaveTextContent('1 day in a row');
    expect(puzzles.puzzles).toHaveTextContent('2 of 448 solved, and 1 of the earlier ones');
    await puzzles.rubicon.user.click(within(puzzles.puzzles).getByText('All puzzles'));
    for (const number of [1, 8])
      expect(
        await within(puzzles.puzzles).findByRole('button', { name: `Puzzle ${number}, solved` }),
      ).toHaveTextContent(`${number} ✓`);
  });

  it('and what was tried are kept by a reload, on the next day too', async () => {
    const before = await beginDaily();
    await before.play(WRONG);
    await expect.poll(() => before.told()).not.toBeNull();
    await before.press('Take it back');
    await before.pressBar('Hint');
    await before.expectStatus('Hint: ');
    vi.mocked(Date.now).mockReturnValue(FIRST_DAY + DAY + 61_000);
    const puzzles = new PuzzlesView(await reload());
    await puzzles.expectPuzzle(1);
    await within(puzzles.puzzles).findByRole('img', { name: 'a mistake' });
    expect(puzzles.told()).toBeNull();
    await puzzles.expectStatus('Hint: ');
    for (const move of SOLUTION) {
      await puzzles.expectStatus('Your turn: Red');
      await puzzles.play(move);
    }
    await expect.poll(() => puzzles.told()).toBe('Solved. 1 wrong move on the way, 1 hint.');
    vi.mocked(Date.now).mockReturnValue(FIRST_DAY + DAY + 99_000);
    const solved = new PuzzlesView(await reload());
    await solved.press('Copy the result');
    await expect
      .poll(() => navigator.clipboard.readText())
      .toMatch(/^Rubicon: Puzzle 1 \(2026-10-26\) .*\n2 tries and 1 hint in 24:01:01 🟥🟦🟩🟩\n/);
    solved.rubicon.follow('#study=play&puzzle=1008');
    await solved.expectPuzzle(8);
    expect(solved.puzzles).toHaveTextContent('Your first move decides.');
  });
});

describe('the puzzles to learn with', () => {
  const lesson = (puzzles: PuzzlesView, name: string) =>
    within(puzzles.puzzles).findByRole('button', { name });

  it('are begun from the shelf, and marked when they are solved; one begun again starts from its board', async () => {
    const puzzles = new PuzzlesView(await visit('#study=play', { reducedMotion: true }));
    const { user, page } = puzzles.rubicon;
    await page.findByRole('region', { name: 'Puzzles' });
    await user.click(await lesson(puzzles, 'Easy puzzle 1 of 3'));
    await puzzles.expectPuzzle(15);
    const start: Rows = ['.O###.', '.O.#..', 'X.#...'];
    await puzzles.rubicon.expectBoard(start);
    // The pawn can be taken on either of its ways, but not if it takes the general beside it.
    await puzzles.play('(2,2) down');
    await expect.poll(() => puzzles.told()).toBe('Move 1 gave the win away.');
    await user.click(await lesson(puzzles, 'Easy puzzle 1 of 3'));
    await puzzles.rubicon.expectBoard(start);
    await puzzles.expectStatus('Your turn: Red');
    await expect.poll(() => puzzles.told()).toBeNull();
    expect(puzzles.puzzles).toHaveTextContent('Your first move decides.');
    await puzzles.play('(1,2) left');
    await puzzles.play('takes the pawn');
    await expect.poll(() => puzzles.told()).toBe('Solved. No wrong moves.');
    expect(puzzles.puzzles).not.toHaveTextContent(/It shows|in a row/);
    await lesson(puzzles, 'Easy puzzle 1 of 3, solved');
    await puzzles.press('Copy the result');
    await expect
      .poll(() => navigator.clipboard.readText())
      .toMatch(/^Rubicon: Puzzle 15 ★☆☆☆☆\n1 try in 0:00 🟩🟩\n/);
  });
});

it('all puzzles are listed by level and by theme, with the side that plays and what it is to reach', async () => {
  const puzzles = new PuzzlesView(await visit('#study=play'));
  await puzzles.rubicon.page.findByRole('region', { name: 'Puzzles' });
  for (const [list, number, puzzlesListed, what, task, turn] of [
    ['Level 2 of 5', 2, listed(/^2/, false), /Giving up the row\s*2/, 'Red to play and win in ', 'Red'],
    [
      'Hold the tie',
      377,
      listed(/ tie/, true),
      'All moves but one lose; that one keeps the tie.',
      'Red to play and hold the tie',
      'Red',
    ],
    [
      'Black to win',
      366,
      listed(/ black/, true),
      'Black moves first and wins.',
      'Black to play and win in 3.',
      'Black',
    ],
  ] as const) {
    const items = await puzzles.listPuzzles(list);
    expect(items.map(({ textContent }) => textContent)).toEqual(puzzlesListed);
    expect(puzzles.puzzles).toHaveTextContent(what);
    await puzzles.press(`Puzzle ${number}`);
    await puzzles.expectPuzzle(number);
    expect(puzzles.puzzles).toHaveTextContent(task);
    await puzzles.expectStatus(`Your turn: ${turn}`);
    await puzzles.pressBar('Stop');
  }
});

describe('an open puzzle', () => {
  const board = '#b=r1wr/w1w1/1bww/w3';
  const isHidden = ({ rubicon: { page } }: GameView) =>
    page.queryByText(/^This would give the solution away\./) !== null;

  it('is one by its link as well, whichever of its places is opened, and after a reload', async () => {
    const first = new PuzzlesView(await visit(`${board}&study=play&puzzle=1`));
    await first.play('right → (1,2)');
    await first.expectStatus('Your turn: Red');
    await first.rubicon.click('tab', 'Why');
    await expect.poll(() => location.hash).toMatch(/&m=1\.1r3\.2l&study=why&puzzle=1$/);
    await first.rubicon.press('Copy link');
    await expect.poll(() => navigator.clipboard.readText()).toMatch(/&m=1\.1r3\.2l&study=play&puzzle=1$/);

    const other = new PuzzlesView(await visit(location.hash));
    await other.rubicon.page.findByRole('heading', { name: 'Moves of the game' });
    await other.expectStatus('Your turn: Red');
    expect(isHidden(other)).toBe(true);
    expect(other.rubicon.page.queryByRole('region', { name: 'Best line' })).toBeNull();
    await other.rubicon.click('tab', 'Play');
    await other.expectPuzzle(1, 'Earlier puzzle');
    await other.rubicon.click('tab', 'Why');

    const again = new PuzzlesView(await reload());
    await again.expectStatus('Your turn: Red');
    expect(isHidden(again)).toBe(true);
    await again.pressBar('Stop');
    await expect.poll(() => location.hash).toMatch(/&study=why$/);
    await expect.poll(() => isHidden(again)).toBe(false);
  });

  it('gives nothing away before its code is loaded', async () => {
    const release = holdPart('puzzles');
    const puzzles = new PuzzlesView(await visit(`${board}&m=1.1r3.2l&study=why&puzzle=1`));
    const { page } = puzzles.rubicon;
    await page.findByRole('heading', { name: 'Moves of the game' });
    await expect.poll(() => isHidden(puzzles)).toBe(true);
    expect(page.queryByRole('region', { name: 'Game' })).toBeNull();
    expect(page.queryByRole('region', { name: 'Best line' })).toBeNull();
    release();
    await page.findByRole('region', { name: 'Game' });
    await puzzles.expectStatus('Your turn: Red');
    expect(isHidden(puzzles)).toBe(true);
  });

  it('is left for its board, which is shown as any other', async () => {
    const puzzles = new PuzzlesView(await visit(`${board}&study=play&puzzle=1`));
    const { rubicon } = puzzles;
    await puzzles.expectPuzzle(1, 'Earlier puzzle');
    rubicon.follow(board);
    await expect.poll(() => rubicon.page.queryByRole('region', { name: 'Game' })).toBeNull();
    await rubicon.expectMove(0, 5);
  });

  it('has its own side to move, whichever its link names', async () => {
    const puzzles = new PuzzlesView(await visit('#b=w4w1/1r3r1/w2b3&study=play&puzzle=2002'));
    await puzzles.expectPuzzle(366);
    await puzzles.expectStatus('Your turn: Black');
  });
});
