import type { Locator } from '@playwright/test';
import { emptyBoard, linkOf, type Place } from '../support/boards.ts';
import { Film } from '../support/film.ts';
import { expect, test } from '../support/fixtures.ts';
import { middlesOf, type Point } from '../support/pointer.ts';
import { SeenPointer } from '../support/seen-pointer.ts';

/* The moving picture of the README, in each language: a board is drawn, and the verdict follows every stroke. */

const VIEWPORT = { width: 1000, height: 640 };

/** From the verdict down: the tools, the board and the moves. */
const AREA = { x: 16, width: 968, height: 480 };
const MARGIN = 5;

/** Times (ms) to notice a change, to read it, and to see the end. */
const GLANCE = 100;
const READ = 800;
const END = 1800;

interface Stroke {
  /** Its index in the toolbar. */
  readonly tool?: number;
  readonly path: readonly Place[];
  /** The verdict and the value of the best move afterwards. */
  readonly verdict?: RegExp;
  readonly best?: RegExp;
  readonly stays: number;
}

async function boxOf(shown: Locator) {
  const box = await shown.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return box;
}

async function middleOf(shown: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(shown);
  return { x: x + width / 2, y: y + height / 2 };
}

const [OBSTACLE, PAWN, GENERAL] = [0, 1, 2];

const strokes: readonly Stroke[] = [
  { tool: PAWN, path: [[7, 4]], stays: GLANCE },
  { tool: GENERAL, path: [[7, 1]], stays: GLANCE },
  { path: [[2, 8]], verdict: /17/, best: /16/, stays: READ },
  {
    tool: OBSTACLE,
    path: [
      [3, 8],
      [3, 7],
      [1, 7],
    ],
    verdict: /12/,
    best: /11/,
    stays: READ,
  },
  {
    path: [
      [6, 7],
      [6, 3],
    ],
    verdict: /tie|平局/i,
    best: /tie|平局/i,
    stays: READ,
  },
  {
    path: [
      [1, 6],
      [1, 2],
    ],
    verdict: /33/,
    best: /32/,
    stays: END,
  },
];

for (const [language, locale] of [
  ['en', 'en-US'],
  ['zh', 'zh-CN'],
] as const) {
  test(`drawing, in ${locale}`, async ({ visit }) => {
    const rubicon = await visit({
      viewport: VIEWPORT,
      locale,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const { page } = rubicon;
    await rubicon.open(linkOf(emptyBoard(8, 8)));
    await expect(page.locator('.lacks')).toBeVisible();
    await page.locator('.intro-close').click();

    const verdictBox = await boxOf(page.locator('.verdict'));
    const film = new Film(page, { ...AREA, y: verdictBox.y - MARGIN });
    const pointer = new SeenPointer(film);
    await pointer.appear({ x: 480, y: 300 });
    await film.take(GLANCE);
    for (const { tool, path, verdict, best, stays } of strokes) {
      if (tool !== undefined) {
        await pointer.stroke([await middleOf(page.locator('.tool').nth(tool))]);
        await film.take(GLANCE);
      }
      await pointer.stroke(await middlesOf(rubicon, path));
      if (verdict !== undefined) await expect(page.getByTestId('verdict')).toHaveText(verdict);
      if (best !== undefined)
        await expect(page.getByRole('tabpanel').getByRole('button').first()).toHaveText(best);
      await film.take(stays);
    }
    await film.write(`e2e/looks/drawing-${language}.gif`);
  });
}
