import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { linkOf, marked, type Rows, sample } from '../../../e2e/support/boards.ts';
import { afterMove } from '../../../e2e/support/rules.ts';
import { verdictWords } from '../../../e2e/support/words.ts';
import type { Rubicon } from '../support/rubicon.ts';
import { visit } from '../support/visit.ts';

/** The boards of the help, with the command's answers and how their lines end. */
const RULES = [
  ['How a general moves', ['OO.', '.#.', '..X'], 'Red 7', 'a general has captured the pawn'],
  ['How the pawn moves', ['.##.', '.X..', '.#..', 'O.O.'], 'Black 6', 'the pawn is on row 1'],
  ['A general captures', ['#..', '.XO', '..O'], 'Red 1', 'a general has captured the pawn'],
  ['The pawn captures', ['#O#', 'O..', '.X.'], 'Black 2', 'the pawn has captured a general'],
  ['Row 1', ['..O', 'X#.', '.O.'], 'Black 2', 'the pawn is on row 1'],
  ['No move left', ['#O.', '.#.', 'X.O'], 'Red 3', 'Black has no move'],
] as const satisfies readonly (readonly [string, Rows, string, string])[];
const TIE = ['...O', '.#..', '..X.', '.#.O'];

async function openHelp({ user, page }: Rubicon) {
  await user.keyboard('?');
  const dialog = await page.findByRole('dialog');
  await expect.poll(() => within(dialog).queryAllByRole('status').length).toBe(RULES.length + 1);
  return dialog;
}

/** What the help has for a rule. */
function ruleIn(dialog: HTMLElement, name: string) {
  const region = within(dialog).getByRole('region', { name });
  const { getByRole } = within(region);
  return {
    region,
    status: getByRole('status'),
    /** The side whose last move is marked on the picture. */
    last: () => region.querySelector('.last')?.getAttribute('stroke') ?? null,
    next: getByRole('button', { name: 'Next' }),
    previous: getByRole('button', { name: 'Previous' }),
    open: getByRole('button', { name: 'Open this board' }),
    /** The board on the picture, of this size, from its name. */
    rows: (of: Rows): Rows => {
      const label = getByRole('img').getAttribute('aria-label') ?? '';
      expect(label).toMatch(new RegExp(`^Board, ${of.length} rows, ${of[0]?.length} columns; `));
      const empty = of.map((cells) => '.'.repeat(cells.length));
      return [...label.matchAll(/row (\d+), column (\d+): (obstacle|red general|black pawn)/g)].reduce<Rows>(
        (rows, [, row, column, what = '']) =>
          marked(rows, { obstacle: '#', 'red general': 'O' }[what] ?? 'X', [Number(row), Number(column)]),
        empty,
      );
    },
  };
}

