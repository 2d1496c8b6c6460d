import { dropFile } from '../share/exchange.ts';
import { complaints, complaintsOfColours } from '../support/axe.ts';
import { contestText, emptyBoard, linkOf, marked, type Rows, sample, slowBoard } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { onPaper } from '../support/paper.ts';

interface State {
  readonly name: string;
  /** The selector of the part that axe checks. */
  readonly part: string;
  /** Brings the page into the state from the previous one, in any language. */
  readonly reach: (rubicon: Rubicon) => Promise<void>;
  /** Whether it has colours of its own, so that it is also checked in high contrast. */
  readonly isContrasted?: true;
}

const EMBED = '&embed=1';
const GOOD = '2 3\nO.O\n.X.\n';
const WITH_TIES: Rows = ['.....', '.....', '..O..', '#..#.', 'O#.X.'];

/** Takes the solver some hundredths of a second for each of its 397 other cells. */
const ROOMY = marked(marked(emptyBoard(20, 20), 'O', [1, 1], [1, 20]), 'X', [20, 8]);

/** Opens an address with fresh state. */
async function openAnew({ page }: Rubicon, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./${address}`);
}

const board: readonly State[] = [
  {
    name: 'solved, with a move shown and an error told',
    part: 'html',
    isContrasted: true,
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
    name: 'not ready, with a list of boards',
    part: 'html',
    isContrasted: true,
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
    name: 'the help, with a rule stepped through',
    part: 'dialog[open]',
    isContrasted: true,
    reach: async (rubicon) => {
      await rubicon.closeDialog();
      await rubicon.page.keyboard.press('?');
      const dialog = rubicon.page.getByRole('dialog');
      await expect(dialog.getByRole('table')).toHaveCount(3);
      await expect(dialog.getByRole('status')).toHaveCount(7);
      await dialog
        .getByRole('button', { name: /^(Next|下一步)$/ })
        .first()
        .click();
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
  {
    name: 'a frame',
    part: 'html',
    reach: async (rubicon) => {
      await rubicon.page.setViewportSize({ width: 320, height: 420 });
      await openAnew(rubicon, linkOf(sample(2).rows) + EMBED);
      await expect(rubicon.page.getByRole('slider')).toHaveAttribute('max', '2');
    },
  },
  {
    name: 'a frame whose link cannot be read',
    part: 'html',
    reach: async (rubicon) => {
      await rubicon.open(`#b=?${EMBED}`);
      await expect(rubicon.page.getByRole('alert')).toBeVisible();
    },
  },
];

const study: readonly State[] = [
  {
    name: 'a proof with an open step',
    part: 'main',
    reach: async (rubicon) => {
      await rubicon.open(linkOf(['O..', '.#.', '...', '.X.', '..O']));
      await rubicon.page.locator('#study-why').click();
      await rubicon.page.getByRole('tabpanel').getByRole('button', { expanded: false }).click();
      await expect(rubicon.page.getByRole('tabpanel').getByRole('list')).toHaveCount(2);
    },
  },
  {
    name: 'a placement map, enlarged',
    part: 'main',
    reach: async (rubicon) => {
      await rubicon.open(linkOf(WITH_TIES));
      await rubicon.page.locator('#study-maps').click();
      await expect(rubicon.page.locator('.map-legend li')).not.toHaveCount(0);
      await rubicon.page.getByRole('tabpanel').locator('button[aria-pressed]').click();
    },
  },
  {
    name: 'an obstacle map',
    part: 'main',
    reach: async (rubicon) => {
      await rubicon.page.getByRole('tabpanel').getByRole('radio').nth(1).check();
      await expect(rubicon.page.getByRole('tabpanel')).toContainText(/22 of 22 cells|已计算 22 格/);
    },
  },
  {
    name: 'an obstacle map that was cancelled',
    part: '[role=tabpanel]',
    reach: async (rubicon) => {
      await rubicon.open(linkOf(ROOMY));
      await rubicon.page
        .getByRole('tabpanel')
        .getByRole('button', { name: /^(Cancel|取消)$/ })
        .click();
      await expect(rubicon.page.getByRole('button', { name: /^(Go on|继续)$/ })).toBeVisible();
    },
  },
  {
    name: 'a game with a hint and a piece taken up',
    part: 'main',
    reach: async (rubicon) => {
      const { page } = rubicon;
      await openAnew(rubicon, linkOf(sample(2).rows));
      await page.locator('#study-play').click();
      await page.getByRole('tabpanel').getByRole('radio').nth(1).check();
      await page.getByRole('tabpanel').locator('.primary').click();
      await expect(page.locator('.game-bar .edits button').nth(1)).toBeEnabled();
      await page.locator('.game-bar .edits button').nth(1).click();
      await rubicon.grid.getByRole('gridcell').nth(7).click({ force: true });
      await expect(page.getByTestId('hand')).not.toBeEmpty();
    },
  },
  {
    name: 'a game that is over',
    part: 'main',
    reach: async ({ page }) => {
      await page
        .getByRole('tabpanel')
        .getByRole('button', { name: /takes a general|吃帅/ })
        .click();
      await expect(page.getByRole('tabpanel')).toContainText(/exactly as predicted|与预计完全一致/);
    },
  },
];

