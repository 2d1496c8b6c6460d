import { expectAccessible } from '../support/axe.ts';
import { linkOf, marked, type Rows, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSideways } from '../support/no-sideways.ts';
import { clickAll } from '../support/pointer.ts';
import { afterMove } from '../support/rules.ts';
import { touch } from '../support/touch.ts';
import { Study } from './study.ts';

/** Red wins in 5 with the first move of the list. */
const ROWS: Rows = ['O..', '.#.', '...', '.X.', '..O'];
const BEST = afterMove(ROWS, 'Red general (1,1) down → (2,1)');
const TIE: Rows = ['..O', '.#.', '...', 'X##', '.O.'];

/** A move is previewed where the pointer or the focus is; a pointer that rests while the page changes previews nothing. */
async function previewMoves(study: Study): Promise<void> {
  const { rubicon, page, choices } = study;
  await rubicon.openBoard(ROWS);
  await choices.first().hover();
  await study.expectPreview(ROWS, BEST);
  await rubicon.verdict.hover();
  await study.expectSeen(ROWS);

  await choices.first().hover();
  await study.expectPreview(ROWS, BEST);
  await page.getByRole('tab', { name: 'Moves' }).press('ArrowRight');
  await study.expectSeen(ROWS);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => choices.first().evaluate((choice) => choice.matches(':hover'))).toBe(true);
  await study.expectSeen(ROWS);
  await rubicon.verdict.hover();

  await page.getByRole('button', { name: /^Why is this move bad\? Red general \(5,3\) up/ }).click();
  await expectAccessible(rubicon, '.board, [role=tabpanel]');
  await rubicon.button('Close').click();
}

/** A click on the board ends a preview, and draws nothing. */
async function endByClick(study: Study): Promise<void> {
  const { rubicon, choices } = study;
  await rubicon.choose('Obstacle');
  await choices.first().focus();
  await study.expectPreview(ROWS, BEST);
  await clickAll(rubicon, [[3, 1]]);
  await study.expectSeen(ROWS);
  await rubicon.expectBoard(ROWS);
  await rubicon.cell([3, 1]).click();
  await rubicon.expectBoard(marked(ROWS, '#', [3, 1]));
}

/** A finger, which cannot leave, ends the preview of a step by the button or by a press on the board. */
async function endByFinger(study: Study): Promise<void> {
  const { rubicon, page, panel } = study;
  const previewed = page.locator('.pieces.ghosts');
  await page.setViewportSize({ width: 390, height: 844 });
  await rubicon.open(`${linkOf(TIE)}&study=why`);
  const steps = panel.getByRole('button', { expanded: false });
  await steps.first().tap();
  await expect(previewed).toBeVisible();
  await rubicon.button('Back to this position').tap();
  await study.expectSeen(TIE);
  await steps.first().tap();
  await expect(previewed).toBeVisible();
  await touch(rubicon, [[1, 2]]);
  await study.expectSeen(TIE);
  await rubicon.expectBoard(TIE);
}

/** The breadcrumbs of a deep proof fit on a small screen. */
async function expectCrumbs({ rubicon, page, panel }: Study): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await rubicon.open(`${linkOf(sample(5).rows)}&study=why`);
  await panel.locator('button.step').first().focus();
  const crumbs = panel.getByRole('navigation', { name: 'Steps opened' }).getByRole('listitem');
  for (const levels of [4, 7]) {
    for (let step = 0; step < 2; step++) {
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('button.step[aria-expanded=true]:focus')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('button.step[aria-expanded=false]:focus')).toBeVisible();
    }
    await page.keyboard.press('ArrowRight');
    await expect(crumbs).toHaveCount(levels);
  }
  await expectNoSideways(page);
  await expectAccessible(rubicon, '[role=tabpanel]');
}

test.describe('by hand', () => {
  test.use({ hasTouch: true });

  test('moves and steps are previewed on the board by mouse, focus and finger, until something else is touched', async ({
    rubicon,
  }) => {
    const study = new Study(rubicon);
    await test.step('moves', () => previewMoves(study));
    await test.step('a click', () => endByClick(study));
    await test.step('a finger', () => endByFinger(study));
    await test.step('breadcrumbs', () => expectCrumbs(study));
  });
});
