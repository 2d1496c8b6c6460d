import { test } from '../support/fixtures.ts';
import { play } from './monkey.ts';
import { PlaywrightHands } from './playwright-hands.ts';

test('random actions do not break the page', { tag: '@engines' }, async ({ browser, isOwn }) => {
  test.setTimeout(0);
  await play(new PlaywrightHands(browser, isOwn));
});
