import { describe, expect, it } from 'vitest';
import { emptyBoard, linkOf, type Rows, sample } from '../../../../e2e/support/boards.ts';
import { afterMove } from '../../../../e2e/support/rules.ts';
import { openWhy, type Step } from './proof-view.ts';

/** Values here are those of `rubicon solve` and `rubicon map`. */
const LOST: Rows = ['##..', '.#..', '#.X.', '...O', '.O..'];
/** A loop would keep the tie, to which Red can turn the win. */
const WON: Rows = ['O..', '.#.', '...', '.X.', '..O'];
const TIE: Rows = ['..O', '.#.', '...', 'X##', '.O.'];
/** The pawn is one step away: every red move is answered by a capture, or by row 1. */
const THREE = sample(2).rows;

const textsOf = (steps: readonly Step[]) => steps.map(({ item }) => item.textContent);

describe('the proof', () => {
  it('of a win is one move, with an answer to every reply', async () => {
    const proof = await openWhy(sample(5).rows);
    await proof.expectPanel('Red wins in 75 moves:');
    expect(proof.steps).toHaveLength(1);
    const [root] = proof.steps as [Step];
    expect(document.body).toHaveFocus();
    expect(root.isOpen).toBe(false);
    expect(root.item).toHaveTextContent(
      'and reaches a position where Black loses in at most 74 moves, whatever it does',
    );
    expect(proof.rubicon.moves[1]).toHaveTextContent(`1${root.moves[0]}Red 74`);

    const replies = await root.open(proof);
    expect(root.item).toHaveTextContent('Black’s only move has an answer:');
    expect(replies).toHaveLength(1);
    const [reply] = replies as [Step];
    expect(reply.item).toHaveTextContent(/Red 73.*is answered by.*Red 72/);
    expect(textsOf(await reply.open(proof))).toEqual(
      Array.from({ length: 2 }, () => expect.stringMatching(/Red 71.*is answered by.*Red 70/)),
    );
    expect(reply.item).toHaveTextContent('Each of Black’s 2 moves has an answer:');
  });

  it('of a loss has an answer to every move, down to the end of the game', async () => {
    const proof = await openWhy(LOST);
    await proof.expectPanel('Black wins in at most 4 moves, whatever Red plays.');
    expect(proof.panel).toHaveTextContent('Each of Red’s 6 moves has an answer:');
    const { steps } = proof;
    expect(textsOf(steps)).toEqual([
      ...Array.from({ length: 5 }, () => expect.stringMatching(/Black 3.*is answered by.*Black 2/)),
      expect.stringMatching(/\(4,4\) up → \(3,4\).*Black 1.*is answered by.*takes a general.*Black 0/),
    ]);
    expect(steps[5]?.item).toHaveTextContent('Black has won: the pawn has captured a general.');
    expect(steps[5]?.buttons).toHaveLength(1);

    const [first] = steps as [Step];
    const position = first.moves.reduce<Rows>(afterMove, LOST);
    for (const end of await first.open(proof)) {
      expect(end.item).toHaveTextContent(/Black 1.*is answered by.*Black 0.*Black has won: /);
      const [reply = '', answer = ''] = end.moves;
      const after = afterMove(afterMove(position, reply), answer);
      expect(answer.includes('takes a general') || after[0]?.includes('X')).toBe(true);
    }
  });

  it('of a tie tells the safe moves of both sides and what loses; the safe ones lead back', async () => {
    const proof = await openWhy(TIE);
    await proof.expectPanel('Neither side can force a win: each of them has moves that keep the tie.');
    expect(proof.panel).toHaveTextContent('1 of Red’s 4 moves keeps the tie, the others lose:');
    expect(textsOf(proof.steps)).toEqual([
      expect.stringMatching(/^Red general \(1,3\) left → \(1,2\).*Black’s only move keeps the tie:/),
      ...Array.from({ length: 3 }, () => expect.stringMatching(/Black 5.*is answered by.*Black 4/)),
    ]);

    expect(proof.steps.map(({ isOpen }) => isOpen)).toEqual([true, false, false, false]);

    let [step] = proof.steps as [Step];
    let position = TIE;
    const seen = [TIE.join('/')];
    for (let level = 1; ; level++) {
      position = afterMove(position, step.moves[0] ?? '');
      const at = seen.indexOf(position.join('/'));
      if (at >= 0 && at % 2 === seen.length % 2) break;
      seen.push(position.join('/'));
      if (level % 3 === 0) {
        await proof.rubicon.user.click(step.button);
        await expect.poll(() => proof.crumbs).toHaveLength(level + 1);
        step = proof.steps[0] as Step;
      } else step = (await step.open(proof))[0] as Step;
    }
    expect(step.item).toHaveTextContent('An earlier position is back: the loop is closed.');
    expect(step.buttons).toHaveLength(1);
  });

  it('opens with nothing expanded where every answer ends the game, and is missing before the board is solved', async () => {
    const proof = await openWhy(THREE);
    await proof.expectPanel('Black wins in at most 2 moves, whatever Red plays.');
    expect(proof.steps.map(({ isOpen }) => isOpen)).not.toContain(true);
    proof.follow(WON);
    await proof.expectPanel('Red wins in 5 moves:');
    expect(proof.panel).not.toHaveTextContent('back and forth');
    proof.follow(emptyBoard(3, 3));
    await proof.expectPanel(/^The reasons appear here when the board is solved\.$/);
  });

  it.each([
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
  ])('of a finished game is its rule: %j', async (rows, ply, rule) => {
    const proof = await openWhy(rows);
    const { rubicon } = proof;
    if (ply > 0) {
      await rubicon.expectMove(0, 2);
      await rubicon.press('Last');
    }
    await proof.expectPanel(rule);
  });
});

