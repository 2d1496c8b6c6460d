import { dropFile } from '../share/exchange.ts';
import { expectAccessible } from '../support/axe.ts';
import { emptyBoard, linkOf, sample } from '../support/boards.ts';
import { chain } from '../support/chain.ts';
import { readClipboard } from '../support/clipboard.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSideways } from '../support/no-sideways.ts';
import type { Rubicon } from '../support/page.ts';
import { stroke } from '../support/pointer.ts';

const long = sample(5);
const EMBED = '&embed=1';

test('in a small frame there are the board, its verdict and its line, and keys step through it', async ({
  visit,
}) => {
  const framed = await visit({ viewport: { width: 320, height: 420 } });
  await framed.open(linkOf(long.rows) + EMBED);
  await framed.expectAnswer(long.answer);
  await expect(framed.grid).toBeInViewport({ ratio: 1 });
  await expect(framed.button('Next')).toBeInViewport({ ratio: 1 });
  await expect(framed.page.getByRole('slider')).toBeInViewport({ ratio: 1 });
  const { page } = framed;
  for (const absent of [page.getByRole('banner'), page.getByRole('tablist'), page.getByRole('radio')])
    await expect(absent).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Share' })).toHaveCount(0);
  await expectNoSideways(page);

  await page.keyboard.press('ArrowRight');
  await framed.expectMove(1, 75);
  await expect(page).toHaveURL(/&m=5\.3u&embed=1$/);
  await page.keyboard.press('End');
  await framed.expectMove(75, 75);
  await page.keyboard.press('k');
  await framed.expectMove(74, 75);
  await page.keyboard.press('Home');
  await framed.expectBoard(long.rows);
  await framed.button('Next').click();
  await framed.expectMove(1, 75);
  await expectAccessible(framed, 'html');
  await framed.open(linkOf(emptyBoard(32, 32)) + EMBED);
  await framed.expectBoard(emptyBoard(32, 32));
  await expectNoSideways(page);
});

chain(
  'a frame has the board only, and it is not edited',
  {},
  {
    'a link that names another place opens the board': async (rubicon) => {
      await rubicon.open(`${linkOf(long.rows)}&view=theatre${EMBED}`);
      await rubicon.expectAnswer(long.answer);
      await rubicon.page.keyboard.press('ArrowRight');
      await rubicon.expectMove(1, 75);
    },
    'the board is not edited': async (rubicon) => {
      await rubicon.open(linkOf(long.rows) + EMBED);
      await rubicon.expectAnswer(long.answer);
      const { keyboard } = rubicon.page;
      await stroke(rubicon, [
        [1, 1],
        [1, 3],
      ]);
      await rubicon.cell([1, 4]).click({ button: 'right', force: true });
      await rubicon.cell([1, 1]).focus();
      for (const key of ['1', '2', '3', '0', 'Delete', 'Backspace', 'Enter', '?', 'ControlOrMeta+z'])
        await keyboard.press(key);
      await dropFile(rubicon.grid, 'board.in', '0 1\n1 3\nOXO\n');
      await keyboard.press('j');
      await rubicon.expectMove(1, 75);
      await keyboard.press('k');
      await rubicon.expectMove(0, 75);
      await rubicon.expectBoard(long.rows);
      await expect(rubicon.page.getByRole('dialog')).toHaveCount(0);
      await expect(rubicon.grid).toHaveAttribute('aria-readonly', 'true');
    },
    'what is wrong with a link is said in words': async (rubicon) => {
      await rubicon.open(`#b=3wr/1x2w${EMBED}`);
      const alert = rubicon.page.getByRole('alert');
      await expect(alert).toContainText('This link is damaged. The board stays as it was.');
      await alert.getByText('Details').click();
      await expect(alert).toContainText('Key “b”, place 6: expected w (obstacle)');
      await expect(rubicon.page.getByRole('banner')).toHaveCount(0);
      await expectAccessible(rubicon, 'html');
    },
    'a link opens the whole page on the same board and move; the flag belongs to the address': openWhole,
  },
);

