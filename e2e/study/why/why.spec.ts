import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { emptyBoard, linkOf, type Rows, sample } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoSideways } from '../../support/no-sideways.ts';
import type { Rubicon } from '../../support/page.ts';
import { afterMove } from '../../support/rules.ts';
import { touch } from '../../support/touch.ts';
import { Study } from '../study.ts';

/** Values here are those of `rubicon solve` and `rubicon map`. */
const LOST: Rows = ['##..', '.#..', '#.X.', '...O', '.O..'];
const TIE: Rows = ['..O', '.#.', '...', 'X##', '.O.'];
/** The pawn is one step away: every red move is answered by a capture, or by row 1. */
const THREE = sample(2).rows;

async function openWhy(rubicon: Rubicon, rows: Rows): Promise<Study> {
  const study = new Study(rubicon);
  await rubicon.openBoard(rows);
  await study.choose('Why');
  return study;
}

/** The steps of a list, without nested ones. */
function stepsOf(list: Locator): Locator {
  return list.locator(':scope > li');
}

/** The list that a step expands to, or the panel's first list. */
function listIn(place: Locator): Locator {
  return place.getByRole('list').first();
}

function opener(step: Locator): Locator {
  return step.getByRole('button', { expanded: false }).first();
}

/** The breadcrumbs from the position shown to the current list. */
function crumbsOf({ panel }: Study): Locator {
  return panel.getByRole('navigation', { name: 'Steps opened' }).getByRole('listitem');
}

/** The moves named by a step, in order. */
async function movesOf(step: Locator): Promise<string[]> {
  await expect(step).toBeVisible();
  return step.locator('.step').first().locator('.words').allTextContents();
}

/** A win is one move, with an answer to every reply. */
async function expectWin(study: Study): Promise<void> {
  const { rubicon } = study;
  await expect(study.panel).toContainText('Red wins in 75 moves:');
  const root = stepsOf(listIn(study.panel));
  await expect(root).toHaveCount(1);
  await expect(root).toContainText(
    'and reaches a position where Black loses in at most 74 moves, whatever it does',
  );
  const [first = ''] = await movesOf(root);
  await expect(rubicon.moves.nth(1)).toHaveText(`1${first}Red 74`);

  await opener(root).click();
  await expect(root).toContainText('Black’s only move has an answer:');
  const reply = stepsOf(listIn(root));
  await expect(reply).toHaveCount(1);
  await expect(reply).toContainText('Red 73');
  await expect(reply).toContainText('Red 72');
  await opener(reply).click();
  await expect(reply).toContainText('Each of Black’s 2 moves has an answer:');
  const replies = stepsOf(listIn(reply));
  await expect(replies).toHaveCount(2);
  await expect(replies).toContainText(Array.from({ length: 2 }, () => /Red 71.*is answered by.*Red 70/));
}

/** A loss has an answer to every move, down to the end of the game. */
async function expectLoss(study: Study): Promise<void> {
  await expect(study.panel).toContainText('Black wins in at most 4 moves, whatever Red plays.');
  await expect(study.panel).toContainText('Each of Red’s 6 moves has an answer:');
  const steps = stepsOf(listIn(study.panel));
  await expect(steps).toHaveCount(6);
  await expect(steps).toContainText([
    ...Array.from({ length: 5 }, () => /Black 3.*is answered by.*Black 2/),
    /\(4,4\) up → \(3,4\).*Black 1.*is answered by.*takes a general.*Black 0/,
  ]);
  await expect(steps.last()).toContainText('Black has won: the pawn has captured a general.');
  await expect(steps.last().getByRole('button')).toHaveCount(1);

  const first = steps.first();
  await opener(first).click();
  let position = LOST;
  for (const words of await movesOf(first)) position = afterMove(position, words);
  const ends = stepsOf(listIn(first));
  await expect(ends.first()).toBeVisible();
  for (const end of await ends.all()) {
    await expect(end).toContainText(/Black 1.*is answered by.*Black 0.*Black has won: /);
    const [reply = '', answer = ''] = await movesOf(end);
    const after = afterMove(afterMove(position, reply), answer);
    expect(answer.includes('takes a general') || after[0]?.includes('X')).toBe(true);
  }
}

test('a win and a loss are proved down to the end of the game, by steps that are previewed, played and gone through by keys', async ({
  rubicon,
}) => {
  const study = await openWhy(rubicon, sample(5).rows);
  await test.step('a win', () => expectWin(study));
  await rubicon.open(linkOf(LOST));
  await test.step('a loss', () => expectLoss(study));
  await rubicon.open(linkOf(THREE));
  await expect(study.panel).toContainText('Black wins in at most 2 moves, whatever Red plays.');
  await expect(study.panel.getByRole('button', { expanded: true })).toHaveCount(0);
  await rubicon.open(linkOf(emptyBoard(3, 3)));
  await expect(study.panel).toHaveText('The reasons appear here when the board is solved.');
  await test.step('a step is previewed and played', () => previewAndPlay(study));
  await test.step('a finished game names its rule', () => expectRules(study));
  await test.step('the keys work as in a tree', () => goByKeys(study));
  await test.step('an open proof is accessible', () => expectAccessible(rubicon, '[role=tabpanel]'));
});

