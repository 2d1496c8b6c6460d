import { expect, test } from './fixtures.ts';
import { views } from './views.ts';

/*
 * What the main views look like, compared with pictures that someone has looked at. After a change that is meant:
 * npx playwright test --config=e2e/playwright.config.ts --project=chromium looks --update-snapshots
 */

const screens = {
  wide: { viewport: { width: 1280, height: 960 }, colorScheme: 'light', locale: 'en-US' },
  narrow: { viewport: { width: 360, height: 780 }, colorScheme: 'dark', locale: 'zh-CN' },
} as const;

for (const [screen, preferences] of Object.entries(screens)) {
  for (const { name, open } of views) {
    test(`${name} looks as it should on a ${screen} screen`, async ({ visit }) => {
      const visitor = await visit({ ...preferences, reducedMotion: 'reduce' });
      await open(visitor);
      await expect(visitor.page).toHaveScreenshot(`${name}-${screen}.png`);
    });
  }
}