const bench: readonly State[] = [
  {
    name: 'a batch with broken boards',
    part: 'main',
    reach: async (rubicon) => {
      const { page } = rubicon;
      await openAnew(rubicon, '#view=bench');
      await page.getByRole('textbox').fill(`0 3\n${GOOD}2 3\nO.?\n.X.\n2 3\nO..\n.X.\n`);
      await page.locator('.source button[type=submit]').click();
      await expect(page.locator('.windowed li')).toHaveCount(3);
    },
  },
  {
    name: 'a comparison',
    part: 'main',
    reach: async (rubicon) => {
      const { page } = rubicon;
      await openAnew(rubicon, '#view=bench');
      await page.locator('#tool-compare').click();
      await page.getByRole('textbox').first().fill(contestText('sample1.in'));
      await page.locator('.source button[type=submit]').first().click();
      await page.getByRole('textbox').last().fill('Black 0\nBlack 4\n');
      await page.locator('.source button[type=submit]').last().click();
      await expect(page.locator('.move-item').first()).toBeVisible();
      await page.locator('.difference-row').nth(1).click();
      await expect(page.locator('.move-item')).toHaveCount(3);
    },
  },
  {
    name: 'a mistake that is found',
    part: 'main',
    reach: async ({ page }) => {
      await page.locator('#tool-compare').click();
      await page.getByRole('textbox').first().fill('0 1\n3 1\nX\nO\nO\n');
      await page.getByRole('textbox').last().fill('Red 1\n');
      await page.locator('.source button[type=submit]').last().click();
      await expect(page.locator('.suspects li').first()).toBeVisible();
    },
  },
  {
    name: 'a generator with wrong numbers',
    part: 'main',
    reach: async ({ page }) => {
      await page.locator('#tool-generate').click();
      await page.locator('#generate-rowsTo').fill('99');
      await page.locator('#generate-boards').fill('0');
      await expect(page.locator('.generate-form .primary')).toBeDisabled();
    },
  },
  {
    name: 'boards made',
    part: 'main',
    reach: async ({ page }) => {
      await page.locator('#generate-rowsTo').fill('8');
      await page.locator('#generate-boards').fill('50');
      await page.locator('.generate-form .cards input').nth(1).check();
      await page.locator('.generate-form .primary').click();
      await expect(page.getByRole('tabpanel').getByRole('status').filter({ hasText: '50' })).toBeVisible();
    },
  },
  {
    name: 'boards mined',
    part: '.mine',
    reach: async ({ page }) => {
      await page.locator('#tool-mine').click();
      await page.locator('#mine-rows').fill('5');
      await page.locator('#mine-columns').fill('5');
      await page.locator('.mine-form .primary').click();
      await expect(page.locator('.find').first()).toBeVisible();
      await page.locator('.mine-form button').last().click();
      await expect(page.locator('.mine-form .primary')).toBeVisible();
    },
  },
];

const theatre: readonly State[] = [
  {
    name: 'the tour, at a loss',
    part: 'main',
    reach: async (rubicon) => {
      await openAnew(rubicon, `${linkOf(sample(2).rows)}&view=theatre&act=tour&chapter=loss&sentence=3`);
      await expect(rubicon.page.locator('.tour .stage canvas')).toBeVisible();
    },
  },
  {
    name: 'the theatre at a loss',
    part: 'main',
    reach: async (rubicon) => {
      await openAnew(rubicon, `${linkOf(sample(2).rows)}&view=theatre&act=steps`);
      await expect(rubicon.page.locator('.stage canvas')).toBeVisible();
      await rubicon.page.keyboard.press('l');
      await expect(rubicon.page.locator('.line-loss')).toHaveAttribute('aria-current', 'step');
    },
  },
  {
    name: 'a layer of the wave',
    part: 'main',
    reach: async (rubicon) => {
      await openAnew(rubicon, '#b=5/5/2r2/w2w1/rw1b1&view=theatre');
      await rubicon.page.locator('#act-wave').click();
      await expect(rubicon.page.getByRole('table')).toBeVisible();
      for (const key of ['j', 'j', 'j', 'j']) await rubicon.page.keyboard.press(key);
    },
  },
  {
    name: 'the last layer of the wave',
    part: 'main',
    reach: async ({ page }) => {
      await page.locator('.wave .controls button').last().click();
    },
  },
];

/** The problems found by axe: everything in light colours, and in the others only what depends on colours. */
async function look(rubicon: Rubicon, { part, isContrasted }: State): Promise<string[]> {
  await onPaper(rubicon.page, 'light');
  const found = await complaints(rubicon, part);
  await onPaper(rubicon.page, 'dark');
  found.push(...(await complaintsOfColours(rubicon, part)));
  for (const paper of isContrasted ? (['light, more contrast', 'dark, more contrast'] as const) : []) {
    await onPaper(rubicon.page, paper);
    found.push(...(await complaintsOfColours(rubicon, part, 'color-contrast-enhanced')));
  }
  return found;
}

for (const [room, states] of Object.entries({ board, study, bench, theatre })) {
  test(`axe finds nothing in the ${room}, in light and in dark colours`, async ({ visit }) => {
    const visitor = await visit({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const state of states) {
      await test.step(state.name, async () => {
        await state.reach(visitor);
        for (const complaint of await look(visitor, state)) found.push(`${state.name}: ${complaint}`);
      });
    }
    expect(found).toEqual([]);
  });
}
