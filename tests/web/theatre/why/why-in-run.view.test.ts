import { expect, it } from 'vitest';
import { sample } from '../../../../e2e/support/boards.ts';
import { Run } from '../steps/run-page.ts';
import { Why } from './why-page.ts';

const { rows } = sample(2);

/** Black takes or passes whichever general steps beside it: all four moves of Red lose in one move more. */
const DRAWN = 'Red: lost in 2: max of 1, 1, 1 and 1, plus 1.';

/** Whether a picture has a general that is larger than usual, around the pawn that has captured it. */
const showsCaptured = (successor: Element) =>
  [...successor.querySelectorAll('.general')].some((each) => each.getAttribute('d')?.includes('h14'));

async function open(rest = ''): Promise<{ readonly run: Run; readonly why: Why }> {
  const run = await Run.of(rows, rest);
  return { run, why: new Why(run.rubicon) };
}

it('a loss at which the run pauses is explained by itself, until that is closed or the run goes on', async () => {
  const { run, why } = await open();
  await run.press('Your position');
  await why.expectSentence(DRAWN);
  expect(why.panel).toHaveClass('unasked');
  expect(why.panel).not.toHaveFocus();
  expect(why.successors.map((each) => each.getAttribute('aria-label'))).toEqual(
    ['A', 'B', 'C', 'D'].map((letter) =>
      expect.stringMatching(`^${letter}: Red general .*\\. won for Black in 1 move: this one counts$`),
    ),
  );
  await run.rubicon.user.click(why.successors[0] as HTMLElement);
  await why.expectSentence(/^Black: won in 1: /);
  expect(why.panel).toHaveFocus();
  expect(why.successors.filter(showsCaptured)).toHaveLength(1);
  await why.close();
  await run.rubicon.click('tab', 'Layer by layer');
  await run.rubicon.click('tab', 'Position by position');
  await run.expectOpen();
  expect(why.panel).toBeNull();
  await run.press('A win');
  await run.press('Your position');
  await why.expectSentence(DRAWN);
  await run.press('One step forward');
  await why.expectClosed();
});

it('p explains the position in the sentence as the run knows it, and closing gives the focus back', async () => {
  const { run, why } = await open();
  const moment = run.button('Your position');
  moment.focus();
  await run.keys('p');
  await why.expectSentence('Red: not decided yet. Of 4 moves, 4 are not yet refuted.');
  expect(why.panel).toHaveFocus();
  expect(why.panel?.querySelectorAll('.turned-large .dot:not(.out)')).toHaveLength(4);
  // The stage below cannot be used.
  expect(document.querySelector('.turning > [inert] .stage')).not.toBeNull();
  const waited: boolean[] = [];
  new MutationObserver(() => waited.push(why.sentence === '')).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await run.keys('d');
  await why.expectSentence(DRAWN);
  expect(waited).not.toContain(true);
  await why.close();
  expect(document.querySelector('.turning > [inert]')).toBeNull();
  await expect.poll(() => moment).toHaveFocus();
});

it('moves that are refuted are dots that are out', async () => {
  const { run, why } = await open();
  await run.press('1 left');
  await run.expect('sentence', /has 1 move left\.$/);
  await run.keys('p');
  await why.expectSentence(/^\w+: not decided yet\. Of \d moves, 1 is not yet refuted\.$/);
  const moves = Number(/Of (\d)/.exec(why.sentence)?.[1]);
  const dots = (which: string) => why.panel?.querySelectorAll(`.turned-large .dot${which}`).length;
  expect([dots(':not(.out)'), dots('.out')]).toEqual([1, moves - 1]);
});

it('what is left undecided at the end is explained as a tie', async () => {
  const run = await Run.of(sample(4).rows);
  const why = new Why(run.rubicon);
  await run.press('Why? Its successors');
  await why.expectSentence(/^Red: not decided yet\. /);
  expect(why.panel?.querySelector('.turned-large')).not.toHaveTextContent('=');
  await run.press('The end');
  await why.expectSentence(/^Tie: .*(stay|stays)\.$/);
  expect(why.panel?.querySelector('.turned-large')).toHaveTextContent('=');
});

it('a board of the stage is explained by a press, and so are its successors, there and back', async () => {
  const { run, why } = await open();
  await run.press('A win');
  await run.expect('sentence', /has a move that wins/);
  const now = document.querySelector<HTMLElement>('.stage-pin.now');
  expect(now?.getAttribute('aria-label')).toMatch(/^Why\? generals .* Black to move$/);
  expect(document.querySelectorAll('.stage-pin.large')).toHaveLength(1);
  await run.rubicon.user.click(now as HTMLElement);
  await why.expectSentence(/^Black: won in 1: (0|min of 0[^.]*,) plus 1\.$/);
  expect(why.panel?.querySelector('[aria-label="Back to its predecessor"]')).toBeNull();
  await run.rubicon.user.click(why.successors.find((each) => each.querySelector('.lost')) as HTMLElement);
  await why.expectSentence(/^The game is over: .*, so Black has won\. Nothing follows\.$/);
  expect(why.successors).toEqual([]);
  await why.press('Back to its predecessor');
  await why.expectSentence(/^Black: won in 1/);
  await why.press('Close');
  await why.expectClosed();
});

it('a position of the queue is explained by a key', async () => {
  const { run, why } = await open('&step=100');
  const queued = document.querySelector<HTMLElement>('.queue button');
  queued?.focus();
  await run.keys('{Enter}');
  await why.expectSentence(/^(Red|Black): (won|lost) in \d+: |^The game is over/);
  await why.close();
  await expect.poll(() => queued).toHaveFocus();
});

it('leads to its proof, and the proof back to the theatre', async () => {
  const { run, why } = await open();
  await run.press('your position');
  await why.expectSentence(DRAWN);
  await why.close();
  await run.press('Why? Its successors');
  await why.expectSentence(DRAWN);
  await run.rubicon.click('link', 'See the proof in Analysis');
  await run.rubicon.page.findByText('Black wins in at most 2 moves, whatever Red plays.');
  await run.rubicon.click('link', 'See how it is found in the theatre');
  await why.expectSentence(DRAWN);
});
