import { sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { views } from '../support/views.ts';
import { Theatre } from '../theatre/theatre.ts';

/*
 * What the main views look like, compared with pictures that someone has looked at; the README shows two of them. After
 * a change that is meant: make pictures.
 */

const screens = {
  wide: { viewport: { width: 1280, height: 960 }, colorScheme: 'light', locale: 'en-US' },
  narrow: { viewport: { width: 360, height: 780 }, colorScheme: 'dark', locale: 'zh-CN' },
} as const;

/** The stage as it is in three of a run's moments, by the words on their buttons. */
const moments = {
  'stage-finished': 'First finished game',
  'stage-loss': 'First loss',
  'stage-decided': 'Your position',
} as const;

for (const [name, moment] of Object.entries(moments)) {
  test(`${name} looks as it should`, async ({ visit }) => {
    const theatre = new Theatre(await visit({ ...screens.wide, reducedMotion: 'reduce' }));
    await theatre.open(sample(2).rows);
    await theatre.button(moment).click();
    await expect(theatre.button(moment)).toHaveAttribute('aria-current', 'step');
    await expect(theatre.stage).toHaveScreenshot(`${name}.png`);
  });
}

test('the picture that links to the page show looks as it should', async ({ visit }) => {
  const visitor = await visit({
    ...screens.wide,
    viewport: { width: 1200, height: 630 },
    reducedMotion: 'reduce',
  });
  await views.find(({ name }) => name === 'first')?.open(visitor);
  await expect(visitor.page).toHaveScreenshot('preview.png');
});

for (const [screen, preferences] of Object.entries(screens)) {
  for (const { name, open } of views) {
    test(`${name} looks as it should on a ${screen} screen`, async ({ visit }) => {
      const visitor = await visit({ ...preferences, reducedMotion: 'reduce' });
      await open(visitor);
      await expect(visitor.page).toHaveScreenshot(`${name}-${screen}.png`);
    });
  }
}
