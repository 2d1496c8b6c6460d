import { linkOf, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { clickAll } from '../support/pointer.ts';
import { MOST_SHIFT, watchShifts } from '../support/shifts.ts';

/** What is done most, in an order in which each can be done, and what is seen when it is done. */
const ACTIONS: readonly [name: string, act: (rubicon: Rubicon) => Promise<void>][] = [
  [
    'a piece is touched',
    async (rubicon) => {
      await clickAll(rubicon, [[5, 3]]);
      await expect(rubicon.page.locator('.move-targets .worth').first()).toBeVisible();
    },
  ],
  [
    'and moved',
    async (rubicon) => {
      await clickAll(rubicon, [[4, 3]]);
      await rubicon.expectMove(1, 75);
    },
  ],
  [
    'a step on',
    async (rubicon) => {
      await rubicon.button('Next').click();
      await rubicon.expectMove(2, 75);
    },
  ],
  [
    'back to the start',
    async (rubicon) => {
      await rubicon.button('First').click();
      await rubicon.expectMove(0, 75);
    },
  ],
  ...(
    [
      ['Why', 'button, p'],
      ['Maps', 'button, p'],
      ['Play', '.lessons'],
      ['Moves', 'button, p'],
    ] as const
  ).map(([name, shown]): [string, (rubicon: Rubicon) => Promise<void>] => [
    `the tab ${name}`,
    async ({ page }) => {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('tabpanel').locator(shown).first()).toBeVisible();
    },
  ]),
  [
    'edit',
    async (rubicon) => {
      await rubicon.edit();
      await expect(rubicon.button('Undo')).toBeVisible();
    },
  ],
  [
    'an obstacle',
    async (rubicon) => {
      await clickAll(rubicon, [[9, 9]]);
      await expect(rubicon.button('Undo')).toBeEnabled();
      await expect(rubicon.verdict).toContainText('Red wins');
    },
  ],
];

for (const [screen, viewport] of [
  ['a laptop', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('the ten commonest actions shift nothing', async ({ rubicon }) => {
      await rubicon.open(linkOf(sample(5).rows));
      await rubicon.expectMove(0, 75);
      await rubicon.button('Got it').click();
      const shifts = await watchShifts(rubicon);
      let before = 0;
      for (const [name, act] of ACTIONS) {
        await act(rubicon);
        const sum = await shifts();
        expect.soft(sum - before, name).toBeLessThanOrEqual(MOST_SHIFT);
        before = sum;
      }
    });
  });
}
