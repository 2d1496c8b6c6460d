import { fireEvent } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { marked, sample, slowBoard } from '../../../../e2e/support/boards.ts';
import { valueWords } from '../../../../e2e/support/words.ts';
import { textbookMap } from '../../study/maps/textbook-map.ts';
import { killWorkers, loseScripts } from '../../support/worker-script.ts';
import { Wave } from './wave-page.ts';

/** The longest board of the sample, `Red 75`: its last layer, and the one that decides it. */
const long = sample(5).rows;
const LAST = 129;
const DRAWN = 75;

/** Expected description of a cell at a layer, from the answer for the piece on it. */
function wordsAt(answer: string, layer: number, last: number): string {
  const value = valueWords(answer);
  const distance = Number(answer.split(' ')[1] ?? Number.POSITIVE_INFINITY);
  if (answer === '') return '';
  if (answer === 'Tie' && layer === last) return 'tie, in no layer';
  if (distance > layer || answer === 'Tie') return `${value}, not decided yet`;
  return distance === layer ? `${value}, decided in this layer` : `${value}, decided before`;
}

describe('the layers of a board', () => {
  it('are gone through by buttons, keys and the slider', async () => {
    const wave = await Wave.counted(long);
    await wave.expectLayer(0, LAST);
    for (const name of ['First', 'Previous']) expect(wave.button(name)).toBeDisabled();
    for (const [name, layer] of [
      ['Next', 1],
      ['Last', LAST],
      ['Previous', LAST - 1],
      ['First', 0],
      [`Your position: layer ${DRAWN}`, DRAWN],
    ] as const) {
      await wave.press(name);
      await wave.expectLayer(layer, LAST);
    }
    expect(wave.button(`Your position: layer ${DRAWN}`)).toBeDisabled();
    for (const [key, layer] of [
      ['{ArrowLeft}', DRAWN - 1],
      ['j', DRAWN],
      ['{Home}', 0],
      ['k', 0],
      ['{ArrowDown}', LAST],
    ] as const) {
      await wave.keys(key);
      await wave.expectLayer(layer, LAST);
    }
    for (const name of ['Next', 'Last']) expect(wave.button(name)).toBeDisabled();
    await wave.press('First');
    // The browser's own key.
    await wave.keys('{Control>}{End}{/Control}j');
    await wave.expectLayer(1, LAST);
    await wave.slideTo(40);
    await wave.expectLayer(40, LAST);
    await expect.poll(() => location.hash).toMatch(/&view=theatre&act=wave&layer=40$/);
  });

  it('have in each cell what the textbook solver says of the pawn there', async () => {
    const wave = await Wave.counted(long);
    const answers = textbookMap(long, 'pawn', 'red');
    for (const layer of [0, 38, DRAWN]) {
      await wave.slideTo(layer);
      await wave.expectWords(answers.map((answer) => wordsAt(answer, layer, LAST)));
    }
    expect(wave.cell([8, 3])).toHaveClass('now', 'red');
    expect(wave.cell([9, 2])).not.toHaveClass('now');
    for (const sentence of [
      'Decided here: 57 positions won by Red, 0 by Black.',
      'With the pawn on (8,3), (8,5), (8,7) or (8,9), Red wins.',
      'Your position is decided here: Red wins in 75 moves.',
    ])
      await wave.expectSaid(sentence);
    await wave.slideTo(DRAWN + 1);
    await wave.expectSaid('No new cell is decided for the pawn.');
    expect(wave.panel).not.toHaveTextContent('Your position is decided here');
    expect(document.querySelector('.wave-drawn')).toBeNull();
  });

  it('are heard where one goes to, not where they pass', async () => {
    const wave = await Wave.counted(long);
    await wave.press('Next');
    const counts = 'Layer 1 of 129: 5,807 for Red, 5,835 for Black';
    expect(wave.slider).toHaveAttribute('aria-valuetext', counts);
    await expect
      .poll(() => wave.heard)
      .toMatch(/^Layer 1 of 129\. +Decided here: 5,807 positions won by Red, 5,835 by Black/);
    await wave.press('Play');
    await expect.poll(() => wave.heard).toBe('');
    await wave.press('Pause');
    await expect.poll(() => wave.heard).toMatch(/^Layer \d+ of 129\./);
    await wave.slideTo(DRAWN);
    await expect.poll(() => wave.heard).toBe('');
    wave.slider.blur();
    await wave.keys('kj');
    await expect
      .poll(() => wave.heard)
      .toMatch(/^Layer 75 of 129\. Your position is decided here: Red wins in 75 moves\. Decided here: /);
  });

  it('are read in a cell that is pointed at or gone to by keys', async () => {
    const wave = await Wave.counted(long);
    const read = () => document.querySelector('.wave-read')?.textContent;
    expect(read()).toMatch(/^Point at or press a cell/);
    await wave.rubicon.user.hover(wave.cell([4, 9]));
    await expect.poll(read).toBe('Row 4, column 9: Black wins in 18 moves, not decided yet');
    await wave.rubicon.user.hover(wave.cell([5, 3]));
    await expect.poll(read).toBe('Row 5, column 3: red general');
    // A finger that is lifted leaves the cell, whose result is still read.
    for (const [pointerType, words] of [
      ['touch', /^Row 5, column 3/],
      ['mouse', /^Point at or press a cell/],
    ] as const) {
      fireEvent.pointerLeave(wave.cell([5, 3]).closest('[role=grid]') as Element, { pointerType });
      await expect.poll(read).toMatch(words);
    }
    wave.cell([8, 3]).focus();
    await wave.keys('{ArrowRight}');
    expect(wave.cell([8, 4])).toHaveFocus();
    await expect.poll(read).toBe('Row 8, column 4: Red wins in 73 moves, not decided yet');
    await wave.expectLayer(0, LAST);
    await wave.keys('j');
    await wave.expectLayer(1, LAST);
    wave.cell([8, 4]).blur();
    await expect.poll(read).toMatch(/^Point at or press a cell/);
  });

  it('stay counted where pieces have moved', async () => {
    const wave = await Wave.counted(long);
    const before = wave.totals?.textContent;
    expect(before).toContain('Red69,345129 moves');
    // Its many bars leave no gaps, and there is room for the lowest line.
    expect(wave.barWidth()).toBe(1);
    expect(wave.scale()).toContain('1');
    await wave.openBoard(marked(marked(long, '.', [8, 3]), 'X', [8, 4]));
    await wave.rubicon.page.findByLabelText('Pawn at (8,4)');
    expect(wave.totals?.textContent).toBe(before);
  });

  it('follow best play, layer by layer', async () => {
    const wave = await Wave.counted(long);
    expect(wave.panel).not.toHaveTextContent('the best line n moves before its end');
    await wave.choose('Follow best play');
    expect(wave.panel).toHaveTextContent('the best line n moves before its end');
    await wave.slideTo(1);
    const lifted = () => document.querySelector('.wave-cell:has(.lifted)')?.getAttribute('aria-label');
    await expect.poll(lifted).toMatch(/Red wins in 1 move, decided in this layer$/);
    await wave.slideTo(DRAWN);
    await expect.poll(lifted).toMatch(/^row 8, column 3: black pawn; Red wins in 75 moves, decided in this/);
  });
});

