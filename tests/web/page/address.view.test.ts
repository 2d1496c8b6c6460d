import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { emptyBoard, linkOf, sample } from '../../../e2e/support/boards.ts';
import { visit } from '../support/visit.ts';

const addressIs = (fragment: string | RegExp) => expect.poll(() => location.hash).toMatch(fragment);

it('the address follows the board and the move', async () => {
  const rubicon = await visit();
  await rubicon.example(2);
  await addressIs(/^#b=w1w\/r1r\/1b1$/);
  await rubicon.expectAnswer('Black 2');
  await rubicon.press('Next');
  await addressIs(/^#b=w1w\/r1r\/1b1&m=\d\.\d[udlr]$/);
  await rubicon.press('First');
  await rubicon.choose('Obstacle');
  await rubicon.draw([3, 1]);
  await addressIs(/^#b=w1w\/r1r\/wb1$/);
});

describe('a link followed on the open page', () => {
  it('opens its board, and is undone', async () => {
    const rubicon = await visit(linkOf(sample(2).rows));
    await rubicon.expectAnswer('Black 2');
    rubicon.follow(linkOf(sample(3).rows));
    await rubicon.expectBoard(sample(3).rows);
    await rubicon.expectAnswer(sample(3).answer);
    await rubicon.press('Undo');
    await rubicon.expectBoard(sample(2).rows);
    await addressIs(/^#b=w1w\/r1r\/1b1$/);
  });

  it('keeps its moves, as far as the rules allow, and its place in them', async () => {
    const rubicon = await visit(linkOf(emptyBoard(2, 2)));
    const shown = ['...', '.X.', 'O..', '..O'];
    rubicon.follow(`#b=${encodeURIComponent('3/1b1/3/r1r')}&utm_source=mail&m=4.1u2.2l&p=1`);
    await rubicon.expectBoard(shown);
    await within(rubicon.line).findByText(/^Move 1 of /);
    await rubicon.press('Next');
    await rubicon.expectBoard(['...', 'X..', 'O..', '..O']);
    expect(rubicon.notices).toBeEmptyDOMElement();
    rubicon.follow('#b=3/1b1/3/r1r&m=4.1u2.2d');
    expect(await within(rubicon.notices).findByRole('status')).toHaveTextContent(
      '1 move of the link was dropped, because the rules do not allow it on this board. The first move is kept.',
    );
    await rubicon.expectBoard(shown);
    await addressIs(/&m=4\.1u$/);
  });
});

describe('a damaged link', () => {
  const instead = 'This link is damaged, so here is sample 5 instead.';
  const alert = async (rubicon: Awaited<ReturnType<typeof visit>>) =>
    within(rubicon.notices).findByRole('alert');

  it('on the first visit shows a sample, and stays in the address until it is fixed', async () => {
    const rubicon = await visit('#b=5?');
    expect(await alert(rubicon)).toHaveTextContent(instead);
    await rubicon.expectBoard(sample(5).rows);
    await rubicon.user.click(within(await alert(rubicon)).getByText('Details'));
    await expect.poll(() => rubicon.notices).toHaveTextContent('Key “b”, place 2: expected w (obstacle), r');
    await rubicon.click('tab', 'Why');
    await addressIs(/^#b=5\?&study=why$/);
    await rubicon.press('Judge bench');
    await addressIs(/^#b=5\?&view=bench$/);
    await rubicon.press('Analysis');
    await addressIs(/^#b=5\?&study=why$/);
    history.back();
    await addressIs(/^#b=5\?&view=bench$/);
    history.back();
    await addressIs(/^#b=5\?&study=why$/);
    rubicon.follow('#b=5/5?');
    await addressIs(/^#b=5\/5\?&study=why$/);
    expect(await alert(rubicon)).toHaveTextContent(instead);
    rubicon.follow('#b=5/5');
    await rubicon.expectBoard(emptyBoard(2, 5));
    await expect.poll(() => rubicon.notices).toBeEmptyDOMElement();
  });

  it('leaves the address with the first change of the board; its notice stays', async () => {
    const rubicon = await visit('#b=5?');
    await alert(rubicon);
    await rubicon.choose('Obstacle');
    await rubicon.draw([1, 1]);
    await addressIs(/^#b=w2wwwwww\//);
    expect(await alert(rubicon)).toHaveTextContent(instead);
  });

  it('on the open page leaves board, move and address as they were, and names its place', async () => {
    const rubicon = await visit(linkOf(sample(2).rows));
    await rubicon.expectMove(0, 2);
    await rubicon.press('Next');
    await addressIs(/&m=/);
    const [shown, address] = [rubicon.rows(), location.hash];
    rubicon.follow('#b=3/rrb&m=2.1x');
    const notice = await alert(rubicon);
    expect(notice).toHaveTextContent('This link is damaged. The board stays as it was.');
    await rubicon.user.click(within(notice).getByText('Details'));
    await expect
      .poll(() => notice)
      .toHaveTextContent('Key “m”, place 4: expected a direction: u, d, l or r.');
    await expect.poll(() => location.hash).toBe(address);
    expect(rubicon.rows()).toEqual(shown);
    await rubicon.expectMove(1, 2);
    await rubicon.user.click(within(notice).getByRole('button', { name: 'Close' }));
    await expect.poll(() => rubicon.notices).toBeEmptyDOMElement();
  });

  it('on a later visit shows the last board', async () => {
    const rubicon = await visit('#b=', { kept: { link: 'b=2/2' } });
    expect(await alert(rubicon)).toHaveTextContent(
      'This link is damaged, so here is your last board instead.',
    );
    await rubicon.expectBoard(emptyBoard(2, 2));
  });

  it.each([
    ['is sample 5', linkOf(sample(5).rows).slice(1)],
    ['cannot be read', 'b=?'],
  ])('on a later visit shows sample 5 where the last board %s', async (_, link) => {
    const rubicon = await visit('#b=', { kept: { link } });
    expect(await alert(rubicon)).toHaveTextContent(instead);
    await rubicon.expectBoard(sample(5).rows);
  });

  it('of a puzzle, which brings its own board, is not missed', async () => {
    const rubicon = await visit('#b=5?&study=play&puzzle=1001');
    await rubicon.page.findByRole('heading', { name: /^Puzzle 1 / });
    expect(rubicon.notices).toBeEmptyDOMElement();
  });
});
