import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { emptyBoard, marked, type Rows, sample } from '../../support/boards.ts';
import { commandMap } from '../../support/command.ts';
import { expect, test } from '../../support/fixtures.ts';
import { valueWords } from '../../support/words.ts';
import { painted } from '../places.ts';
import { Wave } from './wave.ts';

/** Layers of the sample's longest board, from 0, and the one that decides it: `Red 75`. */
const LAST = 129;
const DRAWN = 75;

/** Solved in less than a second, but its 190 million positions take seconds to be counted. */
const WIDE: Rows = marked(marked(emptyBoard(24, 24), 'O', [1, 1], [1, 24]), 'X', [24, 8]);

/** Expected description of a cell at a layer, from the command's answer for the piece on it. */
function wordsAt(answer: string, layer: number, last: number): string {
  const value = valueWords(answer);
  const distance = Number(answer.split(' ')[1] ?? Number.POSITIVE_INFINITY);
  if (answer === '') return '';
  if (answer === 'Tie' && layer === last) return 'tie, in no layer';
  if (distance > layer || answer === 'Tie') return `${value}, not decided yet`;
  return distance === layer ? `${value}, decided in this layer` : `${value}, decided before`;
}

/** The command's answers where the lifted piece may stand: free cells and its own. */
function answersOf(rows: Rows, piece: 'pawn' | 'first' | 'second', side: 'Red' | 'Black'): string[] {
  const cells = rows.join('');
  const own = { pawn: cells.indexOf('X'), first: cells.indexOf('O'), second: cells.lastIndexOf('O') }[piece];
  return commandMap(rows, piece)[side].map((answer, cell) =>
    cells[cell] === '.' || cell === own ? answer : '',
  );
}

/** Positions of a board: places of two generals and the pawn, with either side to move. */
function positionsOf(rows: Rows): number {
  const free = rows.join('').replaceAll('#', '').length;
  return free * (free - 1) * free;
}

/** The buttons, the keys and the slider go through the layers. */
async function goThroughLayers(wave: Wave): Promise<void> {
  const { keyboard } = wave.rubicon.page;
  await wave.expectLayer(0, LAST);
  for (const name of ['First', 'Previous']) await expect(wave.button(name)).toBeDisabled();
  for (const [name, layer] of [
    ['Next', 1],
    ['Last', LAST],
    ['Previous', LAST - 1],
    ['First', 0],
    [`Your position: layer ${DRAWN}`, DRAWN],
  ] as const) {
    await wave.button(name).click();
    await wave.expectLayer(layer, LAST);
  }
  await wave.heading.click();
  for (const [key, layer] of [
    ['ArrowLeft', DRAWN - 1],
    ['j', DRAWN],
    ['Home', 0],
    ['ArrowDown', LAST],
  ] as const) {
    await keyboard.press(key);
    await wave.expectLayer(layer, LAST);
  }
  for (const name of ['Next', 'Last']) await expect(wave.button(name)).toBeDisabled();
  await wave.slider.fill('40');
  await wave.slider.press('ArrowRight');
  await wave.expectLayer(41, LAST);
}

