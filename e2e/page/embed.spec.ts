import { expectContrasted } from '../support/axe.ts';
import { emptyBoard, linkOf, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSideways } from '../support/no-sideways.ts';

test.use({ viewport: { width: 320, height: 420 } });

test('in a small frame nothing is beyond its edge, and keys step through the line', async ({
  rubicon,
  baseURL,
}) => {
  const { page } = rubicon;
  await test.step('alone', async () => {
    await rubicon.open(`${linkOf(emptyBoard(32, 32))}&embed=1`);
    await expectNoSideways(page);
    await rubicon.open(`${linkOf(['O..', '...', '.X.'])}&embed=1`);
    await expect(rubicon.verdict).toContainText('needs two red generals, has one');
    await expectContrasted(rubicon, 'html');
  });
  await test.step('in another page', async () => {
    const address = `${baseURL}${linkOf(sample(5).rows)}&m=5.3u&p=0&embed=1`;
    const other = await page.context().newPage();
    await other.setContent(
      `<body style="margin: 0"><iframe src="${address}" width="320" height="420" style="border: 0"></iframe>`,
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
