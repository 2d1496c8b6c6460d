import { expectAccessible } from '../../support/axe.ts';
import { emptyBoard, linkOf, marked, type Rows, sample } from '../../support/boards.ts';
import { commandMap, commandToggles } from '../../support/command.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoSideways } from '../../support/no-sideways.ts';
import { clickAll } from '../../support/pointer.ts';
import { afterMove } from '../../support/rules.ts';
import { moveTwoFingers } from '../../support/touch.ts';
import { valueWords } from '../../support/words.ts';
import { Maps, toggleWords, unpieced } from './maps.ts';

/** A board on which both sides win from some cells and tie on others. */
const MIXED: Rows = ['.....', '.....', '..O..', '#..#.', 'O#.X.'];

/** Takes the solver some hundredths of a second for each of its 397 other cells; its map of a piece would take seconds. */
const ROOMY: Rows = marked(marked(emptyBoard(20, 20), 'O', [1, 1], [1, 20]), 'X', [20, 8]);

const SIDE = 24;

/** A large board of which few cells are free: solved at once. */
const MAZE: Rows = Array.from({ length: SIDE }, (_, row) => {
  if (row === 0) return `O${'.'.repeat(SIDE - 2)}O`;
  if (row === SIDE - 1) return `X${'.'.repeat(SIDE - 1)}`;
  return row % 2 === 0 ? `.${'#'.repeat(SIDE - 1)}` : `.${'#'.repeat(SIDE - 2)}.`;
});

/** A large board, each half of which takes a good part of a second. */
const LARGE: Rows = Array.from({ length: SIDE }, (_, row) =>
  Array.from({ length: SIDE }, (_, column) => {
    if (row === 0 && column % (SIDE - 1) === 0) return 'O';
    if (row === SIDE - 1 && column === SIDE / 2) return 'X';
    return (row * 7 + column * 3) % 11 < 3 ? '#' : '.';
  }).join(''),
);

/** The expected words by cell; '' for the cells of the other pieces. */
function wordsOf(rows: Rows, answers: readonly string[], lifted: number): string[] {
  const cells = rows.join('');
  return answers.map((answer, cell) => (cells[cell] === '.' || cell === lifted ? valueWords(answer) : ''));
}

function lifted(rows: Rows, piece: 'pawn' | 'first' | 'second'): number {
  const cells = rows.join('');
  return piece === 'pawn'
    ? cells.indexOf('X')
    : piece === 'first'
      ? cells.indexOf('O')
      : cells.lastIndexOf('O');
}

function pieceName(rows: Rows, piece: 'pawn' | 'first' | 'second'): string {
  const columns = rows[0]?.length ?? 1;
  const cell = lifted(rows, piece);
  const place = `(${Math.floor(cell / columns) + 1},${(cell % columns) + 1})`;
  return `${piece === 'pawn' ? 'Pawn' : 'General'} at ${place}`;
}

/** The expected words for every cell of the board, from the command. */
function expectedToggles(rows: Rows, before: string): string[] {
  const columns = rows[0]?.length ?? 0;
  const cells = rows.join('');
  const words: string[] = Array.from({ length: cells.length }, () => '');
  const places = unpieced(rows);
  const answers = commandToggles(rows, places);
  for (const [index, [row, column]] of places.entries()) {
    const cell = (row - 1) * columns + column - 1;
    words[cell] = toggleWords(cells[cell] ?? '', before, answers[index] ?? '');
  }
  return words;
}

/** The map of each piece, with either side to move, equals the command's. */
async function expectPlacements(maps: Maps, rows: Rows): Promise<void> {
  for (const piece of ['pawn', 'first', 'second'] as const) {
    await maps.choice(pieceName(rows, piece)).check();
    const map = commandMap(rows, piece);
    for (const side of ['Red', 'Black'] as const) {
      await maps.choice(side).check();
      const words = wordsOf(rows, map[side], lifted(rows, piece));
      await maps.expectWords(words);
      const numbers = words.map((each) => (each.endsWith('has won') ? '0' : (/\d+/.exec(each)?.[0] ?? '')));
      expect(await maps.numbers(words.length)).toEqual(numbers);
      const cells = (pattern: RegExp) => words.filter((each) => pattern.test(each)).length;
      const counts = [cells(/^Red/), cells(/^Black/), cells(/^tie/)];
      await expect(maps.counts).toHaveText(
        counts.map((count) => `${count} ${count === 1 ? 'cell' : 'cells'}`),
      );
    }
  }
}