describe('a step', () => {
  it('is previewed, and gone to', async () => {
    const proof = await openWhy(THREE);
    const { rubicon } = proof;
    await proof.expectPanel(/^Black wins/);
    const step = proof.steps[1] as Step;
    const [reply = '', answer = ''] = step.moves;
    const after = afterMove(afterMove(THREE, reply), answer);
    await proof.point(step.item.querySelector('.step-row') as Element);
    await proof.expectPreview(THREE, after);
    await rubicon.expectBoard(THREE);
    await proof.pointAway();
    await proof.expectNoPreview();

    await rubicon.press(`Go there: ${answer}`);
    await rubicon.expectMove(2, 2);
    await rubicon.expectBoard(after);
    await proof.expectNoPreview();
    await proof.expectPanel(/^Black has won: .*Rule \d: /);
    await rubicon.press('Previous');
    await proof.expectPanel('Black wins in 1 move:');
    await expect.poll(() => textsOf(proof.steps)[0]).toMatch(/Black has won: /);
    expect(proof.steps[0]?.item).not.toHaveTextContent('reaches');
  });

  it('ends its preview by Escape, and keeps the focus', async () => {
    const proof = await openWhy(LOST);
    await proof.expectPanel(/^Black wins/);
    const [first] = proof.steps as [Step];
    first.button.focus();
    await proof.expectPreview(LOST, first.moves.reduce<Rows>(afterMove, LOST));
    await proof.rubicon.user.keyboard('{Escape}');
    await proof.expectNoPreview();
    expect(first.button).toHaveFocus();
    await proof.rubicon.expectBoard(LOST);
  });

  it('is opened and left by the keys of a tree', async () => {
    const proof = await openWhy(LOST);
    const { rubicon } = proof;
    const press = (key: string) => rubicon.user.keyboard(`{${key}}`);
    await proof.expectPanel(/^Black wins/);
    const [first, second] = proof.steps as [Step, Step];
    first.button.focus();
    expect(first.isOpen).toBe(false);
    await press('ArrowRight');
    await expect.poll(() => first.isOpen).toBe(true);
    await press('ArrowRight');
    const [inner] = first.next as [Step];
    expect(inner.button).toHaveFocus();
    await proof.expectPreview(LOST, [...first.moves, ...inner.moves].reduce<Rows>(afterMove, LOST));
    await press('ArrowLeft');
    expect(first.button).toHaveFocus();
    await press('ArrowLeft');
    await expect.poll(() => first.isOpen).toBe(false);
    expect(first.next).toEqual([]);
    await press('ArrowDown');
    expect(second.button).toHaveFocus();
    await press('Enter');
    await expect.poll(() => second.isOpen).toBe(true);
    await press('End');
    expect(proof.steps.at(-1)?.buttons[0]).toHaveFocus();
    await press('ArrowUp');
    expect(proof.steps.at(-2)?.button).toHaveFocus();
    await press('Home');
    expect(first.button).toHaveFocus();
    await rubicon.expectMove(0, 4);
    await rubicon.expectBoard(LOST);
  });
});

