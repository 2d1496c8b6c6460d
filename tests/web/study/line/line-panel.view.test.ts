import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { linkOf, sample } from '../../../../e2e/support/boards.ts';
import { afterMove } from '../../../../e2e/support/rules.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { visit } from '../../support/visit.ts';

const short = sample(2).rows;
const tie = sample(4).rows;
const long = sample(5).rows;

/** The boards of the line, from the list of its moves: each of them is legal. */
function boardsOf({ moves }: Rubicon, start: readonly string[]): (readonly string[])[] {
  const boards = [start];
  for (const move of moves.slice(1)) boards.push(afterMove(boards.at(-1) ?? [], move.textContent));
  return boards;
}

const sideToMove = ({ page }: Rubicon) =>
  page.getByRole('radio', { checked: true, name: /to move$/ }).closest('label');

describe('the line of a win', () => {
  it('is gone to by keys', async () => {
    const rubicon = await visit(linkOf(long));
    await rubicon.expectMove(0, 75);
    const boards = boardsOf(rubicon, long);
    expect(boards).toHaveLength(76);
    expect(rubicon.moves.at(-1)).toHaveTextContent('takes the pawn');
    for (const [key, ply] of [
      ['{End}', 75],
      ['k', 74],
      ['{ArrowLeft}', 73],
      ['{Home}', 0],
      ['{ArrowLeft}', 0],
      ['{ArrowDown}', 75],
      ['{ArrowRight}', 75],
      ['{ArrowUp}', 0],
      [' ', 1],
      ['{ArrowRight}', 2],
      ['j', 3],
    ] as const) {
      await rubicon.user.keyboard(key);
      await rubicon.expectMove(ply, 75);
      await rubicon.expectBoard(boards[ply] ?? []);
      expect(
        rubicon.moves.flatMap((move, index) => (move.getAttribute('aria-current') === 'step' ? index : [])),
      ).toEqual([ply]);
      expect(rubicon.moves.flatMap(({ tabIndex }, index) => (tabIndex === 0 ? index : []))).toEqual([ply]);
    }
    expect(sideToMove(rubicon)).toHaveTextContent('Black to move');
  });

  it('is gone to by buttons, to its ends and no further', async () => {
    const rubicon = await visit(linkOf(short));
    await rubicon.expectMove(0, 2);
    const states = () =>
      ['First', 'Previous', 'Next', 'Last'].map((name) => !rubicon.button(name).hasAttribute('disabled'));
    const made = () => rubicon.line.querySelector('.made')?.textContent ?? '';
    for (const [name, ply, enabled, words] of [
      ['', 0, [false, false, true, true], /^$/],
      ['Next', 1, [true, true, true, true], /^1\/2 Red general/],
      ['First', 0, [false, false, true, true], /^$/],
      ['Last', 2, [true, true, false, false], /^2\/2 Black pawn .*, Black wins$/],
      ['Previous', 1, [true, true, true, true], /^1\/2 Red general/],
      ['Next', 2, [true, true, false, false], /^2\/2 Black pawn .*, Black wins$/],
    ] as const) {
      if (name !== '') await rubicon.press(name);
      await rubicon.expectMove(ply, 2);
      expect(states(), `after ${name}`).toEqual(enabled);
      expect(made()).toMatch(words);
    }
    expect(rubicon.line).toHaveTextContent('Black has won: the pawn has captured a general.');
  });

  it('is gone to by the slider and the list; its value is the rest of the win', async () => {
    const rubicon = await visit(linkOf(long));
    await rubicon.expectMove(0, 75);
    const slider = rubicon.page.getByRole<HTMLInputElement>('slider', { name: 'Move shown' });
    await rubicon.slide(slider, 74);
    await rubicon.expectMove(74, 75);
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Move 74: Black pawn .*\. Red wins in 1 move\.$/),
    );
    fireEvent.pointerDown(slider);
    await rubicon.slide(slider, 20);
    await rubicon.expectMove(20, 75);
    // The browser takes the touch to scroll the page.
    fireEvent.pointerCancel(slider);
    await rubicon.expectMove(74, 75);
    const [, chosen, next] = rubicon.moves.slice(31);
    await rubicon.user.click(chosen as HTMLElement);
    await rubicon.expectMove(32, 75);
    expect(chosen).toHaveAttribute('aria-current', 'step');
    await rubicon.user.keyboard('{ArrowDown}');
    await rubicon.expectMove(33, 75);
    await expect.poll(() => next).toHaveFocus();
    await rubicon.user.keyboard('{ArrowUp}');
    await rubicon.expectMove(32, 75);
    await expect.poll(() => chosen).toHaveFocus();
    await rubicon.user.click(rubicon.moves[25] as HTMLElement);
    await expect.poll(() => rubicon.line).toHaveTextContent('From here: Red wins in 50 moves (25 by Red)');
    await rubicon.expectAnswer('Red 75');
  });

  it('plays, pauses, ends by itself and begins again', async () => {
    const rubicon = await visit(linkOf(long));
    await rubicon.expectMove(0, 75);
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
    });
    const shown = () => within(rubicon.line).getByText(/^Move \d+ of 75$/).textContent;
    await rubicon.user.click(rubicon.button('Play'));
    // Its effect may still wait for a frame that was requested before the clock was faked.
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(1000);
        return shown();
      })
      .toMatch(/^Move [1-9] of 75$/);
    await rubicon.user.click(rubicon.button('Pause'));
    const paused = shown();
    await vi.advanceTimersByTimeAsync(3000);
    expect(shown()).toBe(paused);
    await rubicon.user.click(rubicon.moves[72] as HTMLElement);
    await rubicon.user.click(rubicon.button('Play'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown()).toBe('Move 75 of 75');
    await rubicon.user.click(rubicon.button('Play'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown()).toMatch(/^Move \d of 75$/);
  });
});

