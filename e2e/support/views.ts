import { expect } from '@playwright/test';
import { STUDIES, TOOLS } from '../../web/model/address.ts';
import { linkOf, sample } from './boards.ts';
import type { Rubicon } from './page.ts';

/** A view of the page and how to reach it, in any language. */
export interface View {
  readonly name: string;
  /** A place of the page, which is checked on every screen; one tool stands for the bench. */
  readonly isPlace?: boolean;
  readonly open: (rubicon: Rubicon) => Promise<void>;
  /** What is left to do in another window and language, which may scroll or open something. */
  readonly again?: (rubicon: Rubicon) => Promise<void>;
}

async function openSolved(rubicon: Rubicon, number: number, rest = ''): Promise<void> {
  await rubicon.open(linkOf(sample(number).rows) + rest);
  await expect(rubicon.page.getByTestId('verdict')).toBeVisible();
  await expect(rubicon.page.locator('.line-graph')).toBeVisible();
}

async function openTheatre(rubicon: Rubicon, number: number): Promise<void> {
  await rubicon.page.goto(`./${linkOf(sample(number).rows)}&view=theatre&act=steps`);
  await expect(rubicon.page.locator('.stage canvas')).toBeVisible();
}

async function openStudy(rubicon: Rubicon, study: string): Promise<void> {
  await rubicon.page.locator(`#study-${study}`).click();
  await expect(rubicon.page.getByRole('tabpanel').locator('button, p').first()).toBeVisible();
}

/** Closes what explains a loss as soon as it is shown; it stays closed. */
async function closeReasons({ page }: Rubicon): Promise<void> {
  await expect(page.locator('.turned-small')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.turned')).toHaveCount(0);
}

/** Panels of the study that views with a board of their own show. */
const SHOWN: readonly string[] = ['moves', 'why', 'maps'];

/** The first ones show the stored board, or on a first visit that of the longest sample; some the board of the one before. */
export const views: readonly View[] = [
  {
    name: 'first',
    isPlace: true,
    open: async (rubicon) => {
      const { page } = rubicon;
      await page.goto('./');
      await expect(page.getByTestId('verdict')).toContainText('75');
      await expect(page.locator('.line-graph')).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
    },
  },
  {
    name: 'bad-link',
    open: async (rubicon) => {
      await rubicon.page.locator('.intro-close').click();
      await rubicon.open('#b=3wr/x');
      await expect(rubicon.page.getByRole('alert')).toBeVisible();
      await expect(rubicon.page.locator('.line-graph, .lacks').first()).toBeVisible();
      await expect(rubicon.page.getByRole('tabpanel').locator('button, p').first()).toBeVisible();
    },
  },
  {
    name: 'placement-map',
    open: async (rubicon) => {
      await openSolved(rubicon, 5);
      await openStudy(rubicon, 'maps');
      await expect(rubicon.page.locator('.map-overlay')).toBeVisible();
    },
  },
  ...STUDIES.filter((study) => !SHOWN.includes(study)).map(
    (study): View => ({ name: study, open: (rubicon) => openStudy(rubicon, study) }),
  ),
  {
    name: 'why-bad',
    open: async (rubicon) => {
      await openSolved(rubicon, 5);
      await openStudy(rubicon, 'moves');
      await rubicon.page.locator('.why-bad > .button').last().click();
      await expect(rubicon.page.locator('.replies')).toBeVisible();
      await expect(rubicon.page.locator('.board .numbers').first()).toBeVisible();
    },
    again: ({ page }) => page.locator('.replies').scrollIntoViewIfNeeded(),
  },
  {
    name: 'theatre-loss',
    isPlace: true,
    open: async (rubicon) => {
      await openTheatre(rubicon, 2);
      // Clicks the moment without scrolling to it.
      await rubicon.page.locator('.moment[data-kind=loss]').dispatchEvent('click');
      await expect(rubicon.page.locator('.line-loss')).toHaveAttribute('aria-current', 'step');
      await closeReasons(rubicon);
    },
  },
  {
    name: 'theatre-why',
    open: async (rubicon) => {
      await rubicon.page.keyboard.press('d');
      await expect(rubicon.page.locator('.turned-small')).toBeVisible();
    },
  },
  {
    name: 'wave',
    open: async (rubicon) => {
      await openTheatre(rubicon, 5);
      await rubicon.page.locator('#act-wave').click();
      await expect(rubicon.page.locator('.wave-totals')).toBeVisible();
      await rubicon.page.locator('.wave-buttons > .button').click();
      await expect(rubicon.page.locator('.wave-drawn')).toBeVisible();
      await rubicon.page.locator('#act-wave').scrollIntoViewIfNeeded();
      await rubicon.page.mouse.move(0, 0);
    },
  },
  {
    name: 'help',
    open: async (rubicon) => {
      await openSolved(rubicon, 4);
      await rubicon.page.keyboard.press('?');
      await expect(rubicon.page.getByRole('dialog').getByRole('table').first()).toBeVisible();
    },
  },
  {
    name: 'worksheet',
    open: async (rubicon) => {
      await openSolved(rubicon, 4, '&worksheet');
      await expect(rubicon.page.getByRole('dialog').locator('.sheet-board')).toBeVisible();
    },
  },
  {
    name: 'why-tie',
    open: async (rubicon) => {
      await openSolved(rubicon, 4, '&m=3.3u&v=0:3.3l5.4r');
      await openStudy(rubicon, 'why');
    },
  },
  {
    name: 'not-ready',
    open: async (rubicon) => {
      await rubicon.page.locator('#study-moves').click();
      await rubicon.open(linkOf(['O..', '...', '.X.']));
      await expect(rubicon.page.locator('.lacks')).toBeVisible();
    },
  },
  {
    name: 'show',
    open: async (rubicon) => {
      await openSolved(rubicon, 5);
      // As on an iPhone, which has no full screen: within it the window could not be resized.
      await rubicon.page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));
      await rubicon.page.getByRole('button', { name: /^(Full screen|全屏演示)$/ }).click();
      await expect(rubicon.page.locator('.presented-picture')).toBeVisible();
      for (const key of ['PageDown', 'PageDown', 'PageDown']) await rubicon.page.keyboard.press(key);
      await expect(rubicon.page.locator('.presented-sentence')).toContainText('(9,2)');
    },
  },
  ...TOOLS.filter((tool) => tool !== 'batch').map(
    (tool): View => ({
      name: `bench-${tool}`,
      isPlace: tool === 'compare',
      open: async ({ page }) => {
        await page.goto(`./#view=bench&tool=${tool}`);
        await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
        if (tool === 'mistakes') await expect(page.locator('.mistake-line')).toHaveCount(2);
        if (tool === 'stress') await expect(page.locator('.cm-content')).toBeVisible();
      },
    }),
  ),
];
