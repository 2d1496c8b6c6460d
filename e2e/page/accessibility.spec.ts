import { dropFile } from '../share/exchange.ts';
import { complaints } from '../support/axe.ts';
import { linkOf, sample, slowBoard } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { Rubicon } from '../support/page.ts';
import { contextPreferring } from '../support/preferences.ts';

interface State {
  readonly name: string;
  /** What axe looks at. */
  readonly part: string;
  /** How the page comes there from the state before, whatever its language. */
  readonly reach: (rubicon: Rubicon) => Promise<void>;
}

const states: readonly State[] = [
  {
    name: 'solved, with a move shown and an error told',
    part: 'html',
    reach: async (rubicon) => {
      await rubicon.open(`${linkOf(sample(2).rows)}&m=2.1d`);
      await expect(rubicon.page.getByRole('slider')).toHaveAttribute('max', '2');
      await rubicon.open('#b=?');
      await expect(rubicon.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a move pointed at',
    part: 'main',
    reach: async (rubicon) => {
      await rubicon.page.getByRole('tabpanel').getByRole('button').first().focus();
      await expect(rubicon.page.locator('.previewed')).toHaveCount(1);
    },
  },
  {
    name: 'a proof with an open step',
    part: 'main',
    reach: async (rubicon) => {
      await rubicon.open(linkOf(['O..', '.#.', '...', '.X.', '..O']));
      await rubicon.page.getByRole('tab').nth(1).click();
      await rubicon.page.getByRole('tabpanel').getByRole('button', { expanded: false }).click();
      await expect(rubicon.page.getByRole('tabpanel').getByRole('list')).toHaveCount(2);
    },
  },
  {
    name: 'not ready, with a list of boards',
    part: 'html',
    reach: async (rubicon) => {
      await dropFile(rubicon.grid, 'boards.in', '0 2\n1 3\nO.#\n1 3\nOXO\n');
      await expect(rubicon.grid.getByRole('gridcell')).toHaveCount(3);
    },
  },
  {
    name: 'a text that cannot be read',
    part: 'dialog[open]',
    reach: async (rubicon) => {
      await dropFile(rubicon.grid, 'broken.in', '0 1\n1 3\nO.');
      await expect(rubicon.page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the help',
    part: 'dialog[open]',
    reach: async (rubicon) => {
      await rubicon.closeDialog();
      await rubicon.page.keyboard.press('?');
      await expect(rubicon.page.getByRole('dialog').getByRole('table')).toHaveCount(3);
    },
  },
  {
    name: 'being solved',
    part: 'section:has(progress)',
    reach: async (rubicon) => {
      await rubicon.closeDialog();
      await rubicon.open(linkOf(slowBoard));
      await expect(rubicon.page.getByRole('progressbar')).toBeVisible();
    },
  },
];

/** In Firefox, where axe is slow, one language for each scheme of colours. */
function languages(browserName: string, colorScheme: 'light' | 'dark'): string[] {
  if (browserName === 'chromium') return ['en-US', 'zh-CN'];
  return colorScheme === 'light' ? ['en-US'] : ['zh-CN'];
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${colorScheme} colours`, async ({ playwright, browserName }) => {
    const found: Record<string, string[]> = {};
    for (const locale of languages(browserName, colorScheme)) {
      const preferences = { colorScheme, reducedMotion: 'reduce', locale } as const;
      const context = await contextPreferring(playwright[browserName], preferences);
      const rubicon = new Rubicon(await context.newPage());
      for (const { name, part, reach } of states) {
        await reach(rubicon);
        found[`${name} (${locale})`] = await complaints(rubicon, part);
      }
      const isDark = await rubicon.page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
      expect(isDark).toBe(colorScheme === 'dark');
      await context.browser()?.close();
    }
    expect(Object.entries(found).filter(([, complained]) => complained.length > 0)).toEqual([]);
  });
}