it('from the fourth level on breadcrumbs show the path, and lead back to the step that was taken', async () => {
  const proof = await openWhy(sample(5).rows);
  const { rubicon } = proof;
  const press = (key: string) => rubicon.user.keyboard(`{${key}}`);
  const branches = () => proof.panel.querySelectorAll('.branch').length;
  const opened = () => document.activeElement?.getAttribute('aria-expanded');
  const deeper = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await press('ArrowRight');
      await expect.poll(opened).toBe('true');
      await press('ArrowRight');
      await expect.poll(opened).toBe('false');
    }
  };
  await proof.expectPanel(/^Red wins/);
  proof.rows[0]?.focus();
  await deeper(2);
  expect(proof.crumbs).toEqual([]);
  expect(branches()).toBe(2);
  await press('ArrowRight');
  await expect
    .poll(() => proof.crumbs.map(({ textContent }) => textContent))
    .toEqual([
      'Position shown',
      expect.stringMatching(/^\(5,3\)↑Red general \(5,3\) up → \(4,3\)$/),
      expect.stringMatching(/^\(8,3\)→Black pawn .* \(9,2\)←Red general/),
      expect.stringMatching(/^\(8,4\)/),
    ]);
  expect(branches()).toBe(0);
  expect(proof.rows[0]).toHaveFocus();
  expect(proof.rows[0]).toHaveTextContent('is answered by');
  expect(proof.numbers()).not.toEqual([]);
  await deeper(2);
  await press('ArrowRight');
  await expect.poll(() => proof.crumbs).toHaveLength(7);

  await press('ArrowLeft');
  await expect.poll(() => proof.crumbs).toHaveLength(6);
  await press('ArrowUp');
  expect(proof.crumbs[4]).toContainElement(document.activeElement as HTMLElement);
  await rubicon.user.click(proof.crumbs[0]?.querySelector('button') as HTMLElement);
  await expect.poll(() => proof.crumbs).toEqual([]);
  expect(proof.rows[0]).toHaveFocus();
  expect(proof.rows[0]).toHaveTextContent('Red 74');
  await rubicon.expectMove(0, 75);
});

it('the loop of a tie is told, marked on the board, previewed and followed', async () => {
  const { rows } = sample(4);
  const proof = await openWhy(rows);
  const { rubicon } = proof;
  const places = () =>
    Array.from(document.querySelectorAll('.loop-cell'), (cell) =>
      ['y', 'x'].map((name) => Math.floor(Number(cell.getAttribute(name)) + 1)),
    );
  const cells = () => places().length;
  const told = () =>
    Array.from(proof.panel.querySelectorAll('.loop-row p'), ({ textContent }) => textContent);
  await expect
    .poll(told)
    .toEqual([
      'From here both sides can go back and forth for ever. While they do:',
      'Red goes back and forth between (3,3) and (4,3); 2 of the 5 other moves on the way lose.',
      'Black goes back and forth between (5,4) and (5,5); leaving them loses.',
    ]);
  await expect.poll(places).toEqual([
    [3, 3],
    [4, 3],
    [5, 4],
    [5, 5],
  ]);
  await proof.point(rubicon.button('Follow the loop'));
  await expect.poll(() => proof.numbers()).toEqual(['1', '2', '3', '4']);
  expect(cells()).toBe(0);
  await rubicon.press('Follow the loop');
  await expect.poll(() => rubicon.moves[4]).toHaveAttribute('aria-current', 'step');
  await rubicon.expectBoard(rows);
  expect(rubicon.moves[4]).toHaveTextContent('Black pawn (5,5) left → (5,4)');

  await rubicon.user.click(rubicon.moves[1] as HTMLElement);
  await expect.poll(() => told()[1]).toMatch(/^Black goes back and forth/);
  await proof.choose('Moves');
  await expect.poll(cells).toBe(0);
  await proof.choose('Why');
  await expect.poll(cells).toBe(4);
});

it('the theatre is opened at the position shown, which is a board of its own; the first one keeps its moves', async () => {
  const proof = await openWhy(LOST);
  const { rubicon } = proof;
  const link = () => rubicon.page.getByRole('link', { name: 'See how it is found in the theatre' });
  await proof.expectPanel(/^Black wins/);
  expect(link()).toHaveAttribute('href', `${linkOf(LOST)}&view=theatre`);
  await rubicon.expectMove(0, 4);
  const after = afterMove(LOST, rubicon.moves[1]?.textContent ?? '');
  await rubicon.press('Next');
  await expect.poll(link).toHaveAttribute('href', `${linkOf(after)}&t=b&view=theatre`);
  await rubicon.user.click(link());
  expect(location.hash).toBe(`${linkOf(after)}&t=b&view=theatre`);
  const played = `${linkOf(LOST)}&m=4.4u&p=0`;
  rubicon.follow(`${played}&study=why`);
  await expect.poll(link).toHaveAttribute('href', `${played}&view=theatre`);
});
