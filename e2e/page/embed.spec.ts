import { expectAccessible, expectContrasted } from '../support/axe.ts';
import { emptyBoard, linkOf, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSideways } from '../support/no-sideways.ts';
import { stroke } from '../support/pointer.ts';

test.use({ viewport: { width: 320, height: 420 } });

test('in a small frame nothing is beyond its edge, and keys step through the line', async ({
  rubicon,
  baseURL,
}) => {
  const { page } = rubicon;
  const line = `${linkOf(sample(5).rows)}&m=5.3u&p=0&embed=1`;
  await test.step('alone', async () => {
    await rubicon.open(`${linkOf(emptyBoard(32, 32))}&embed=1`);
    await expectNoSideways(page);
    const unready = ['O..', '...', '.X.'];
    await rubicon.open(`${linkOf(unready)}&embed=1`);
    await expect(rubicon.verdict).toContainText('needs two red generals, has one');
    await expectContrasted(rubicon, 'html');
    // A board that is not ready would be drawn on at once.
    await stroke(rubicon, [
      [2, 1],
      [2, 3],
    ]);
    await rubicon.cell([1, 1]).click({ button: 'right', force: true });
    await rubicon.expectBoard(unready);
    await rubicon.open('#b=5?&embed=1');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(rubicon, 'html');
    await rubicon.open(line);
    await expect(page.getByRole('slider')).toHaveAttribute('max', '75');
    await expectAccessible(rubicon, 'html');
  });
  await test.step('in another page', async () => {
    const other = await page.context().newPage();
    await other.setContent(
      `<body style="margin: 0"><iframe src="${baseURL}${line}" width="320" height="420" style="border: 0"></iframe>`,
    );
    const frame = other.frameLocator('iframe');
    const slider = frame.getByRole('slider');
    await expect(slider).toHaveAttribute('max', '75');
    const next = frame.getByRole('button', { name: 'Next' });
    for (const part of [frame.getByRole('grid'), frame.getByTestId('verdict'), next, slider])
      await expect(part).toBeInViewport({ ratio: 1 });
    // The levels of headings follow each other.
    await expect(frame.getByRole('heading')).toHaveText(['Rubicon', 'Best line', 'Lines tried']);
    // A press on the board gives the frame the focus, and draws nothing.
    await frame.getByRole('grid').click({ force: true });
    await other.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('1');
    await expect(frame.getByRole('button', { name: 'Undo the change' })).toHaveCount(0);
  });
});
