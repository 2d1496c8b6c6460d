import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { sample } from '../../../../e2e/support/boards.ts';
import { readText } from '../../../wasm/module.ts';
import { Run } from '../steps/run-page.ts';

const about = () => document.querySelector<HTMLElement>('.run')?.dataset.about;
const current = () => document.querySelector('.algorithm li[aria-current=step]') as HTMLElement;

const isOfSentence = ({ className }: Element) => /^line-\w+$/.test(className);

/** The line of the program that finds a win, and the spaces before a line. */
const [winning = ''] = /^ +if \(who == s\.side\)/m.exec(readText('web/theatre/algorithm/solution.cpp')) ?? [];
const indentOf = (line: string) => line.search(/\S/);

it('the algorithm is read in three forms, each at the line of the run', async () => {
  const run = await Run.of(sample(2).rows);
  const forms = within(document.querySelector('.algorithm') as HTMLElement);
  await run.press('A win');
  for (const [form, line] of [
    ['Pseudocode', /value\[r\] ← won/],
    ['C++', /if \(who == s\.side\)\s+decide/],
    ['Words', /^Is the one taken lost/],
  ] as const) {
    await run.rubicon.user.click(forms.getByRole('tab', { name: form }));
    await run.expect('line', line);
    const items = [...document.querySelectorAll('.algorithm li')];
    // What belongs to no sentence cannot have the focus.
    expect(items.map((each) => each.hasAttribute('tabindex'))).toEqual(items.map(isOfSentence));
    expect(items.every(isOfSentence)).toBe(form !== 'C++');
    if (form === 'C++') expect(indentOf(current().textContent)).toBe(indentOf(winning) / 2);
  }
});

it('a line shows what it is about while it is pointed at or has the focus', async () => {
  const run = await Run.of(sample(2).rows);
  await run.press('A win');
  await run.expect('line', /^Is the one taken lost/);
  expect(about()).toBeUndefined();
  await run.rubicon.user.hover(current());
  await expect.poll(about).toBe('win');
  await run.rubicon.user.unhover(current());
  await expect.poll(about).toBeUndefined();
  current().focus();
  await expect.poll(about).toBe('win');
  current().blur();
  await expect.poll(about).toBeUndefined();
});