describe('the help', () => {
  it('shows each rule on a board with its verdict, stepped to the end of its game and back', async () => {
    const rubicon = await visit();
    const dialog = await openHelp(rubicon);
    for (const [name, rows, answer, ending] of RULES) {
      const rule = ruleIn(dialog, name);
      const [winner = '', count] = answer.split(' ');
      expect(rule.region).toHaveTextContent(verdictWords(answer, 'Red') as string);
      expect(rule.previous).toBeDisabled();
      let board: Rows = rows;
      expect(rule.rows(rows)).toEqual(board);
      expect(rule.last()).toBeNull();
      for (let ply = 1; ply <= Number(count); ply++) {
        await rubicon.user.click(rule.next);
        expect(rule.status).toHaveTextContent(`Move ${ply} of ${count}`);
        board = afterMove(board, rule.status.textContent);
        expect(rule.rows(rows)).toEqual(board);
        expect(rule.last()).toBe(ply % 2 === 1 ? 'var(--red)' : 'var(--black)');
      }
      expect(rule.status).toHaveTextContent(`${winner} has won: ${ending}.`);
      expect(rule.next).toBeDisabled();
      for (let ply = Number(count); ply > 0; ply--) await rubicon.user.click(rule.previous);
      expect(rule.previous).toBeDisabled();
      expect(rule.rows(rows)).toEqual(rows);
    }
  });

  it('leaves the board of the page alone, and opens its boards there', async () => {
    const long = sample(5);
    const rubicon = await visit(linkOf(long.rows));
    await rubicon.expectMove(0, 75);
    await openHelp(rubicon);
    await rubicon.press('Close');
    await rubicon.expectBoard(long.rows);
    await rubicon.expectAnswer(long.answer);
    await rubicon.press('Next');
    await rubicon.expectMove(1, 75);
    for (const [name, rows, answer] of [RULES[0], ['A tie', TIE, 'Tie']] as const) {
      const dialog = await openHelp(rubicon);
      await rubicon.user.click(ruleIn(dialog, name).open);
      await expect.poll(() => rubicon.page.queryByRole('dialog')).toBeNull();
      await rubicon.expectBoard(rows);
      await rubicon.expectAnswer(answer);
    }
    await rubicon.press('Undo');
    await rubicon.press('Undo');
    await rubicon.expectAnswer(long.answer);
    await rubicon.expectMove(1, 75);
  });

  it('opens at what is on the screen, and its contents lead to all sections', async () => {
    const rubicon = await visit(linkOf(sample(2).rows));
    const opensAt = async (name: string) => {
      const dialog = await openHelp(rubicon);
      await expect.poll(() => document.activeElement).toHaveTextContent(name);
      expect(dialog.querySelectorAll('h3')).toContain(document.activeElement);
      await rubicon.press('Close');
      await expect.poll(() => rubicon.page.queryByRole('dialog')).toBeNull();
    };
    const dialog = await openHelp(rubicon);
    const contents = within(dialog).getByRole('navigation', { name: 'Contents' });
    const links = within(contents).getAllByRole('button');
    const headings = [...dialog.querySelectorAll('h3')];
    expect(headings[0]).toHaveTextContent('The game');
    expect(headings).not.toContain(document.activeElement);
    expect(links.map(({ textContent }) => textContent)).toEqual(
      headings.map(({ textContent }) => textContent),
    );
    const signs = [...dialog.querySelectorAll('.help-signs .choice-arrow, .help-signs .chip')];
    expect(signs.map((sign) => sign.textContent || sign.getAttribute('class'))).toEqual([
      'Red 75',
      'Black 2',
      'Tie',
      'choice-arrow red best',
      'choice-arrow black best',
      'choice-arrow tie best',
    ]);
    for (const [index, link] of links.entries()) {
      await rubicon.user.click(link);
      expect(headings[index]).toHaveFocus();
    }
    await rubicon.press('Close');
    await rubicon.click('tab', 'Maps');
    await opensAt('The tabs Moves, Why, Maps and Play');
    await rubicon.edit();
    await opensAt('Mouse and touch');
    await rubicon.press('Judge bench');
    await opensAt('The judge bench');
    await rubicon.click('tab', 'Records');
    await opensAt('Puzzles and records');
    await rubicon.press('Theatre');
    await opensAt('The theatre');
    await rubicon.press('Analysis');
    await rubicon.click('radio', 'Move');
    rubicon.follow('#study=play&puzzle=1001');
    await rubicon.page.findByText('Puzzle 1', { selector: '.puzzles h3' });
    await opensAt('Puzzles and records');
  });

  it('is available in Chinese', async () => {
    const rubicon = await visit();
    await rubicon.press('中文');
    const dialog = await openHelp(rubicon);
    const next = within(dialog).getAllByRole('button', { name: '下一步' });
    expect(next).toHaveLength(RULES.length + 1);
    await rubicon.user.click(next[0] as HTMLElement);
    expect(within(dialog).getAllByRole('status')[0]).toHaveTextContent('红帅 (1,2) 向右 → (1,3)');
  });
});