/** The map of the obstacles equals the command's answers for every toggled board. */
async function expectToggles(maps: Maps, rows: Rows, answer: string): Promise<void> {
  const words = expectedToggles(rows, answer);
  const total = unpieced(rows).length;
  await expect(maps.panel).toContainText(`${total} of ${total} cells`);
  await maps.expectWords(words);
  const unchanged = words.filter((each) => each.endsWith('changes nothing')).length;
  const other = words.filter((each) => each.includes('instead of')).length;
  await expect(maps.legend('No change')).toContainText(`${unchanged} cell`);
  await expect(maps.legend('Another result')).toContainText(`${other} cell`);
  expect(unchanged).toBeGreaterThan(0);
  expect(other).toBeGreaterThan(0);
  const signed = words.map((each) => {
    const [, by, way] = /(\d+) moves? (later|sooner)/.exec(each) ?? [];
    if (by !== undefined) return `${way === 'later' ? '+' : '−'}${by}`;
    return /(\d+) moves?, instead/.exec(each)?.[1] ?? '';
  });
  expect(await maps.numbers(words.length)).toEqual(signed);
  await expect(maps.button('Cancel')).toBeHidden();
}

test('the maps follow drawing and stepping, and say what the command says of every piece and every toggled board', async ({
  rubicon,
}) => {
  const maps = new Maps(rubicon);
  await test.step('drawing and stepping', () => drawAndStep(maps));
  await rubicon.openBoard(MIXED);
  await maps.open();
  await test.step('every piece', () => expectPlacements(maps, MIXED));
  await rubicon.expectBoard(MIXED);
  await test.step('both maps are accessible, also enlarged', async () => {
    await maps.button('Zoom').click();
    await expectAccessible(rubicon, '.board, [role=tabpanel]');
    await maps.button('Zoom').click();
    await maps.choice('Obstacles').check();
    await expect(maps.panel).toContainText('22 of 22 cells');
    await expectAccessible(rubicon, '.board, [role=tabpanel]');
  });
  for (const [name, { rows, answer }] of [
    ['a tie', sample(4)],
    ['a board that Red wins', sample(5)],
  ] as const) {
    await test.step(`every toggled board: ${name}`, async () => {
      await rubicon.open(linkOf(rows));
      await expectToggles(maps, rows, answer);
    });
  }
  await test.step('after a step they are those of the position shown', async () => {
    await rubicon.button('Next').click();
    await expect(maps.panel).toContainText('Now: Red wins in 74 moves.');
    await expect(maps.panel).toContainText('78 of 78 cells');
  });
});

/** The map follows drawing and stepping, and disappears with its panel. */
async function drawAndStep(maps: Maps): Promise<void> {
  const { rubicon } = maps;
  let { rows } = sample(5);
  await rubicon.openBoard(rows);
  await rubicon.expectAnswer('Red 75');
  expect((await maps.words()).join('')).toBe('');
  await maps.open();
  await maps.expectWords(wordsOf(rows, commandMap(rows, 'pawn').Red, lifted(rows, 'pawn')));
  await rubicon.choose('Obstacle');
  await clickAll(rubicon, [[6, 6]]);
  rows = marked(rows, '#', [6, 6]);
  await rubicon.expectBoard(rows);
  await maps.expectWords(wordsOf(rows, commandMap(rows, 'pawn').Red, lifted(rows, 'pawn')));

  const [, first = '', second = ''] = await rubicon.moves.allTextContents();
  await rubicon.button('Next').click();
  rows = afterMove(rows, first);
  await rubicon.expectBoard(rows);
  await expect(maps.choice('As shown (Black)')).toBeChecked();
  await maps.expectWords(wordsOf(rows, commandMap(rows, 'pawn').Black, lifted(rows, 'pawn')));
  await maps.choice('Red').check();
  await rubicon.button('Next').click();
  rows = afterMove(rows, second);
  await rubicon.expectBoard(rows);
  await maps.expectWords(wordsOf(rows, commandMap(rows, 'pawn').Red, lifted(rows, 'pawn')));

  await rubicon.page.getByRole('tab', { name: 'Moves' }).click();
  await expect(maps.layer).toHaveCount(0);
  expect((await maps.words()).join('')).toBe('');
  await maps.open();
  await expect(maps.choice('Red')).toBeChecked();
  await maps.expectWords(wordsOf(rows, commandMap(rows, 'pawn').Red, lifted(rows, 'pawn')));

  await test.step('without a solved board the panel says why there is no map', async () => {
    await rubicon.openBoard(['O..', '...', '.X.']);
    for (const kind of ['Placement', 'Obstacles']) {
      await maps.choice(kind).check();
      await expect(maps.panel).toContainText('Complete the board to see the map:');
      await expect(maps.panel.getByRole('listitem')).toHaveText('needs two red generals, has one');
    }
    await rubicon.choose('General');
    await clickAll(rubicon, [[1, 3]]);
    await expect(maps.panel).toContainText('6 of 6 cells');
    await maps.choice('Placement').check();
    await expect(maps.legend('Red wins')).toBeVisible();
  });
}

