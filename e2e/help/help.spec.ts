import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

test('the help opens at what is on the screen, scrolls to its sections, and ends with licences and version', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  const dialog = page.getByRole('dialog');
  const heading = (name: string) => dialog.getByRole('heading', { name, exact: true });
  await rubicon.open();
  await page.getByRole('tab', { name: 'Maps' }).click();
  await page.keyboard.press('?');
  await expect(heading('The tabs Moves, Why, Maps and Play')).toBeInViewport();
  await expect(heading('The game')).not.toBeInViewport();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('button', { name: 'Keys', exact: true }).click();
  await expect(heading('Keys')).toBeInViewport();
  await contents.getByRole('button', { name: 'The game' }).click();
  await expect(heading('The game')).toBeInViewport();
  await expect(heading('Keys')).not.toBeInViewport();
  await test.step('its boards are solved; it is accessible', async () => {
    const rule = dialog.getByRole('region', { name: 'A general captures' });
    await rule.getByRole('button', { name: 'Next' }).click();
    await expect(rule.getByRole('status')).toContainText('takes the pawn');
    await expectAccessible(rubicon, 'dialog[open]');
  });
  await test.step('the licences of all that the page contains', async () => {
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: /^Licences/ }).click();
    await expect((await opened).locator('body')).toContainText('the Rubicon authors');
    await page.bringToFront();
  });
  await test.step('the version of the project, and its commit', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    await expect(dialog.getByRole('paragraph').last()).toHaveText(
      new RegExp(`^Rubicon ${version.replaceAll('.', '\\.')} \\((unknown|[0-9a-f]{7,})\\)$`),
    );
  });
});