test('the wave of the longest sample spreads over its layers to the start position, and is told', async ({
  rubicon,
}) => {
  const wave = new Wave(rubicon);
  const { rows } = sample(5);
  await wave.openCounted(rows);
  await test.step('buttons, keys and the slider', () => goThroughLayers(wave));
  await test.step('the cells at a layer say what the command says', async () => {
    const answers = answersOf(rows, 'pawn', 'Red');
    for (const layer of [0, 38, DRAWN]) {
      await wave.slider.fill(String(layer));
      await wave.expectLayer(layer, LAST);
      await wave.expectWords(answers.map((answer) => wordsAt(answer, layer, LAST)));
    }
    await expect(wave.cell([8, 3])).toHaveAccessibleName(/Red wins in 75 moves, decided in this layer$/);
    await expect(wave.panel).toContainText('Your position is decided here: Red wins in 75 moves.');
    await expect(wave.panel).toContainText('Decided here: 57 positions won by Red, 0 by Black.');
    await expect(wave.panel).toContainText('With the pawn on (8,3), (8,5), (8,7) or (8,9), Red wins.');
  });

  await test.step('a layer that one goes to is heard, one that passes is not', async () => {
    await wave.button('First').click();
    await wave.button('Next').click();
    await expect(wave.heard).toHaveText(
      /^Layer 1 of 129\. +Decided here: 5,807 positions won by Red, 5,835 by Black/,
    );
    await expect(wave.slider).toHaveAttribute(
      'aria-valuetext',
      'Layer 1 of 129: 5,807 for Red, 5,835 for Black',
    );
    await wave.button('Play').click();
    await expect(wave.heard).toBeEmpty();
    await wave.button('Pause').click();
    await expect(wave.heard).toHaveText(/^Layer \d+ of 129\./);
  });

  await test.step('it fits on screens of every width, and its chart and cells answer to pointer and keys', () =>
    expectToFitAnywhere(wave));

  await test.step('moved pieces leave the chart as it is', async () => {
    const before = await wave.totals.textContent();
    await wave.openCounted(marked(marked(rows, '.', [8, 3]), 'X', [8, 4]));
    await expect(wave.choice('Pawn at (8,4)')).toBeVisible();
    expect(await wave.totals.textContent()).toBe(before);
  });
});

/** Any piece is lifted, with either side to move, and a tie is what no layer has decided. */
async function liftPieces(wave: Wave): Promise<void> {
  const { rubicon } = wave;
  const { rows } = sample(4);
  await wave.openCounted(rows);
  await expect(wave.button(/^Your position/)).toHaveCount(0);
  await expect(wave.grid.getByText('=')).toHaveCount(0);
  const last = Number(await wave.slider.getAttribute('max'));
  for (const [piece, name, layers] of [
    ['second', 'General at (5,1)', { j: 1 }],
    ['first', 'General at (3,3)', { j: 2 }],
    ['pawn', 'Pawn at (5,4)', { End: last }],
  ] as const) {
    await wave.choice(name).check();
    for (const [key, layer] of Object.entries(layers)) {
      await rubicon.page.keyboard.press(key);
      await wave.expectLayer(layer, last);
      for (const side of ['Black', 'Red'] as const) {
        await wave.choice(side).check();
        await wave.expectWords(answersOf(rows, piece, side).map((answer) => wordsAt(answer, layer, last)));
      }
    }
  }
  await expect(wave.panel).toContainText('The rest are ties: 49 positions.');
  await expect(wave.panel).toContainText('Your position is a tie: it is in no layer.');
  const ties = answersOf(rows, 'pawn', 'Red').filter((answer) => answer === 'Tie').length;
  await expect(wave.grid.getByText('=')).toHaveCount(ties);
}

test('ties, any piece lifted, few layers and none: each board has the layers that it has', async ({
  rubicon,
}) => {
  const wave = new Wave(rubicon);
  await test.step('any piece is lifted', () => liftPieces(wave));
  await test.step('axe has nothing against the last layer', () => expectAccessible(rubicon, 'main'));
  await test.step('a board that lacks pieces is told so, and shown when it has them', async () => {
    await wave.open(['O..', '...', '.X.']);
    await expect(wave.panel).toContainText('Not ready to be solved:');
    await expect(wave.panel.getByRole('listitem')).toHaveText('needs two red generals, has one');
    const rows = ['O.O', '...', '.X.'];
    await wave.openCounted(rows);
    await expect(wave.cell([3, 2])).toHaveAccessibleName(/black pawn; /);
    const counts = await wave.totals.locator('tbody td:nth-of-type(1)').allTextContents();
    expect(counts.reduce((sum, count) => sum + Number(count.replaceAll(',', '')), 0)).toBe(positionsOf(rows));
  });
  await test.step('a game that is over is decided in layer 0', async () => {
    await wave.open(sample(1).rows);
    await expect(wave.panel).toContainText('Your position is decided here: Black has won.');
    await wave.button('Next').click();
    await wave.button('Your position: layer 0').click();
    await expect(wave.heading).toHaveText(/^Layer 0 of/);
  });
  await test.step('a board without any move has one layer', async () => {
    await wave.open(['O#O', '###', '#X#']);
    await wave.expectLayer(0, 0);
    for (const name of ['First', 'Previous', 'Play', 'Next', 'Last']) {
      await expect(wave.button(name)).toBeDisabled();
    }
    await expect(wave.panel).toContainText('Every position is decided: this board has no tie.');
  });
});

