import { expect, test } from 'vitest';
import { linkOf, sample } from '../support/boards.ts';
import { Key, Rubicon } from './support/page.ts';

const rubicon = new Rubicon();
const panel = rubicon.page.getByRole('tabpanel', { name: 'Layer by layer' });
const heading = panel.getByRole('heading').nth(0);

test('the wave goes layer by layer, by buttons and by keys', async () => {
  await rubicon.visit(`${linkOf(sample(5).rows)}&view=theatre`);
  await rubicon.tab('Layer by layer').click();
  await panel.getByRole('table').expectSeen();
  await heading.expectText(/^Layer 0 of \d+$/);
  const last = Number((await heading.text())?.split(' ').at(-1));
  expect(last).toBeGreaterThan(75);
  await panel.getByRole('slider', { name: 'Layer' }).focus();
  await rubicon.press(Key.ARROW_RIGHT, Key.ARROW_RIGHT);
  await heading.expectText(`Layer 2 of ${last}`);
  await rubicon.press(Key.END);
  await heading.expectText(`Layer ${last} of ${last}`);
  await rubicon.button('Previous').click();
  await heading.expectText(`Layer ${last - 1} of ${last}`);
});
