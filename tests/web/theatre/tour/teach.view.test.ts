import { describe, expect, it, vi } from 'vitest';
import { sample } from '../../../../e2e/support/boards.ts';
import { questionsOfSample2 } from '../../../../e2e/theatre/tour/sample-2.ts';
import { Tour } from './tour-page.ts';

const asked = questionsOfSample2('en');
const { rows } = sample(2);

describe('what a teacher takes from the tour', () => {
  it('is a link to the question that is asked', async () => {
    const tour = await Tour.of(rows, '&act=tour&chapter=win&sentence=1&asked=1');
    const copies = tour.side.getByLabelText('Copy link to this place');
    await tour.rubicon.user.click(copies);
    await expect.poll(() => copies).toHaveClass('done');
    expect(await navigator.clipboard.readText()).toBe(location.href);
  });

  it('is the questions on a page, and their answers on another', async () => {
    const tour = await Tour.of(rows);
    const printed = vi.fn();
    globalThis.print = printed;
    await tour.rubicon.user.click(tour.side.getByText('Print the questions'));
    await expect.poll(() => printed.mock.calls).toHaveLength(1);
    const [sheet, answers, ...others] = document.querySelectorAll('.print-only .sheet');
    expect(others).toEqual([]);
    const printedOn = (page = sheet) =>
      Array.from(page?.querySelectorAll('.sheet-questions > li') ?? [], ({ textContent }) => textContent);
    expect(printedOn(sheet)).toEqual(
      asked.map(({ question }, nth) => expect.stringContaining(`${nth + 1}. ${question}`)),
    );
    expect(printedOn(sheet)[0]).toMatch(/☐ A☐ B☐ C☐ D$/);
    expect(printedOn(sheet)[1]).toMatch(/ \?1\/3A ▲1B ▲1C {2}\?☐ Lost☐ Not yet$/);
    const right = ['A', 'Not yet', '4 moves', 'A', 'Black'];
    expect(printedOn(answers)).toEqual(
      right.map((answer, nth) => expect.stringContaining(`${nth + 1}. ${answer}: `)),
    );
    // What is not known yet has no letter there, and time does not go back.
    expect(printedOn(answers)[1]).toMatch(/: 1 left\. \?1\/3 ▲1 ▲1 {2}\?$/);
    expect(printedOn(answers)[3]).toMatch(/ A: The queue holds two distances .* back\.▲1 ▲1 ▲1 ▲1 ▼2 ▼2 ▼2$/);
    dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelector('.print-only')).toBeNull();
  });
});