/** A press on the chart goes to its layer, and dragging goes on. */
async function dragOnChart(wave: Wave): Promise<void> {
  const { mouse } = wave.rubicon.page;
  await wave.chart.click({ position: await wave.barOf(100, LAST) });
  await wave.expectLayer(100, LAST);
  await wave.chart.hover({ position: await wave.barOf(30, LAST) });
  await expect(wave.panel).toContainText('Layer 30: 844 for Red, 186 for Black');
  await wave.expectLayer(100, LAST);
  await mouse.down();
  await wave.expectLayer(30, LAST);
  await wave.chart.hover({ position: await wave.barOf(12, LAST) });
  await wave.expectLayer(12, LAST);
  await mouse.up();
  await wave.chart.hover({ position: await wave.barOf(60, LAST) });
  await wave.expectLayer(12, LAST);
}

/** A cell is read by pointing at it and by going to it with the keys. */
async function readCells(wave: Wave): Promise<void> {
  const { keyboard } = wave.rubicon.page;
  await wave.cell([4, 9]).hover();
  await expect(wave.panel).toContainText('Row 4, column 9: Black wins in 18 moves, not decided yet');
  await wave.cell([5, 3]).hover();
  await expect(wave.panel).toContainText('Row 5, column 3: red general');
  await wave.cell([8, 3]).focus();
  await keyboard.press('ArrowRight');
  await expect(wave.cell([8, 4])).toBeFocused();
  await expect(wave.panel).toContainText('Row 8, column 4: Red wins in 73 moves, not decided yet');
  await wave.expectLayer(12, LAST);
  await keyboard.press('j');
  await wave.expectLayer(13, LAST);
}

/** The board and its controls fit on the screen, side by side with nothing beyond their panel. */
async function expectToFit(wave: Wave, height: number): Promise<void> {
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (box === null) throw new Error('a part of the wave is not to be seen');
    return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
  };
  const [panel, board] = [await boxOf(wave.panel), await boxOf(wave.grid)];
  expect((await boxOf(wave.button('Play'))).bottom - board.top).toBeLessThan(height);
  for (const box of [board, await boxOf(wave.slider), await boxOf(wave.chart)]) {
    expect(box.left).toBeGreaterThanOrEqual(panel.left);
    expect(box.right).toBeLessThanOrEqual(panel.right);
  }
}

async function expectToFitAnywhere(wave: Wave): Promise<void> {
  for (const [width, height] of [
    [820, 1100],
    [360, 780],
    [1280, 720],
  ] as const) {
    await wave.rubicon.page.setViewportSize({ width, height });
    await expectToFit(wave, height);
    if (width === 360) await dragOnChart(wave);
  }
  await readCells(wave);
}

/** The wave of sample board 2, whose position is decided in layer 2 of 4, is played by a clock that stands still else. */
async function playToEnd(wave: Wave): Promise<void> {
  const { clock, keyboard } = wave.rubicon.page;
  await clock.pauseAt(Date.now() + 3_600_000);
  await wave.choice('15 layers a second').check();
  await wave.heading.click();
  await keyboard.press(' ');
  await clock.runFor(1000);
  await expect(wave.panel).toContainText('Your position is decided here: Black wins in 2 moves.');
  await expect(wave.button('Pause')).toBeVisible();
  const animation = () =>
    wave.grid
      .locator('.now')
      .first()
      .evaluate((cell) => getComputedStyle(cell).animationName);
  expect(await animation()).toBe('none');
  await wave.choice('5 layers a second').check();
  expect(await animation()).toBe('wave-pop');
  await wave.choice('15 layers a second').check();
  await clock.runFor(3000);
  await expect(wave.button('Play')).toBeVisible();
  await wave.expectLayer(4, 4);
  await wave.button('Play').click();
  await clock.runFor(1000);
  await expect(wave.slider).toHaveValue('2');
  await wave.button('Pause').click();
  await wave.button('Next').click();
  await clock.runFor(3000);
  await wave.expectLayer(3, 4);
  await clock.resume();
}