/** The loop is described, marked on the board, and can be stepped through. */
async function expectLoop(study: Study): Promise<void> {
  const { rubicon, page, panel } = study;
  const board = sample(4).rows;
  await rubicon.open(linkOf(board));
  await expect(panel.locator('.loop-row p')).toHaveText([
    'From here both sides can go back and forth for ever. While they do:',
    'Red goes back and forth between (3,3) and (4,3); 2 of the 5 other moves on the way lose.',
    'Black goes back and forth between (5,4) and (5,5); leaving them loses.',
  ]);
  const cells = page.locator('.loop-cell');
  await rubicon.verdict.hover();
  await expect(cells).toHaveCount(4);
  const loop = rubicon.button('Follow the loop');
  await loop.hover();
  await expect(page.locator('.numbers')).toHaveText(['1', '2', '3', '4']);
  await expect(cells).toHaveCount(0);
  await loop.click();
  await expect(rubicon.moves.nth(4)).toHaveAttribute('aria-current', 'step');
  await rubicon.expectBoard(board);
  await expect(rubicon.moves.nth(4)).toContainText('Black pawn (5,5) left → (5,4)');

  await rubicon.moves.nth(1).click();
  await expect(panel.locator('.hold').first()).toContainText('Black goes back and forth');
  await study.choose('Moves');
  await expect(cells).toHaveCount(0);
  await study.choose('Why');
  await expect(cells).toHaveCount(4);
}

test('a tie tells the safe moves of both sides, what loses, and the loop', async ({ rubicon }) => {
  const study = await openWhy(rubicon, TIE);
  await expect(study.panel).toContainText(
    'Neither side can force a win: each of them has moves that keep the tie.',
  );
  await expect(study.panel).toContainText('1 of Red’s 4 moves keeps the tie, the others lose:');
  const steps = stepsOf(listIn(study.panel));
  await expect(steps).toContainText([
    'Red general (1,3) left → (1,2)',
    ...Array.from({ length: 3 }, () => /Black 5.*is answered by.*Black 4/),
  ]);
  await expect(steps.first()).toContainText('Black’s only move keeps the tie:');

  // The first safe moves of both sides lead back sooner or later.
  let step = steps.first();
  let position = TIE;
  const seen = [TIE.join('/')];
  let level = 0;
  for (;;) {
    position = afterMove(position, (await movesOf(step))[0] ?? '');
    if (seen.includes(position.join('/')) && seen.indexOf(position.join('/')) % 2 === seen.length % 2) break;
    seen.push(position.join('/'));
    const toOpen = opener(step);
    if ((await step.locator('button.step').first().getAttribute('aria-expanded')) === 'false')
      await toOpen.click();
    const isFolded = ++level % 3 === 0;
    if (isFolded) await expect(crumbsOf(study)).toHaveCount(level + 1);
    step = stepsOf(isFolded ? study.panel.locator('.proof > ul') : listIn(step)).first();
    await expect(step).toBeVisible();
  }
  await expect(step).toContainText('An earlier position is back: the loop is closed.');
  await expect(step.getByRole('button')).toHaveCount(1);

  await expectLoop(study);
});

/** A step previews its position and can be played. */
async function previewAndPlay(study: Study): Promise<void> {
  const { rubicon } = study;
  await rubicon.openBoard(THREE);
  const step = stepsOf(listIn(study.panel)).nth(1);
  const [reply = '', answer = ''] = await movesOf(step);
  const after = afterMove(afterMove(THREE, reply), answer);
  await step.hover();
  await study.expectPreview(THREE, after);
  await rubicon.expectBoard(THREE);
  await rubicon.verdict.hover();
  await study.expectSeen(THREE);

  await step.getByRole('button', { name: `Go there: ${answer}` }).click();
  await rubicon.expectMove(2, 2);
  await rubicon.expectBoard(after);
  await study.expectSeen(after);
  await expect(study.panel).toHaveText(/^Black has won: .*Rule \d: /);
  await study.expectFocusInside();
  await rubicon.button('Previous').click();
  await expect(study.panel).toContainText('Black wins in 1 move:');
  await expect(stepsOf(listIn(study.panel))).toContainText('Black has won: ');
}