/** The map of the obstacles streams in, is cancelled and resumed; after an edit it is that of the new board. */
async function cancelAndResume(maps: Maps): Promise<void> {
  const { rubicon } = maps;
  const known = async () =>
    (await maps.words()).filter((each) => each !== '' && each !== 'not tried yet').length;
  const polling = { intervals: [20, 50, 100, 250] };
  await rubicon.example(2);
  await maps.choice('Obstacles').check();
  await rubicon.openBoard(ROOMY);
  await expect.poll(known, polling).toBeGreaterThan(2);
  await maps.button('Cancel').click();
  await expect(maps.button('Go on')).toBeVisible();
  await expect(maps.button('Cancel')).toBeHidden();
  const done = Number(await maps.progress.getAttribute('value'));
  expect(await known()).toBe(done);
  expect(done).toBeLessThan(397);
  const kept = await maps.words();
  await expectAccessible(rubicon, '[role=tabpanel]');

  await rubicon.page.getByRole('tab', { name: 'Moves' }).click();
  await rubicon.page.getByRole('tab', { name: 'Maps' }).click();
  await maps.expectWords(kept);
  await maps.button('Go on').click();
  await expect.poll(known, polling).toBeGreaterThan(done);
  const later = await maps.words();
  expect(later.filter((each, cell) => kept[cell] !== 'not tried yet' && each !== kept[cell])).toEqual([]);

  await expect(maps.button('Cancel')).toBeVisible();
  await rubicon.choose('Obstacle');
  await clickAll(rubicon, [[10, 2]]);
  await rubicon.expectBoard(marked(ROOMY, '#', [10, 2]));
  await expect(rubicon.verdict).toHaveText(/ wins in |^Tie/);
  await expect(maps.panel).toContainText(/^.*[1-9]\d* of 397 cells/);
}

/** A cell can be read by pointing at it and by moving to it with the keys. */
async function readCells(maps: Maps): Promise<void> {
  const { rubicon } = maps;
  const { page } = rubicon;
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(maps.readout).toHaveText('Point at or tap a cell to see its result.');
  const { Red, Black } = commandMap(MIXED, 'pawn');
  await maps.point([1, 1]);
  await expect(maps.readout).toHaveText('Row 1, column 1: Black has won');
  await maps.point([4, 1]);
  await expect(maps.readout).toHaveText('Row 4, column 1: obstacle');
  await maps.point([3, 3]);
  await expect(maps.readout).toHaveText('Row 3, column 3: red general');
  await rubicon.cell([4, 2]).focus();
  await expect(maps.readout).toHaveText(`Row 4, column 2: ${valueWords(Red[16] ?? '')}`);
  await page.keyboard.press('ArrowRight');
  await expect(maps.readout).toHaveText(`Row 4, column 3: ${valueWords(Red[17] ?? '')}`);

  await maps.choice(/^As shown/).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(maps.choice('Black')).toBeChecked();
  await rubicon.cell([5, 3]).focus();
  await expect(maps.readout).toHaveText(`Row 5, column 3: ${valueWords(Black[22] ?? '')}`);
  await maps.choice('Placement').focus();
  await page.keyboard.press('ArrowRight');
  await expect(maps.choice('Obstacles')).toBeChecked();
  await expect(maps.panel).toContainText('22 of 22 cells');
}

/** The numbers lie on their cells, in either orientation of the board. */
async function expectNumbersOnCells({ rubicon, layer }: Maps): Promise<void> {
  await expect(layer.locator('text').first()).toBeVisible();
  const astray = () =>
    layer.evaluate(
      (layer) =>
        Array.from(layer.querySelectorAll('text'), (text) => {
          const number = text.getBoundingClientRect();
          const cell = document.querySelector(`[data-cell="${text.dataset.at}"]`)?.getBoundingClientRect();
          return (
            cell !== undefined &&
            cell.left < number.left &&
            cell.right > number.right &&
            cell.top < number.top &&
            // digits do not use the part of their box below the baseline
            cell.bottom > number.bottom - number.height * 0.2
          );
        }).filter((inside) => !inside).length,
    );
  await expect.poll(astray).toBe(0);
  const middle = rubicon.cell([1, 1]);
  const before = await middle.boundingBox();
  await rubicon.page.keyboard.press('f');
  await expect.poll(() => middle.boundingBox()).not.toEqual(before);
  await expect.poll(astray).toBe(0);
}