/** What lights up pops, but not for those who want nothing to move by itself. */
async function expectPops(wave: Wave): Promise<void> {
  const { page } = wave.rubicon;
  const moved = page.locator('html[data-moved]');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await wave.button('First').click();
  await wave.expectLayer(0, 4);
  await painted(page);
  await page.evaluate(() => {
    const note = () => document.documentElement.setAttribute('data-moved', '');
    // Not the sentence for a page that takes seconds to start, which appears by an animation.
    addEventListener('animationstart', ({ animationName }) => animationName !== 'shown' && note());
  });
  await wave.button('Next').click();
  await wave.button('Next').click();
  await wave.expectLayer(2, 4);
  await painted(page);
  await expect(moved).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await wave.button('Next').click();
  await wave.button('Next').click();
  await expect(moved).toHaveCount(1);
}

test('playing rests where the start position is decided, and what lights up pops for those who like it', async ({
  rubicon,
}) => {
  const wave = new Wave(rubicon);
  await rubicon.page.clock.install();
  await wave.openCounted(sample(2).rows);
  await test.step('playing', () => playToEnd(wave));
  await test.step('what lights up', () => expectPops(wave));
});

test('a large board is watched while it is counted; the count is cancelled, begun again and left', async ({
  rubicon,
}) => {
  const wave = new Wave(rubicon);
  const counting = wave.panel.getByRole('progressbar', { name: 'Positions counted' });
  await wave.open(WIDE);
  await expect(counting).toBeVisible();
  await rubicon.page.keyboard.press('j');
  await expect(wave.slider).toHaveValue('1');
  await wave.button('Cancel').click();
  await expect(counting).toBeHidden();
  await expect(wave.chart).toBeHidden();
  await wave.button('Next').click();
  await expect(wave.slider).toHaveValue('2');
  await expect(wave.cell([2, 12])).toHaveAccessibleName(/decided in this layer$/);
  await expect(wave.grid.locator('.wave-number')).toHaveCount(0);
  await wave.button('Zoom').click();
  await expect(wave.cell([23, 8])).toBeInViewport();
  await expect(wave.cell([1, 12]).locator('.wave-number')).toHaveText('0');
  await wave.cell([1, 12]).scrollIntoViewIfNeeded();
  await expect(wave.cell([1, 12])).toBeInViewport();
  const { width = 0 } = (await wave.cell([1, 12]).boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(21);
  await wave.button('Whole board').click();
  await expect(wave.grid.locator('.wave-number')).toHaveCount(0);

  await wave.button('Count all positions').click();
  await expect(counting).toBeVisible();
  await wave.openCounted(sample(2).rows);
  await wave.expectLayer(0, 4);
  await wave.chart.click({ position: await wave.barOf(4, 4) });
  await wave.expectLayer(4, 4);
});

test('the count stays done where reports of its progress come late', async ({ rubicon }) => {
  const { page } = rubicon;
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const { addEventListener } = MessagePort.prototype;
    MessagePort.prototype.addEventListener = function (type: string, listener: unknown) {
      const hold = (event: Event) => {
        held.push(() => Reflect.apply(listener as (event: Event) => void, this, [event]));
      };
      Reflect.apply(addEventListener, this, [type, hold]);
    };
    Object.assign(window, { held });
  });
  const wave = new Wave(rubicon);
  await wave.openCounted(marked(marked(emptyBoard(14, 14), 'O', [1, 1], [1, 14]), 'X', [14, 8]));
  await page.evaluate(() => {
    const { held } = window as unknown as { held: (() => void)[] };
    if (held.length === 0) throw new Error('nothing was reported');
    for (const report of held) report();
  });
  await painted(page);
  expect(await wave.panel.locator('progress').count()).toBe(0);
  await expect(wave.totals).toBeVisible();
});