async function expectRules({ rubicon, panel }: Study): Promise<void> {
  for (const [rows, play, rule] of [
    [['.X.', 'O.O'], 0, 'Black has won: the pawn is on row 1.Rule 1: a pawn that has reached row 1 has won.'],
    [
      THREE,
      2,
      'Black has won: the pawn has captured a general.Rule 2: the pawn stands on a general’s cell, so the side that has just moved has won.',
    ],
    [
      sample(1).rows,
      0,
      'Black has won: Red has no move.Rule 3: a side to move that has no legal move has lost.',
    ],
  ] as const) {
    await rubicon.open(linkOf(rows));
    if (play > 0) await rubicon.moves.nth(play).click();
    await expect(panel).toHaveText(rule);
  }
}

async function goByKeys(study: Study): Promise<void> {
  const { rubicon } = study;
  const { keyboard } = rubicon.page;
  await rubicon.openBoard(LOST);
  const steps = stepsOf(listIn(study.panel));
  const first = steps.first().locator('button.step').first();
  const inner = stepsOf(listIn(steps.first())).first();
  await first.focus();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await keyboard.press('ArrowRight');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await keyboard.press('ArrowRight');
  await expect(inner.getByRole('button').first()).toBeFocused();
  const words = [...(await movesOf(steps.first())), ...(await movesOf(inner))];
  await study.expectPreview(LOST, words.reduce<Rows>(afterMove, LOST));
  await keyboard.press('ArrowLeft');
  await expect(first).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await keyboard.press('ArrowDown');
  await expect(steps.nth(1).getByRole('button').first()).toBeFocused();
  await keyboard.press('Enter');
  await expect(steps.nth(1).locator('button.step').first()).toHaveAttribute('aria-expanded', 'true');
  await rubicon.expectMove(0, 4);
  await rubicon.expectBoard(LOST);
}

/** From the fourth level on breadcrumbs show the path, also on a small screen and by keyboard. */
async function followCrumbs(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const { keyboard } = page;
  await page.setViewportSize({ width: 360, height: 740 });
  const study = await openWhy(rubicon, sample(5).rows);
  const crumbs = crumbsOf(study);
  const rows = study.panel.locator('button.step');
  const deeper = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await keyboard.press('ArrowRight');
      await keyboard.press('ArrowRight');
      await expect(page.locator('button.step[aria-expanded=false]:focus')).toBeVisible();
    }
  };
  await rows.first().focus();
  await deeper(2);
  await expect(crumbs).toHaveCount(0);
  await expect(study.panel.locator('.branch')).toHaveCount(2);
  await keyboard.press('ArrowRight');
  await expect(crumbs).toHaveText([
    'Position shown',
    /^\(5,3\)↑Red general \(5,3\) up → \(4,3\)$/,
    /^\(8,3\)→Black pawn .* \(9,2\)←Red general/,
    /^\(8,4\)/,
  ]);
  await expect(study.panel.locator('.branch')).toHaveCount(0);
  await expect(rows.first()).toBeFocused();
  await expect(rows.first()).toContainText('is answered by');
  await expect(page.locator('.numbers')).not.toHaveCount(0);
  await deeper(2);
  await keyboard.press('ArrowRight');
  await expect(crumbs).toHaveCount(7);
  await expectNoSideways(page);

  // Returns to the step that was taken, by keyboard and by breadcrumb.
  await keyboard.press('ArrowLeft');
  await expect(crumbs).toHaveCount(6);
  await expect(rows.first()).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(crumbs.nth(4).getByRole('button')).toBeFocused();
  await keyboard.press('Home');
  await expect(crumbs.first().getByRole('button')).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(crumbs).toHaveCount(2);
  await expect(study.panel).toContainText('Black’s only move has an answer:');
  await crumbs.first().getByRole('button').click();
  await expect(crumbs).toHaveCount(0);
  await expect(rows.first()).toBeFocused();
  await expect(rows.first()).toContainText('Red 74');
  await rubicon.expectMove(0, 75);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a button, a press and Escape end the preview of a step, and breadcrumbs show the path', async ({
    rubicon,
    browserName,
  }) => {
    const { page } = rubicon;
    const study = await openWhy(rubicon, TIE);
    await page.getByRole('radio', { name: 'Edit' }).check();
    const goes = study.panel.getByRole('button', { name: /^Go there/ });
    const steps = study.panel.getByRole('button', { expanded: false });
    const previewed = page.locator('.pieces.ghosts');
    const show = async (index: number) => {
      await steps.nth(index).tap();
      await expect(previewed).toBeVisible();
    };
    await expect(goes.first()).toBeVisible();
    await show(0);
    await rubicon.button('Back to this position').tap();
    await expect(previewed).toHaveCount(0);
    await study.expectSeen(TIE);
    await show(0);
    await touch(rubicon, browserName, [[1, 2]]);
    await expect(previewed).toHaveCount(0);
    await study.expectSeen(TIE);
    await goes.first().focus();
    await expect(previewed).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(previewed).toHaveCount(0);
    await expect(goes.first()).toBeFocused();
    await rubicon.expectBoard(TIE);
    await test.step('breadcrumbs', () => followCrumbs(rubicon));
  });
});
