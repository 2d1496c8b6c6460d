import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { linkOf, marked, type Rows, sample } from '../../../../e2e/support/boards.ts';
import { afterMove } from '../../../../e2e/support/rules.ts';
import { valueWords } from '../../../../e2e/support/words.ts';
import { visit } from '../../support/visit.ts';
import { killWorkers } from '../../support/worker-script.ts';
import { MapView } from './map-view.ts';
import { textbookMap } from './textbook-map.ts';

/** Both sides win from some cells, and tie on others. */
const MIXED: Rows = ['.....', '.....', '..O..', '#..#.', 'O#.X.'];

const PIECES = [
  ['pawn', 'Pawn at (5,4)'],
  ['first', 'General at (3,3)'],
  ['second', 'General at (5,1)'],
] as const;

const NOTHING = 'Point at or press a cell to see its result.';

async function openMap(rows: Rows): Promise<MapView> {
  const maps = new MapView(await visit(linkOf(rows)));
  await maps.open();
  await maps.expectReadout(NOTHING);
  return maps;
}

const wordsOf = (...args: Parameters<typeof textbookMap>) => textbookMap(...args).map(valueWords);

describe('the map of a piece', () => {
  it('tells of every cell who wins with the piece there, with either side to move', async () => {
    const maps = await openMap(MIXED);
    expect(maps.panel).toHaveTextContent('Choose a piece: each free cell shows who wins with it there');
    for (const [piece, name] of PIECES) {
      await maps.choose(name);
      await expect.poll(() => document.querySelector('.map-overlay')).toHaveClass(`lifts-${piece}`);
      for (const [choice, side] of [
        ['Black', 'black'],
        ['As shown (Red)', 'red'],
        ['Red', 'red'],
      ] as const) {
        await maps.choose(choice);
        const answers = textbookMap(MIXED, piece, side);
        await maps.expectWords(answers.map(valueWords));
        const winners = answers.map((answer) => answer.split(' ')[0]?.toLowerCase() ?? '');
        expect(maps.tiles(5, 5)).toEqual(winners);
        const cells = (winner: string) => {
          const count = winners.filter((each) => each === winner).length;
          return count === 1 ? '1 cell' : `${count} cells`;
        };
        expect(maps.legend()).toEqual([
          `Red wins${cells('red')}`,
          `Black wins${cells('black')}`,
          `Tie${cells('tie')}`,
        ]);
      }
    }
    await maps.rubicon.expectBoard(MIXED);
  });

  it('is made again where the solver has died with nothing to do', async () => {
    const { rows } = sample(4);
    const maps = await openMap(rows);
    await maps.expectWords(wordsOf(rows, 'pawn', 'red'));
    await killWorkers();
    await maps.choose('General at (5,1)');
    await maps.expectWords(wordsOf(rows, 'second', 'red'));
  });

  it('is flipped with the board', async () => {
    const maps = await openMap(MIXED);
    await maps.expectWords(wordsOf(MIXED, 'pawn', 'red'));
    const tiles = maps.tiles(5, 5);
    await maps.rubicon.user.keyboard('f');
    await maps.expectWords(wordsOf(MIXED, 'pawn', 'red').reverse());
    expect(maps.tiles(5, 5)).toEqual(tiles.reverse());
  });

  it('follows drawing and stepping, and leaves with its panel', async () => {
    let { rows } = sample(5);
    const rubicon = await visit(linkOf(rows));
    const maps = new MapView(rubicon);
    const overlay = () => document.querySelector('.map-overlay');
    const none = Array.from(rows.join(''), () => '');
    expect(maps.words()).toEqual(none);
    await rubicon.edit();
    await maps.open();
    await maps.expectWords(wordsOf(rows, 'pawn', 'red'));
    expect(rubicon.page.getByRole('radio', { name: 'Move' })).toBeChecked();
    await rubicon.choose('Obstacle');
    await rubicon.draw([6, 6]);
    rows = marked(rows, '#', [6, 6]);
    await maps.expectWords(wordsOf(rows, 'pawn', 'red'));

    await expect.poll(() => rubicon.moves.length).toBeGreaterThan(2);
    const [, first, second] = rubicon.moves.map(({ textContent }) => textContent);
    await rubicon.press('Next');
    rows = afterMove(rows, first ?? '');
    await maps.expectWords(wordsOf(rows, 'pawn', 'black'));
    expect(maps.choice('As shown (Black)')).toBeChecked();
    await maps.choose('Red');
    await maps.expectWords(wordsOf(rows, 'pawn', 'red'));
    await rubicon.press('Next');
    rows = afterMove(rows, second ?? '');
    await maps.expectWords(wordsOf(rows, 'pawn', 'red'));

    await rubicon.click('tab', 'Moves');
    await expect.poll(overlay).toBeNull();
    expect(maps.words()).toEqual(none);
    await maps.open();
    expect(maps.choice('Red')).toBeChecked();
    await maps.expectWords(wordsOf(rows, 'pawn', 'red'));
  });
});

