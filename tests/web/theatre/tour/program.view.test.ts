import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../../e2e/support/boards.ts';
import { Tour } from './tour-page.ts';

const { rows } = sample(2);
const lit = () =>
  [...document.querySelectorAll('.tour-program [aria-current]')].map((line) => line.textContent);
const variables = () => document.querySelector('.tour-variables')?.textContent;

describe('the ninth chapter', () => {
  it('writes the program line by line, with its variables', async () => {
    const tour = await Tour.of(rows, '&chapter=write');
    expect(lit()).toEqual([expect.stringMatching(/^struct State/)]);
    await tour.keys('{End}');
    expect(lit()).toEqual([
      expect.stringMatching(/if \(winner\[id\(s\)\] < 0\)/),
      expect.stringMatching(/printf\("%s %d/),
    ]);
    expect(variables()).toBe('winner[id(s)]BLACKdist[id(s)]2');
  });

  it('shows the program over the stage of a narrow screen, when it is asked for', async () => {
    const tour = await Tour.of(rows, '&chapter=write', { width: 360 });
    expect(document.querySelector('.tour-program')).toBeNull();
    await tour.rubicon.press('Program');
    expect(document.querySelector('.tour-picture .tour-program')).not.toBeNull();
    expect(tour.rubicon.button('Program')).toHaveAttribute('aria-pressed', 'true');
    await tour.rubicon.press('Program');
    expect(document.querySelector('.tour-program')).toBeNull();
  });

  it('goes on to the run of the board, or to the puzzle of the day', async () => {
    const tour = await Tour.of(rows, '&chapter=write');
    const onward = within(document.querySelector('.tour-onward') as HTMLElement);
    await tour.rubicon.user.click(onward.getByText('Position by position'));
    await tour.rubicon.page.findByText(/^Every finished game is in the queue/);
    await tour.rubicon.click('tab', 'Tour');
    await tour.rubicon.press('Today’s puzzle');
    await tour.rubicon.page.findByRole('region', { name: 'Result' });
    expect(document.querySelector('#study-play')).toHaveAttribute('aria-selected', 'true');
  });
});
