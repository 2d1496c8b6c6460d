import { readFileSync } from 'node:fs';
import { expectContrasted } from '../support/axe.ts';
import { sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';

/** The boards of the help, with the command's answers. */
const rules = [
  { name: 'How a general moves', rows: ['OO.', '.#.', '..X'], answer: 'Red 7', moves: 7 },
  { name: 'How the pawn moves', rows: ['.##.', '.X..', '.#..', 'O.O.'], answer: 'Black 6', moves: 6 },
  { name: 'A general captures', rows: ['#..', '.XO', '..O'], answer: 'Red 1', moves: 1 },
  { name: 'The pawn captures', rows: ['#O#', 'O..', '.X.'], answer: 'Black 2', moves: 2 },
  { name: 'Row 1', rows: ['..O', 'X#.', '.O.'], answer: 'Black 2', moves: 2 },
  { name: 'No move left', rows: ['#O.', '.#.', 'X.O'], answer: 'Red 3', moves: 3 },
  { name: 'A tie', rows: ['...O', '.#..', '..X.', '.#.O'], answer: 'Tie', moves: 5 },
] as const;

async function openHelp({ page }: Rubicon) {
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveCount(rules.length);
  const rule = (name: string) => {
    const region = dialog.getByRole('region', { name, exact: true });
    return {
      region,
      board: region.getByRole('img'),
      status: region.getByRole('status'),
      next: region.getByRole('button', { name: 'Next' }),
      previous: region.getByRole('button', { name: 'Previous' }),
      open: region.getByRole('button', { name: 'Open this board' }),
    };
  };
  return { dialog, rule };
}

test('every rule has a solved board that is stepped through, and the version is at the end', async ({
  rubicon,
}) => {
  await rubicon.open();
  const { dialog, rule } = await openHelp(rubicon);
  await test.step('each has its verdict, and the buttons for its moves', async () => {
    for (const { name, answer } of rules) {
      const { region, next, previous } = rule(name);
      const [winner = '', count] = answer.split(' ');
      await expect(region).toContainText(answer === 'Tie' ? 'Tie' : `${winner} wins in ${count} move`);
      await expect(previous).toBeDisabled();
      await expect(next).toBeEnabled();
    }
  });
  await test.step('one is stepped to its end and back', async () => {
    const { board, status, next, previous } = rule('No move left');
    const drawn = (await board.getAttribute('aria-label')) ?? '';
    for (const ply of [1, 2, 3]) {
      await next.click();
      await expect(status).toContainText(`Move ${ply} of 3`);
    }
    await expect(next).toBeDisabled();
    await expect(status).toContainText('Red has won: Black has no move.');
    await expect(board).not.toHaveAttribute('aria-label', drawn);
    for (let ply = 3; ply > 0; ply--) await previous.click();
    await expect(previous).toBeDisabled();
    await expect(board).toHaveAttribute('aria-label', drawn);
  });
  await test.step('the others show what the rules say', () => expectRulesShown(rule));
  await test.step('a tie goes round for as long as one steps on', () => expectRound(rule('A tie')));
  await test.step('the help ends with the version of the project and its commit', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    await expect(dialog.getByRole('paragraph').last()).toHaveText(
      new RegExp(`^Rubicon ${version.replaceAll('.', '\\.')} \\((unknown|[0-9a-f]{7,})\\)$`),
    );
  });
  await test.step('it is accessible', () => expectContrasted(rubicon, 'dialog[open]'));
  await rubicon.closeDialog();
  await test.step('a board opens on the page', () => openBoards(rubicon));
  await test.step('it opens at what is on the screen, and has contents', () => expectSections(rubicon));
});

type Help = Awaited<ReturnType<typeof openHelp>>;

async function expectRulesShown(rule: Help['rule']) {
  const general = rule('A general captures');
  await expect(general.board).toHaveAttribute(
    'aria-label',
    'Board, 3 rows, 3 columns; row 2, column 3: red general; row 3, column 3: red general; row 2, column 2: black pawn; row 1, column 1: obstacle',
  );
  await general.next.click();
  await expect(general.status).toContainText('Red general (2,3) left → (2,2), takes the pawn');
  await expect(general.status).toContainText('Red has won');
  await expect(general.board).not.toHaveAttribute('aria-label', /black pawn/);
  const pawn = rule('The pawn captures');
  await pawn.next.click();
  await pawn.next.click();
  await expect(pawn.status).toContainText('takes a general');
  const goal = rule('Row 1');
  await goal.next.click();
  await goal.next.click();
  await expect(goal.board).toHaveAttribute('aria-label', /row 1, column 1: black pawn/);
  await expect(goal.status).toContainText('the pawn is on row 1');
}

async function expectRound(tie: ReturnType<Help['rule']>) {
  for (let ply = 1; ply <= 5; ply++) await tie.next.click();
  await expect(tie.status).toContainText('moves 2 to 5 repeat for ever');
  const again = (await tie.board.getAttribute('aria-label')) ?? '';
  for (const ply of [2, 3, 4, 5]) {
    await tie.next.click();
    await expect(tie.status).toContainText(`Move ${ply} of 5`);
  }
  await expect(tie.board).toHaveAttribute('aria-label', again);
}

async function expectSections({ page }: Rubicon): Promise<void> {
  await page.getByRole('tab', { name: 'Maps' }).click();
  await page.keyboard.press('?');
  const heading = (name: string) => page.getByRole('dialog').getByRole('heading', { name, exact: true });
  await expect(heading('The tabs Moves, Why, Maps and Play')).toBeInViewport();
  await expect(heading('The game')).not.toBeInViewport();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('button', { name: 'Keys', exact: true }).click();
  await expect(heading('Keys')).toBeInViewport();
  await contents.getByRole('button', { name: 'The game' }).click();
  await expect(heading('The game')).toBeInViewport();
  await expect(heading('Keys')).not.toBeInViewport();
}

/** A board of the help opens on the page, which the help itself does not change. */
async function openBoards(rubicon: Rubicon): Promise<void> {
  const long = sample(5);
  await rubicon.openBoard(long.rows);
  await rubicon.expectAnswer(long.answer);
  const first = await openHelp(rubicon);
  await expect(first.rule('A tie').next).toBeEnabled();
  await rubicon.closeDialog();
  await rubicon.expectBoard(long.rows);
  await rubicon.expectAnswer(long.answer);
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 75);

  const opened = rules.filter(({ answer }) => answer === 'Tie' || answer === 'Red 7');
  for (const { name, rows, answer } of opened) {
    const { rule } = await openHelp(rubicon);
    await rule(name).open.click();
    await expect(rubicon.page.getByRole('dialog')).toHaveCount(0);
    await rubicon.expectBoard(rows);
    await rubicon.expectAnswer(answer);
  }
  for (const _ of opened) await rubicon.button('Undo').click();
  await rubicon.expectAnswer(long.answer);
}

test('the help is available in Chinese, on a narrow screen', async ({ visit }) => {
  const visitor = await visit({ locale: 'zh-CN', viewport: { width: 360, height: 640 } });
  await visitor.open();
  const { dialog } = await openHelp(visitor);
  const next = dialog.getByRole('button', { name: '下一步' });
  await expect(next).toHaveCount(rules.length);
  await next.first().click();
  await expect(dialog.getByRole('status').first()).toContainText('红帅 (1,2) 向右 → (1,3)');
});