it('without a solved board each map tells what is missing, and comes with it', async () => {
  const rubicon = await visit(`${linkOf(['O..', '...', '.X.'])}&study=maps`);
  const maps = new MapView(rubicon);
  for (const kind of ['Placement', 'Obstacles']) {
    await rubicon.click('radio', kind);
    expect(maps.panel).toHaveTextContent('Complete the board to see the map:');
    expect(within(maps.panel).getByRole('listitem')).toHaveTextContent('needs two red generals, has one');
  }
  await rubicon.choose('General');
  await rubicon.draw([1, 3]);
  await maps.expectProgress(6, 6);
  await maps.choose('Placement');
  await expect.poll(() => maps.legend()[0]).toMatch(/^Red wins/);
});

describe('a cell of a map', () => {
  it('is read by pointing at it, and by the keys', async () => {
    const maps = await openMap(MIXED);
    const { rubicon } = maps;
    const [red, black] = (['red', 'black'] as const).map((side) => wordsOf(MIXED, 'pawn', side));
    await maps.point([1, 1]);
    await maps.expectReadout('Row 1, column 1: Black has won');
    await maps.point([4, 1]);
    await maps.expectReadout('Row 4, column 1: obstacle');
    await maps.point([3, 3]);
    await maps.expectReadout('Row 3, column 3: red general');
    await rubicon.user.hover(rubicon.verdict);
    await maps.expectReadout(NOTHING);

    rubicon.cell([4, 2]).focus();
    await maps.expectReadout(`Row 4, column 2: ${red?.[16]}`);
    await rubicon.user.keyboard('{ArrowRight}');
    await maps.expectReadout(`Row 4, column 3: ${red?.[17]}`);
    await maps.point([1, 1]);
    await maps.expectReadout('Row 1, column 1: Black has won');
    await rubicon.user.hover(rubicon.verdict);
    await maps.expectReadout(`Row 4, column 3: ${red?.[17]}`);
    await maps.choose('Black');
    rubicon.cell([5, 3]).focus();
    await maps.expectReadout(`Row 5, column 3: ${black?.[22]}`);
    rubicon.cell([5, 3]).blur();
    await maps.expectReadout(NOTHING);
  });
});

it('a board that gets another size takes its map and the cell that is read along', async () => {
  const maps = await openMap(MIXED);
  const { rubicon } = maps;
  await maps.expectWords(wordsOf(MIXED, 'pawn', 'red'));
  await rubicon.edit();
  await rubicon.press('Add a row');
  const larger = [...MIXED, '.....'];
  await maps.expectWords(wordsOf(larger, 'pawn', 'red'));
  await maps.point([6, 5]);
  await maps.expectReadout(`Row 6, column 5: ${wordsOf(larger, 'pawn', 'red')[29]}`);
  await rubicon.user.keyboard('{Control>}z{/Control}');
  await rubicon.expectBoard(MIXED);
  await maps.expectReadout(NOTHING);
  await maps.expectWords(wordsOf(MIXED, 'pawn', 'red'));
});
