import { expectContrasted } from '../support/axe.ts';
import { emptyBoard, linkOf, sample } from '../support/boards.ts';
import { readClipboard } from '../support/clipboard.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';

const long = sample(5);

/** Gives the browser a share function: `send` returns the name of an error, or '' if it was sent. */
async function letSend({ page }: Rubicon, send: (shared: ShareData) => string): Promise<void> {
  await page.exposeFunction('sendBySystem', send);
  await page.addInitScript(() => {
    const { sendBySystem } = globalThis as unknown as { sendBySystem: (data: ShareData) => Promise<string> };
    navigator.share = async (data = {}) => {
      const error = await sendBySystem(data);
      if (error !== '') throw new DOMException('it was not sent', error);
    };
  });
}

test('a link opens the same board at the same move somewhere else', async ({ rubicon, visit }) => {
  const { page } = rubicon;
  const sent: ShareData[] = [];
  await rubicon.open();
  await expect(rubicon.button('Copy link')).toBeVisible();
  await expect(rubicon.button('Send to…')).toHaveCount(0);
  await letSend(rubicon, (shared) => ['AbortError', 'NotAllowedError', ''][sent.push(shared) - 1] ?? '');
  await page.reload();
  await test.step('it is copied', async () => {
    await rubicon.example(5);
    await rubicon.expectAnswer(long.answer);
    for (let move = 0; move < 12; move++) await page.keyboard.press('ArrowRight');
    await rubicon.expectMove(12, 75);
    await rubicon.button('Copy link').click();
    await expect(page.getByText('Link copied')).toBeVisible();
    await expect(rubicon.button('Copy link').getByText('✓ Copied')).toBeVisible();
  });
  const shown = await rubicon.rows();
  expect(shown).not.toEqual(long.rows);
  const link = await readClipboard(page);
  await expect(page).toHaveURL(link);
  await test.step('the system sends it, where it can', async () => {
    const sharing = page.getByRole('region', { name: 'Share' });
    const refused = sharing.getByText('The browser could not send the link.');
    await rubicon.button('Send to…').click();
    await expect
      .poll(() => sent)
      .toEqual([{ title: 'Rubicon: the river-crossing pawn game, solved', url: link }]);
    // A visitor who cancels gets no message; checked at once, because a message would disappear by itself.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await refused.isVisible()).toBe(false);
    await rubicon.button('Send to…').click();
    await expect(refused).toBeVisible();
    await rubicon.button('Send to…').click();
    await expect.poll(() => sent.length).toBe(3);
  });
  await test.step('it opens somewhere else', async () => {
    const other = await visit();
    await other.page.goto(link);
    await other.expectBoard(shown);
    await other.expectMove(12, 75);
    await other.expectAnswer(long.answer);
    await other.button('First').click();
    await other.expectBoard(long.rows);
  });
  await test.step('it is copied by hand where the browser does not let the page', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await rubicon.button('Copy link').click();
    await expect(page.getByRole('textbox', { name: 'Copy this by hand:' })).toHaveValue(link);
    await expect(page.getByText('It is selected')).toBeVisible();
  });
});

