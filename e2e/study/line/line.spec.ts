import { linkOf, sample } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';
import type { Rubicon } from '../../support/page.ts';
import { afterMove } from '../../support/rules.ts';

const { rows: short } = sample(2);
const tie = sample(4);
const long = sample(5);

/** Each of the 75 moves is legal, and the keys step to the boards after them. */
async function stepByKeys(rubicon: Rubicon): Promise<void> {
  const [, ...moves] = await rubicon.moves.allTextContents();
  expect(moves).toHaveLength(75);
  const boards = [long.rows];
  for (const words of moves) boards.push(afterMove(boards.at(-1) ?? [], words));
  expect(moves.at(-1)).toContain('takes the pawn');
  for (const [key, ply] of [
    ['End', 75],
    ['k', 74],
    ['ArrowLeft', 73],
    ['Home', 0],
    ['ArrowLeft', 0],
    ['ArrowDown', 75],
    ['ArrowRight', 75],
    ['ArrowUp', 0],
    ['Space', 1],
    ['ArrowRight', 2],
    ['j', 3],
  ] as const) {
    await rubicon.page.keyboard.press(key);
    await rubicon.expectMove(ply, 75);
    await rubicon.expectBoard(boards[ply] ?? []);
  }

  await expect(rubicon.page.getByRole('radio', { name: 'Black to move' })).toBeChecked();
}

/** The buttons step to the end and back; an edit starts from the position shown. */
async function stepByButtons(rubicon: Rubicon): Promise<void> {
  await rubicon.openBoard(short);
  await rubicon.expectMove(0, 2);
  await expect(rubicon.button('First')).toBeDisabled();
  await expect(rubicon.button('Previous')).toBeDisabled();
  const [, first = '', second = ''] = await rubicon.moves.allTextContents();
  const afterFirst = afterMove(short, first);
  const afterSecond = afterMove(afterFirst, second);

  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 2);
  await rubicon.expectBoard(afterFirst);
  await rubicon.button('Next').click();
  await rubicon.expectMove(2, 2);
  await rubicon.expectBoard(afterSecond);
  await expect(rubicon.line).toContainText('Black has won: the pawn has captured a general.');
  await expect(rubicon.button('Next')).toBeDisabled();
  await expect(rubicon.button('Last')).toBeDisabled();

  await rubicon.button('Previous').click();
  await rubicon.expectBoard(afterFirst);
  await rubicon.button('First').click();
  await rubicon.expectBoard(short);
  await rubicon.button('Last').click();
  await rubicon.expectBoard(afterSecond);

  await rubicon.button('First').click();
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 2);
  await expect(rubicon.page.getByRole('radio', { name: 'Black to move' })).toBeChecked();
  await rubicon.choose('Obstacle');
  await rubicon.cell([1, 2]).click();
  await expect(rubicon.page.getByRole('radio', { name: 'Black to move' })).toBeChecked();
  await rubicon.expectBoard(['###', ...afterFirst.slice(1)]);
  await rubicon.expectAnswer('Black 1', 'Black');
  await rubicon.button('Undo').click();
  await rubicon.expectMove(1, 2);
  await rubicon.expectBoard(afterFirst);
}

/** The slider and the list go to any move; its value is the rest of the win. */
async function goBySliderAndList(rubicon: Rubicon): Promise<void> {
  const slider = rubicon.page.getByRole('slider', { name: 'Move shown' });
  await slider.focus();
  await rubicon.page.keyboard.press('End');
  await rubicon.expectMove(75, 75);
  await rubicon.page.keyboard.press('ArrowLeft');
  await rubicon.expectMove(74, 75);
  await expect(slider).toHaveAttribute('aria-valuetext', /^Move 74: Black pawn .*\. Red wins in 1 move\.$/);
  await slider.fill('30');
  await rubicon.expectMove(30, 75);
  const chosen = rubicon.moves.nth(32);
  await chosen.click();
  await rubicon.expectMove(32, 75);
  await expect(chosen).toHaveAttribute('aria-current', 'step');
  await expect(chosen).toBeInViewport();
  await rubicon.page.keyboard.press('ArrowDown');
  await rubicon.expectMove(33, 75);
  await rubicon.moves.nth(25).click();
  await expect(rubicon.line).toContainText('From here: Red wins in 50 moves (25 by Red)');
  await rubicon.expectAnswer('Red 75');
}

