import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { sample } from '../../../../e2e/support/boards.ts';
import { Run } from '../steps/run-page.ts';

const about = () => document.querySelector<HTMLElement>('.run')?.dataset.about;
const current = () => document.querySelector('.algorithm li[aria-current=step]') as HTMLElement;

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