test('the address follows the board and the move, and the board follows links', async ({ rubicon }) => {
  await test.step('the address follows', async () => {
    await rubicon.open();
    await rubicon.example(2);
    await expect(rubicon.page).toHaveURL(new RegExp(`/${linkOf(sample(2).rows)}$`));
    await rubicon.expectAnswer(sample(2).answer);
    await rubicon.button('Next').click();
    await expect(rubicon.page).toHaveURL(/&m=\d\.\d[udlr]$/);
    await rubicon.button('First').click();
    await rubicon.choose('Obstacle');
    await rubicon.cell([3, 1]).click();
    await expect(rubicon.page).toHaveURL(/#b=w1w\/r1r\/wb1$/);
  });
  await test.step('a link followed on the open page can be undone', async () => {
    await rubicon.open(linkOf(sample(3).rows));
    await rubicon.expectBoard(sample(3).rows);
    await rubicon.expectAnswer(sample(3).answer);
    await rubicon.button('Undo').click();
    await rubicon.expectBoard(['#.#', 'O.O', '#X.']);
  });
  await test.step('of a link, escaped on its way, the moves are kept as far as the rules allow', async () => {
    const shown = ['...', '.X.', 'O..', '..O'];
    await rubicon.open(`#b=${encodeURIComponent('3/1b1/3/r1r')}&utm_source=mail&m=4.1u2.2l&p=1`);
    await rubicon.expectBoard(shown);
    await expect(rubicon.line.getByText(/^Move 1 of /)).toBeVisible();
    await rubicon.button('Next').click();
    await rubicon.expectBoard(['...', 'X..', 'O..', '..O']);
    await expect(rubicon.notices).toBeEmpty();
    await rubicon.open('#b=3/1b1/3/r1r&m=4.1u2.2d');
    await expect(rubicon.notices.getByRole('status')).toContainText(
      '1 move of the link was dropped, because the rules do not allow it on this board. The first 1 move is kept.',
    );
    await rubicon.expectBoard(shown);
    await expect(rubicon.page).toHaveURL(/&m=4\.1u$/);
  });
});

/** Malformed links, with the key, the place in its value and the page's sentence. */
const unreadable = [
  ['b=3wr/1w', 'b', 7, 'expected a row of 5 cells, like the first one'],
  ['b=3/rrb&m=2.1x', 'm', 4, 'expected a direction: u, d, l or r'],
  ['b=3%2', 'b', 2, 'expected an escape such as %2F after the percent sign'],
] as const;

test('a link that cannot be read says so, names the place on demand, and leaves the board as it was', async ({
  rubicon,
  visit,
}) => {
  const { page } = rubicon;
  const alert = rubicon.notices.getByRole('alert');
  const { rows, answer } = sample(2);
  await test.step('on the first visit, which has a sample, and the link stays in the address', async () => {
    await mendDamaged(await visit());
    await openAnother(await visit());
    await drawInstead(rubicon);
  });
  await test.step('on the open page', async () => {
    await rubicon.openBoard(rows);
    await rubicon.expectAnswer(answer);
    await rubicon.button('Next').click();
    await rubicon.expectMove(1, 2);
    await expect(page).toHaveURL(/&m=/);
    const [shown, address] = [await rubicon.rows(), page.url()];
    for (const [link, key, place, sentence] of unreadable) {
      await rubicon.open(`#${link}`);
      await expect(alert).toContainText('This link is damaged. The board stays as it was.');
      await alert.getByText('Details').click();
      await expect(alert).toContainText(`Key “${key}”, place ${place}: ${sentence}`);
      if (key === 'm') await expectContrasted(rubicon, 'html');
      await expect(page).toHaveURL(address);
      expect(await rubicon.rows()).toEqual(shown);
      await rubicon.expectMove(1, 2);
      await alert.getByRole('button', { name: 'Close' }).click();
      await expect(rubicon.notices).toBeEmpty();
    }
  });
  await test.step('on a later visit, which has the board of the last one', async () => {
    await rubicon.openBoard(emptyBoard(2, 2));
    await expect(page).toHaveURL(/#b=2\/2$/);
    await page.goto('about:blank');
    await rubicon.open('#b=');
    await expect(alert).toContainText('so here is your last board instead.');
    await rubicon.expectBoard(emptyBoard(2, 2));
  });
});

/** A damaged link is opened in several places, fixed by hand, given up, and returned to. */
async function mendDamaged(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const alert = rubicon.notices.getByRole('alert');
  const instead = 'This link is damaged, so here is sample 5 instead.';
  await rubicon.open('#b=5?');
  await expect(alert).toContainText(instead);
  await rubicon.expectBoard(long.rows);
  await alert.getByText('Details').focus();
  await page.keyboard.press('Enter');
  await expect(alert.getByText(/^Key “b”, place 2: expected w/)).toBeVisible();

  await page.getByRole('tab', { name: 'Why' }).click();
  await expect(page).toHaveURL(/#b=5\?&study=why$/);
  await rubicon.button('Judge bench').click();
  await expect(page).toHaveURL(/#b=5\?&view=bench$/);
  await page.goBack();
  await expect(page).toHaveURL(/#b=5\?&study=why$/);
  await rubicon.reload();
  await expect(alert).toContainText(instead);
  await expect(page).toHaveURL(/#b=5\?&study=why$/);

  await rubicon.open('#b=5/5?');
  await expect(alert).toContainText(instead);
  await expect(page).toHaveURL(/#b=5\/5\?&study=why$/);
  await rubicon.open('#b=5/5');
  await rubicon.expectBoard(emptyBoard(2, 5));
  await expect(rubicon.notices).toBeEmpty();
}

/** Another board removes the damaged link from the address for good: Back leads to the sample. */
async function openAnother(rubicon: Rubicon): Promise<void> {
  await rubicon.open('#b=5?');
  await rubicon.example(2);
  await expect(rubicon.page).toHaveURL(new RegExp(`${linkOf(sample(2).rows)}$`));
  await rubicon.page.goBack();
  await rubicon.expectBoard(long.rows);
  await expect(rubicon.page).toHaveURL(new RegExp(`${linkOf(long.rows)}$`));
}

/** Drawing does so, too; the notice stays, so that the board does not move under the pointer. */
async function drawInstead(rubicon: Rubicon): Promise<void> {
  await rubicon.open('#b=5?');
  await expect(rubicon.notices.getByRole('alert')).toBeVisible();
  await rubicon.choose('Obstacle');
  await rubicon.cell([1, 1]).click();
  await expect(rubicon.page).toHaveURL(/#b=w2wwwwww\//);
  await expect(rubicon.notices.getByRole('alert')).toBeVisible();
}
