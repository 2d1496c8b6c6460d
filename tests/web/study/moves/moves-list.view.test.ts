import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { emptyBoard, linkOf, type Rows, sample } from '../../../../e2e/support/boards.ts';
import { afterMove } from '../../../../e2e/support/rules.ts';
import { visit } from '../../support/visit.ts';
import { StudyView } from '../study-view.ts';

/** Red wins in 5 with one move; the others win later, tie or lose. The values are those of `rubicon map`. */
const ROWS: Rows = ['O..', '.#.', '...', '.X.', '..O'];
const MOVES = [
  'Red general (1,1) down → (2,1) Red 4 shortest win▸',
  'Red general (1,1) right → (1,2) Red 8 still wins, 4 moves later',
  'Red general (5,3) left → (5,2) Tie turns a win into a tie',
  'Red general (5,3) up → (4,3) Black 1 throws the win away',
];
const [BEST = '', SLOWER = '', , THROWN = ''] = MOVES;
/** Black's only answer to it that wins, by the rules: the pawn takes the general beside it. */
const REFUTED = afterMove(afterMove(ROWS, THROWN), 'Black pawn (4,2) right → (4,3), takes a general');

async function open(rows: Rows): Promise<StudyView> {
  return new StudyView(await visit(linkOf(rows)));
}

/** The arrows of these kinds on the board. */
const marks = (...kinds: readonly string[]) =>
  Array.from(document.querySelectorAll(kinds.map((kind) => `.board g.move.${kind}`).join()), (mark) =>
    mark.getAttribute('class'),
  );

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

describe('the legal moves', () => {
  it('are listed, the best first, each with its value, what it is worth, and an arrow on the board', async () => {
    const study = await open(ROWS);
    const { rubicon } = study;
    const arrows = (kind = '') => document.querySelectorAll(`.board .choice-arrow${kind}`).length;
    expect(textsOf(await study.findChoices(4))).toEqual(MOVES);
    within(study.choices[0] as HTMLElement).getByRole('img', { name: 'next in the line' });
    await expect.poll(() => rubicon.moves[1]).toHaveTextContent('1Red general (1,1) down → (2,1)Red 4');
    expect([arrows(), arrows('.best'), arrows('.best.red'), arrows('.tie:not(.best)')]).toEqual([4, 1, 1, 1]);
    expect(marks('last', 'next')).toEqual([]);
    await study.choose('Why');
    await expect.poll(arrows).toBe(0);
    expect(marks('last', 'next')).toEqual(['move next red']);
    await study.choose('Moves');
    await expect.poll(arrows).toBe(4);
    expect(marks('last', 'next')).toEqual([]);
    await rubicon.press('Last');
    await expect.poll(arrows).toBe(0);
    expect(marks('last', 'next')).toEqual(['move last red']);
  });

  it('are missing before the board is solved and after the end of the game, and the list says so', async () => {
    const study = await open(emptyBoard(3, 3));
    await study.expectPanel(/^The moves appear here when the board is solved\.$/);
    expect(study.rubicon.line).toHaveTextContent('The best line appears here when the board is solved.');
    study.rubicon.follow(linkOf(sample(1).rows));
    await study.expectPanel(/^Black has won: Red has no move\.$/);
    expect(study.rubicon.line).toHaveTextContent('The game is over on this board: there is no move to show.');
  });
});

describe('a move', () => {
  it('is previewed where the pointer or the focus is, with the answer to one that is not the best', async () => {
    const study = await open(ROWS);
    const { rubicon } = study;
    const [first, , , last] = (await study.findChoices(4)) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    const { hash } = location;
    const best = afterMove(ROWS, BEST);
    await study.point(first);
    await study.expectPreview(ROWS, best);
    await rubicon.expectBoard(ROWS);
    await rubicon.expectMove(0, 5);
    expect(study.numbers()).toEqual([]);
    await study.point(last);
    await study.expectPreview(ROWS, REFUTED);
    expect(study.numbers()).toEqual(['1', '2']);
    expect(marks('red', 'black')).toEqual(['move red', 'move black']);
    expect(location.hash).toBe(hash);
    await study.pointAway();
    await study.expectNoPreview();

    first.focus();
    await study.expectPreview(ROWS, best);
    await rubicon.user.keyboard('{End}');
    await study.expectPreview(ROWS, REFUTED);
    await study.choose('Why');
    await study.expectNoPreview();
    await study.choose('Moves');
    (await study.findChoices(4))[0]?.focus();
    await study.expectPreview(ROWS, best);
    await rubicon.user.keyboard('{Escape}');
    await study.expectNoPreview();
  });

  it('is chosen and made by keys, and the list keeps the focus to the end of the game', async () => {
    const study = await open(ROWS);
    const { rubicon } = study;
    const press = (...keys: readonly string[]) =>
      rubicon.user.keyboard(keys.map((key) => `{${key}}`).join(''));
    const [first, second, , last] = (await study.findChoices(4)) as HTMLElement[];
    rubicon.page.getByRole('tab', { name: 'Moves' }).focus();
    await rubicon.user.tab();
    expect(first).toHaveFocus();
    await rubicon.user.tab();
    expect(study.panel).not.toContainElement(document.activeElement as HTMLElement);
    first?.focus();
    await press('ArrowUp');
    expect(first).toHaveFocus();
    await press('End');
    expect(last).toHaveFocus();
    await press('ArrowDown');
    expect(last).toHaveFocus();
    await rubicon.user.tab();
    expect(document.activeElement).toHaveAccessibleName(/^Why is this move bad\? Red general \(5,3\) up/);
    await rubicon.user.tab();
    expect(study.panel).not.toContainElement(document.activeElement as HTMLElement);
    last?.focus();
    await press('Home', 'ArrowDown');
    expect(second).toHaveFocus();
    await press('Enter');

    let rows = afterMove(ROWS, SLOWER);
    await rubicon.expectMove(1, 9);
    await rubicon.expectBoard(rows);
    await rubicon.expectAnswer('Red 5');
    expect(rubicon.line).toHaveTextContent('From here: Red wins in 8 moves (4 by Red)');
    for (let ply = 1; ply < 9; ply += 1) {
      await expect.poll(() => study.choices[0]).toHaveTextContent(`Red ${8 - ply}`);
      expect(study.choices[0]).toHaveFocus();
      rows = afterMove(rows, study.choices[0]?.textContent ?? '');
      await press('Enter');
      await rubicon.expectMove(ply + 1, 9);
      await rubicon.expectBoard(rows);
      await study.expectNoPreview();
    }
    await study.expectPanel(/^Red has won: /);
    expect(study.panel).toContainElement(document.activeElement as HTMLElement);
    await press('ArrowLeft');
    await rubicon.expectMove(8, 9);
    await expect.poll(() => study.choices[0]).toHaveFocus();
  });
});