/** On an enlarged large board the numbers are shown, it scrolls, and the focused cell stays in view. */
async function enlarge(maps: Maps): Promise<void> {
  const { rubicon } = maps;
  const words = wordsOf(MAZE, commandMap(MAZE, 'pawn').Red, lifted(MAZE, 'pawn'));
  await maps.expectWords(words);
  await expect(maps.layer.locator('text')).toHaveCount(0);
  await maps.point([SIDE, 9]);
  await expect(maps.readout).toHaveText(`Row ${SIDE}, column 9: ${words[(SIDE - 1) * SIDE + 8]}`);
  const small = await rubicon.cell([1, 1]).boundingBox();

  await maps.button('Zoom').click();
  await expect(maps.button('Zoom')).toHaveAttribute('aria-pressed', 'true');
  const large = await rubicon.cell([1, 1]).boundingBox();
  expect(large?.width).toBeGreaterThanOrEqual(Math.max(40, (small?.width ?? 0) * 1.5));
  const numbered = words.filter((each) => /\d|has won/.test(each)).length;
  await expect(maps.layer.locator('text')).toHaveCount(numbered);
  await expect(rubicon.cell([SIDE, 1])).toBeInViewport({ ratio: 1 });
  await expectNoSideways(rubicon.page);

  await rubicon.cell([SIDE, 1]).focus();
  for (const [key, place] of [
    ['Control+End', [SIDE, SIDE]],
    ['Control+Home', [1, 1]],
    ['End', [1, SIDE]],
  ] as const) {
    await rubicon.page.keyboard.press(key);
    await expect(rubicon.cell(place)).toBeFocused();
    await expect(rubicon.cell(place)).toBeInViewport({ ratio: 1 });
  }
}

/** Two fingers scroll the enlarged board and draw nothing; one finger draws. */
async function scroll({ rubicon }: Maps, browserName: string): Promise<void> {
  const top = () => rubicon.grid.evaluate((grid) => grid.getBoundingClientRect().top);
  await rubicon.cell([SIDE, 1]).focus();
  await expect(rubicon.cell([SIDE, 1])).toBeInViewport();
  const before = await top();
  await moveTwoFingers(rubicon, browserName, { down: 120 });
  await expect.poll(top).toBeGreaterThan(before + 60);
  await rubicon.expectBoard(MAZE);
  await rubicon.choose('Obstacle');
  await expect(rubicon.button('Undo')).toBeDisabled();
  await rubicon.cell([3, 2]).click();
  await rubicon.expectBoard(marked(MAZE, '.', [3, 2]));
}

test.describe('by hand', () => {
  test.use({ hasTouch: true });

  test('the cells of a map are read, and a large board is enlarged', async ({ rubicon, browserName }) => {
    const maps = new Maps(rubicon);
    await rubicon.openBoard(MAZE);
    await maps.open();
    await test.step('a large board', () => enlarge(maps));
    await test.step('two fingers', () => scroll(maps, browserName));
    await maps.button('Zoom').click();
    await expect(maps.layer.locator('text')).toHaveCount(0);
    await rubicon.openBoard(MIXED);
    await test.step('reading', () => readCells(maps));
  });
});

test('maps that take long: two threads solve a large board as the command does, and obstacles stream in', async ({
  rubicon,
}) => {
  const maps = new Maps(rubicon);
  const asked: string[] = [];
  rubicon.page.context().on('request', (request) => asked.push(request.url()));
  await rubicon.openBoard(LARGE);
  await maps.open();
  await expect(maps.legend('Red wins')).toBeVisible();
  await rubicon.choose('Obstacle');
  await rubicon.cell([SIDE, 2]).click();
  const drawn = marked(LARGE, '#', [SIDE, 2]);
  await rubicon.expectBoard(drawn);
  await maps.expectWords(wordsOf(drawn, commandMap(drawn, 'pawn').Red, lifted(drawn, 'pawn')));
  expect(asked.filter((url) => /half-worker/.test(url))).toHaveLength(1);
  await test.step('cancelled and resumed', () => cancelAndResume(maps));
});

test('the numbers of a map lie on its cells', { tag: '@engines' }, async ({ rubicon }) => {
  const maps = new Maps(rubicon);
  await rubicon.openBoard(MIXED);
  await maps.open();
  await expectNumbersOnCells(maps);
});