/** A press on the graph goes to its move; dragging continues. */
async function dragOnGraph(rubicon: Rubicon): Promise<void> {
  const graph = rubicon.line.getByRole('img', {
    name: /From Red 75 to Red 0. Every move is best play/,
  });
  const width = await graph.evaluate((each) => each.getBoundingClientRect().width);
  await graph.hover({ position: { x: (width * 30.5) / 76, y: 20 } });
  await expect(rubicon.line.getByText('After move 30: Red 45')).toBeVisible();
  await rubicon.page.mouse.down();
  await rubicon.expectMove(30, 75);
  const box = await graph.boundingBox();
  if (box === null) throw new Error('the graph is not on the screen');
  await rubicon.page.mouse.move(box.x + box.width + 40, box.y + box.height / 2);
  await rubicon.page.mouse.up();
  await rubicon.expectMove(75, 75);
}

test('buttons, keys, slider, list and graph go to any move of the line; a tie is shown as a loop', async ({
  rubicon,
}) => {
  await test.step('the buttons', () => stepByButtons(rubicon));
  await rubicon.openBoard(long.rows);
  await rubicon.expectMove(0, 75);
  await test.step('the keys', () => stepByKeys(rubicon));
  await test.step('the slider and the list', () => goBySliderAndList(rubicon));
  await test.step('the graph', () => dragOnGraph(rubicon));
  await expect(rubicon.line).toContainText('Red has won: a general has captured the pawn.');
  await test.step('a tie', () => stepTie(rubicon));
});

test('the line plays, pauses, ends by itself and begins again', async ({ rubicon }) => {
  const { page } = rubicon;
  await page.clock.install();
  await rubicon.openBoard(sample(5).rows);
  await rubicon.expectMove(0, 75);
  await rubicon.button('Play').click();
  await page.clock.runFor(3000);
  await expect(rubicon.line.getByText(/^Move [1-9] of 75$/)).toBeVisible();
  await rubicon.button('Pause').click();
  await expect(rubicon.button('Play')).toBeVisible();
  const paused = (await rubicon.line.getByText(/^Move \d+ of 75$/).textContent()) ?? '';
  await page.clock.runFor(3000);
  await expect(rubicon.line.getByText(paused, { exact: true })).toBeVisible();
  await rubicon.moves.nth(72).click();
  await rubicon.button('Play').click();
  await page.clock.runFor(5000);
  await rubicon.expectMove(75, 75);
  await rubicon.button('Play').click();
  await page.clock.runFor(2000);
  await expect(rubicon.line.getByText(/^Move \d of 75$/)).toBeVisible();
});

/** A tie is shown as a loop, which steps repeat. */
async function stepTie(rubicon: Rubicon): Promise<void> {
  const { keyboard } = rubicon.page;
  await rubicon.open(linkOf(tie.rows));
  await rubicon.expectAnswer('Tie');
  await expect(rubicon.moves.first()).toBeVisible();
  const [, ...moves] = await rubicon.moves.allTextContents();
  const boards = [tie.rows];
  for (const words of moves) boards.push(afterMove(boards.at(-1) ?? [], words));
  await rubicon.button('Last').click();
  const sentence = (await rubicon.line.getByText(/repeat for ever/).textContent()) ?? '';
  const [from = 0, to] = /moves (\d+) to (\d+) repeat/.exec(sentence)?.slice(1).map(Number) ?? [];
  expect(to).toBe(moves.length);
  expect(boards.at(-1)).toEqual(boards[from - 1]);
  await rubicon.expectBoard(boards.at(-1) ?? []);
  const graph = rubicon.line.getByRole('img', { name: 'Moves left after each move' });
  await expect(graph).toHaveAccessibleName(new RegExp(`Moves ${from} to ${to} repeat for ever`));

  await expect(rubicon.line.getByRole('button', { name: 'Next' })).toBeEnabled();
  await keyboard.press('ArrowRight');
  await rubicon.expectMove(from, moves.length);
  await keyboard.press('ArrowLeft');
  await rubicon.expectBoard(boards.at(-1) ?? []);
  await expect(rubicon.line.getByRole('button', { name: 'Last' })).toBeEnabled();
}

