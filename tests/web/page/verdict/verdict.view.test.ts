import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { linkOf, marked, placesOf, record, sample, samples } from '../../../../e2e/support/boards.ts';
import { visit } from '../../support/visit.ts';

describe('the verdict', () => {
  it('of the first visit’s board and of all examples is the contest’s answer', async () => {
    expect(samples.map(({ answer }) => answer)).toEqual(['Black 0', 'Black 2', 'Black 2', 'Tie', 'Red 75']);
    const rubicon = await visit();
    await rubicon.expectBoard(sample(5).rows);
    await rubicon.expectAnswer(sample(5).answer);
    const examples = within(rubicon.page.getAllByRole('list', { name: 'Samples' })[0] as HTMLElement);
    expect(examples.getAllByRole('button').map((each) => each.textContent)).toEqual([
      ...samples.map(({ answer }, index) => `Sample ${index + 1}${answer}`),
      'Puzzle of the day',
    ]);
    for (const [index, { rows, answer }] of samples.entries()) {
      await rubicon.user.click(examples.getAllByRole('button')[index] as HTMLElement);
      await rubicon.expectBoard(rows);
      await rubicon.expectAnswer(answer);
    }
  });

  it('of a game may have more moves than a byte counts', async () => {
    const [{ rows, answer } = sample(1)] = record;
    const rubicon = await visit(linkOf(rows));
    await rubicon.expectAnswer(answer);
    await rubicon.expectMove(0, Number(answer.split(' ')[1]));
  });

  it('of a game that is over says who has won and why', async () => {
    const rubicon = await visit();
    for (const [link, sentence] of [
      [linkOf(['.X.', 'O.O']), 'Black has won: the pawn is on row 1.'],
      [linkOf(['O#O', '###', '.X.']), 'Black has won: Red has no move.'],
      [`${linkOf(['O.O', '.#.', '#X#'])}&t=b`, 'Red has won: Black has no move.'],
    ] as const) {
      rubicon.follow(link);
      await expect.poll(() => rubicon.verdict).toHaveTextContent(sentence);
      await expect.poll(() => rubicon.line).toHaveTextContent('The game is over on this board');
    }
  });

  it('is that of the side to move, which is chosen while editing', async () => {
    const rubicon = await visit(linkOf(['...', '.X.', 'O.O']));
    await rubicon.expectAnswer('Black 2');
    const side = (name: string) => rubicon.page.getByRole('radio', { name });
    expect(side('Black to move')).toBeDisabled();
    await rubicon.edit();
    await rubicon.click('radio', 'Black to move');
    await rubicon.expectAnswer('Black 1', 'Black');
    await expect.poll(() => location.hash).toMatch(/&t=b$/);
    await rubicon.press('Undo');
    await expect.poll(() => side('Red to move')).toBeChecked();
    await rubicon.expectAnswer('Black 2');
  });

  it('while stepping stands beside the value of the position shown', async () => {
    const rubicon = await visit(linkOf(sample(5).rows));
    await rubicon.expectMove(0, 75);
    expect(rubicon.result).not.toHaveTextContent('This position');
    for (const [key, now] of [
      ['j', 'This position Red 74'],
      ['{End}', 'This position Game over'],
    ] as const) {
      await rubicon.user.keyboard(key);
      await expect.poll(() => rubicon.result).toHaveTextContent(now);
      await rubicon.expectAnswer('Red 75');
    }
    await rubicon.user.keyboard('{Home}');
    await expect.poll(() => rubicon.result).not.toHaveTextContent('This position');
  });

  describe('without all pieces says what is missing', () => {
    it('in words', async () => {
      const rubicon = await visit(linkOf(['...']));
      await expect.poll(() => rubicon.verdict).toHaveTextContent('Not ready to be solved:');
      const lacks = within(rubicon.verdict).getAllByRole('listitem');
      expect(lacks.map(({ textContent }) => textContent)).toEqual([
        'needs two red generals, has none',
        'needs a black pawn, has none',
      ]);
      expect(document.title).toBe('Not ready – Rubicon');
    });

    it('and is there as soon as they stand', async () => {
      const { rows, answer } = sample(5);
      const [place] = placesOf(rows, 'O');
      if (place === undefined) throw new Error('the sample has no general');
      const rubicon = await visit(linkOf(marked(rows, '.', place)));
      await rubicon.choose('General');
      await rubicon.draw(place);
      await rubicon.expectAnswer(answer);
    });
  });
});