describe('a piece', () => {
  it('is lifted, with either side to move, and a tie is what no layer has decided', async () => {
    const { rows } = sample(4);
    const wave = await Wave.counted(rows);
    const ties = () =>
      [...document.querySelectorAll('.wave-number')].filter(({ textContent }) => textContent === '=');
    expect(document.querySelector('.wave-buttons')).not.toHaveTextContent('Your position');
    expect(ties()).toHaveLength(0);
    const last = Number(wave.slider.max);
    for (const [piece, name, key, layer] of [
      ['second', 'General at (5,1)', 'j', 1],
      ['first', 'General at (3,3)', 'j', 2],
      ['pawn', 'Pawn at (5,4)', '{End}', last],
    ] as const) {
      await wave.choose(name);
      await wave.keys(key);
      await wave.expectLayer(layer, last);
      for (const side of ['black', 'red'] as const) {
        await wave.choose(side === 'red' ? 'Red' : 'Black');
        const answers = textbookMap(rows, piece, side);
        await wave.expectWords(answers.map((answer) => wordsAt(answer, layer, last)));
      }
      if (layer < last) expect(wave.panel).not.toHaveTextContent(/tie: it is in no layer|can be caught/);
    }
    const answers = textbookMap(rows, 'pawn', 'red');
    expect(ties()).toHaveLength(answers.filter((answer) => answer === 'Tie').length);
    for (const sentence of ['The rest are ties: 49 positions.', 'Your position is a tie: it is in no layer.'])
      await wave.expectSaid(sentence);
    expect(wave.panel).not.toHaveTextContent('Follow best play');
  });
});