test('a step is announced once, however it is reached: the newest of several, with its value', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  const heard = page.getByTestId('step-heard');
  await rubicon.openBoard(sample(2).rows);
  await rubicon.expectMove(0, 2);
  await expect(heard).toHaveText('');

  await test.step('by the keys', async () => {
    const said = await page.evaluateHandle(() => {
      const texts: string[] = [];
      const place = document.querySelector('[data-testid=step-heard]') as Element;
      new MutationObserver(() => place.textContent && texts.push(place.textContent)).observe(place, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      return texts;
    });
    await page.evaluate(() => {
      for (const key of ['j', 'j', 'k', 'k', 'j']) dispatchEvent(new KeyboardEvent('keydown', { key }));
    });
    await rubicon.expectMove(1, 2);
    await expect(heard).toHaveText(/^Move 1: Red general \S+ to \(\d,\d\)\. Black wins in 1 move\.$/);
    expect(await said.jsonValue()).toHaveLength(1);
    await page.keyboard.press('End');
    await expect(heard).toHaveText(/^Move 2: Black pawn .*\. Black has won: .*\.$/);
    await page.keyboard.press('Home');
    await expect(heard).toHaveText('Start. Black wins in 2 moves.');
  });

  await test.step('by the list of the moves, whose item is read with the focus', async () => {
    await rubicon.moves.nth(1).click();
    await expect(heard).toHaveText(/^Move 1: /);
    await page.keyboard.press('ArrowDown');
    await expect(rubicon.moves.nth(2)).toBeFocused();
    await expect(heard).toHaveText('');
    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await rubicon.expectMove(0, 2);
    await expect(heard).toHaveText('');
  });

  await test.step('by a legal move and a variation', async () => {
    const choices = page.getByRole('list', { name: 'Legal moves' }).locator('.choice');
    await choices.last().click();
    await expect(heard).toHaveText(/^Move 1: Red general \S+ to \(\d,\d\)\. Black wins in 1 move\.$/);
    await rubicon.button('Best line').click();
    await expect(heard).toHaveText('Start. Black wins in 2 moves.');
    await page.getByRole('button', { name: /^1\. Red general/ }).click();
    await expect(heard).toHaveText(/^Move 1: Red general/);
  });

  await test.step('in Chinese, at the end of a tie, and not of another board', async () => {
    await rubicon.open(linkOf(['####', 'O.O#', '####', '#.X#']));
    await rubicon.expectMove(0, 4);
    await expect(heard).toHaveText('');
    await rubicon.button('中文').click();
    await page.keyboard.press('End');
    await expect(heard).toHaveText(/^第 4 步：黑卒向.走到 \(4,3\)。平局。回到先前的局面。$/);
  });

  await test.step('a game, without what it comes to', async () => {
    await rubicon.open(linkOf(sample(5).rows));
    await page.getByRole('tab', { name: '对弈' }).click();
    await page.getByRole('tabpanel').locator('.primary').click();
    await page.getByRole('tabpanel').getByRole('list').first().getByRole('button').first().click();
    await expect(heard).toHaveText(/^第 2 步：黑卒向.走到 \(\d,\d\)。$/);
  });
});