it('a tie is shown as a loop, which steps repeat', async () => {
  const rubicon = await visit(linkOf(tie));
  await rubicon.expectAnswer('Tie');
  await expect.poll(() => rubicon.moves.length).toBeGreaterThan(1);
  const boards = boardsOf(rubicon, tie);
  const last = boards.length - 1;
  await rubicon.press('Last');
  const sentence = (await rubicon.page.findByText(/repeat for ever/)).textContent;
  const [from = 0, to] = /moves (\d+) to (\d+) repeat/.exec(sentence)?.slice(1).map(Number) ?? [];
  expect(to).toBe(last);
  expect(boards[last]).toEqual(boards[from - 1]);
  await rubicon.expectBoard(boards[last] ?? []);
  within(rubicon.line).getByRole('img', { name: new RegExp(`Moves ${from} to ${to} repeat for ever`) });
  expect(rubicon.line.querySelector('.made')).toHaveTextContent(/, then repeats$/);
  const marked = within(rubicon.line).getByRole('img', { name: 'the loop begins here' });
  expect(rubicon.moves[from]).toContainElement(marked);
  expect(rubicon.button('Next')).toBeEnabled();
  await rubicon.user.keyboard('{ArrowRight}');
  await rubicon.expectMove(from, last);
  expect(rubicon.line).toHaveTextContent('From here: Tie');
  await rubicon.user.keyboard('{ArrowLeft}');
  await rubicon.expectBoard(boards[last] ?? []);
});

describe('a step is announced once', () => {
  const heard = ({ page }: Rubicon) => page.getByTestId('step-heard');
  const says = (rubicon: Rubicon, words: string | RegExp) =>
    expect.poll(() => heard(rubicon).textContent).toMatch(words);

  it('with its value: the newest of several by keys', async () => {
    const rubicon = await visit(linkOf(short));
    await rubicon.expectMove(0, 2);
    expect(heard(rubicon)).toHaveTextContent('');
    const said: string[] = [];
    const note = ({ textContent }: HTMLElement) => textContent !== '' && said.push(textContent);
    new MutationObserver(() => note(heard(rubicon))).observe(heard(rubicon), {
      characterData: true,
      childList: true,
      subtree: true,
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const key of 'jjkkj') {
      await rubicon.user.keyboard(key);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await says(rubicon, /^Move 1: Red general \S+ to \(\d,\d\)\. Black wins in 1 move\.$/);
    expect(said).toHaveLength(1);
    await rubicon.user.keyboard('{End}');
    await says(rubicon, /^Move 2: Black pawn .*\. Black has won: .*\.$/);
    await rubicon.user.keyboard('{Home}');
    await says(rubicon, /^Start\. Black wins in 2 moves\.$/);
  });

  it('but another board is none', async () => {
    const rubicon = await visit(linkOf(short));
    await rubicon.expectMove(0, 2);
    await rubicon.user.keyboard('j');
    await says(rubicon, /^Move 1: /);
    rubicon.follow(linkOf(long));
    await rubicon.expectMove(0, 75);
    await says(rubicon, /^$/);
  });

  it('in the list only by the focus, at the slider by the slider', async () => {
    const rubicon = await visit(linkOf(short));
    await rubicon.expectMove(0, 2);
    await rubicon.user.keyboard('j');
    await says(rubicon, /^Move 1: /);
    rubicon.moves[1]?.focus();
    await rubicon.user.keyboard('{ArrowDown}');
    await expect.poll(() => rubicon.moves[2]).toHaveFocus();
    await says(rubicon, /^$/);
    await rubicon.user.click(rubicon.moves[1] as HTMLElement);
    await says(rubicon, /^Move 1: /);
    await rubicon.slide(rubicon.page.getByRole('slider'), 0);
    await rubicon.expectMove(0, 2);
    await says(rubicon, /^$/);
  });

  it('also when a legal move or a variation is chosen', async () => {
    const rubicon = await visit(linkOf(short));
    await rubicon.expectMove(0, 2);
    const choices = await rubicon.page.findByRole('list', { name: 'Legal moves' });
    await rubicon.user.click([...choices.querySelectorAll('.choice')].at(-1) as HTMLElement);
    await says(rubicon, /^Move 1: Red general \S+ to \(\d,\d\)\. Black wins in 1 move\.$/);
    await rubicon.press('Best line');
    await says(rubicon, /^Start\. Black wins in 2 moves\.$/);
    await rubicon.press(/^1\. Red general/);
    await says(rubicon, /^Move 1: Red general/);
  });

  it('in a game without what it comes to', async () => {
    const rubicon = await visit(linkOf(long));
    await rubicon.click('tab', 'Play');
    const begin = await rubicon.page.findByRole('button', { name: 'Play from here' });
    await rubicon.expectMove(0, 75);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await rubicon.user.click(begin);
    await rubicon.page.findByRole('heading', { name: 'Moves of the game' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard(rubicon)).toHaveTextContent('');
    vi.useRealTimers();
    const moves = await rubicon.page.findByRole('list', { name: 'Your moves' });
    await rubicon.user.click(within(moves).getAllByRole('button')[0] as HTMLElement);
    await says(rubicon, /^Move 2: Black pawn \S+ to \(\d,\d\)\.$/);
  });
});