describe('layers whose solver has died with nothing to do', () => {
  const { rows } = sample(4);

  /** Expects what the last layer says of the general below. */
  async function expectGeneral(wave: Wave): Promise<void> {
    await wave.rubicon.page.findByRole('grid', { name: /where the general is decided$/ });
    await wave.keys('{End}');
    const last = Number(wave.slider.max);
    const answers = textbookMap(rows, 'second', 'red');
    await wave.expectWords(answers.map((answer) => wordsAt(answer, last, last)));
    expect(wave.panel).not.toHaveTextContent('can be caught');
  }

  it('are solved again for another piece', async () => {
    const wave = await Wave.counted(rows);
    await killWorkers();
    await wave.choose('General at (5,1)');
    await expectGeneral(wave);
    expect(wave.rubicon.page.queryByRole('alert')).toBeNull();
  });

  it('say so if it cannot be fetched, and show the other piece as soon as it can be', async () => {
    const wave = await Wave.counted(rows);
    loseScripts(true);
    await killWorkers();
    await wave.choose('General at (5,1)');
    expect(await wave.rubicon.page.findByRole('alert')).toHaveTextContent('could not be loaded');
    loseScripts(false);
    await wave.rubicon.press('Try again');
    await expectGeneral(wave);
  });
});

describe('a board', () => {
  it('that lacks pieces is told so, with those it has, and is shown when it has them', async () => {
    const wave = await Wave.of(['O..', '...', '.X.']);
    await wave.expectSaid('Not ready to be solved:needs two red generals, has one');
    expect(document.querySelector('.wave-absent .general')?.getAttribute('d')).toMatch(/^M[^M]*$/);
    const rows = ['O.O', '...', '.X.'];
    await wave.openBoard(rows);
  });

  it('that takes long says how far it is; a cancel keeps it, and it is solved when it is wanted', async () => {
    const wave = await Wave.of(slowBoard);
    await wave.expectSaid(/Solving: \d+%, \d+ moves? deep/);
    await wave.press('Cancel');
    await wave.expectSaid('Solving was cancelled. The board is kept.');
    await wave.press('Solve');
    await wave.expectSaid(/Solving: \d+%, \d+ moves? deep/);
    expect(wave.panel).not.toHaveTextContent('cancelled');
  });

  it('whose game is over is decided in layer 0', async () => {
    const wave = await Wave.counted(sample(1).rows);
    await wave.expectSaid('Your position is decided here: Black has won.');
    await wave.press('Next');
    await wave.press('Your position: layer 0');
    expect(wave.slider).toHaveValue('0');
  });

  it('without any move has one layer', async () => {
    const wave = await Wave.counted(['O#O', '###', '#X#']);
    await wave.expectLayer(0, 0);
    for (const name of ['First', 'Previous', 'Play', 'Next', 'Last'])
      expect(wave.button(name)).toBeDisabled();
    await wave.keys(' ');
    expect(wave.button('Play')).toBeDisabled();
    await wave.expectSaid('Every position is decided: this board has no tie.');
    expect(wave.panel).toHaveTextContent('The pawn can be caught nowhere.');
    expect(wave.panel).not.toHaveTextContent('it is a tie');
  });
});