/** Everything stored by the browser for the page. */
function kept({ page }: Rubicon) {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

test('a frame stores nothing, and does not change what its visitor has stored', async ({
  rubicon,
  visit,
}) => {
  const own = emptyBoard(2, 3);
  await rubicon.openBoard(own);
  await expect.poll(() => kept(rubicon)).toContain('3/3');
  const before = await kept(rubicon);
  await rubicon.page.goto('about:blank');
  await rubicon.open(linkOf(long.rows) + EMBED);
  await rubicon.expectAnswer(long.answer);
  await rubicon.button('Next').click();
  await expect(rubicon.page).toHaveURL(/&m=5\.3u&embed=1$/);
  expect(await kept(rubicon)).toBe(before);
  await rubicon.page.reload();
  await rubicon.expectMove(1, 75);
  await rubicon.page.goto('about:blank');
  await rubicon.open();
  await rubicon.expectBoard(own);

  const stranger = await visit();
  await stranger.open(linkOf(long.rows) + EMBED);
  await stranger.expectAnswer(long.answer);
  await stranger.page.goto('about:blank');
  await stranger.open(`#b=3${EMBED}`);
  expect(await kept(stranger)).toBe('[{},{}]');
});

async function openWhole(rubicon: Rubicon): Promise<void> {
  await rubicon.open(`${linkOf(long.rows)}&m=5.3u${EMBED}`);
  await rubicon.expectMove(1, 75);
  const link = rubicon.page.getByRole('link', { name: 'Open in Rubicon' });
  await expect(link).toHaveAttribute('rel', 'noopener');
  const [opened] = await Promise.all([rubicon.page.context().waitForEvent('page'), link.click()]);
  await expect(opened.getByRole('banner')).toBeVisible();
  await expect(opened.getByText('Move 1 of 75', { exact: true })).toBeVisible();
  expect(opened.url()).toMatch(/&m=5\.3u$/);

  await rubicon.open(`${linkOf(sample(2).rows)}&embed=0`);
  await rubicon.expectBoard(sample(2).rows);
  await expect(rubicon.page.getByRole('banner')).toBeVisible();
  await expect(rubicon.page).toHaveURL(new RegExp(`${linkOf(sample(2).rows)}$`));
  await rubicon.open(linkOf(sample(3).rows) + EMBED);
  await rubicon.expectBoard(sample(3).rows);
  await expect(rubicon.page.getByRole('banner')).toHaveCount(0);
}

test('the code for a frame shows the board on another page, in either language', async ({
  rubicon,
  visit,
  browserName,
}) => {
  await rubicon.openBoard(sample(2).rows);
  await rubicon.expectAnswer(sample(2).answer);
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 2);
  const shown = await rubicon.rows();
  await rubicon.button('Copy embed code').click();
  await expect(rubicon.page.getByText('Embed code copied')).toBeVisible();
  const code = await readClipboard(rubicon.page);

  for (const locale of browserName === 'firefox' ? ['zh-CN'] : ['en-US', 'zh-CN']) {
    const { page } = await visit({ locale });
    await page.setContent(code);
    const frame = page.frameLocator('iframe[title="Rubicon board, 3 × 3"]');
    await expect(frame.getByRole('slider')).toHaveAttribute('max', '2');
    await expect(frame.getByRole('slider')).toHaveValue('1');
    const marks = frame.getByRole('gridcell', { name: /obstacle|障碍/ });
    await expect(marks).toHaveCount(shown.join('').replace(/[^#]/g, '').length);
    await frame.getByRole('grid').click({ force: true });
    // In Firefox, Playwright's mouse and keyboard do not work inside a frame.
    if (browserName === 'firefox')
      await frame.getByRole('button', { name: /^(Next|下一步)$/ }).dispatchEvent('click');
    else await page.keyboard.press('ArrowRight');
    await expect(frame.getByRole('slider')).toHaveValue('2');
  }
});
