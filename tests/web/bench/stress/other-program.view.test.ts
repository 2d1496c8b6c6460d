import { readFileSync } from 'node:fs';
import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { contestant } from '../../support/contestant.ts';
import { downloadBy } from '../../support/download.ts';
import { visit } from '../../support/visit.ts';
import { dropFiles } from '../bench.ts';
import { Stresser } from './stresser.ts';

const RIGHT = readFileSync('core/package/texts/std.cpp', 'utf8');

let stress: Stresser;

beforeEach(async () => {
  stress = new Stresser(await visit('#view=bench&tool=stress'));
  await stress.shown();
  await stress.select('Compare with', 'Other program');
});

const missing = () => stress.rubicon.page.queryByText(/^The other program is missing/);

describe('another program', () => {
  it('is missing until a file is dropped on its field, which leaves yours alone', async () => {
    const { rubicon } = stress;
    // Without any program nothing is said to be missing.
    expect(missing()).toBeNull();
    expect(rubicon.page.getAllByText(/^Compiled as a judge does/)).toHaveLength(1);
    await stress.give();
    await expect.poll(missing).not.toBeNull();
    within(stress.result).getByText(/^Once your program is there/);
    expect(within(stress.result).queryByRole('heading', { name: 'Other program' })).toBeNull();
    expect(rubicon.page.queryByRole('alert')).toBeNull();
    await stress.select('Compare with', 'The right answers');
    await stress.give();
    await expect.poll(() => stress.boards).toBeGreaterThan(0);
    await stress.stop(/^Stopped/);
    await stress.select('Compare with', 'Other program');
    await expect.poll(missing).not.toBeNull();
    expect(rubicon.button('Run again')).toBeDisabled();
    const field = document.querySelector<HTMLElement>('[data-side=other] .hint');
    if (field === null) throw new Error('The other program has no field.');
    const brute = new File(['int main() {}\n'], 'brute.cpp');
    await dropFiles(rubicon, field, [brute], /^Drop a \.cpp or \.wasm file: on the other program/);
    await expect.poll(missing).toBeNull();
    expect(rubicon.button('Run again')).toBeEnabled();
    const editor = () => document.querySelector('[data-side=other] div.source-code')?.shadowRoot;
    await expect.poll(() => editor()?.querySelector('.cm-content')?.textContent).toBe('int main() {}');
    rubicon.page.getByText(/^mine\.wasm, /);
  });

  it('is compared with, and each line is told to be whose it is', async () => {
    const { rubicon } = stress;
    await stress.choose(new File([contestant('down')], 'brute.wasm'), 'Choose the other program');
    await rubicon.page.findByText(/^brute\.wasm, /);
    await stress.give();
    await stress.expectFound(/Other program(Red|Black|Tie).*Your program(Red|Black|Tie)/);
    await stress.expectFound('The two programs print different lines.');
    await stress.expectFound('The editor shows whose is right.');
    expect(stress.found).not.toHaveTextContent(
      /other side wins|winner is right|where there is none|instead of/,
    );
    expect(stress.found).not.toHaveTextContent('classic mistake');
    expect(stress.result.textContent).toMatch(/Samples5\/5Samples, other program[0-4]\/5/);
    await rubicon.page.findByRole('button', { name: 'Download .in' });
    await rubicon.press('Back to the other C++ program');
    expect(rubicon.page.queryByText(/^brute\.wasm, /)).toBeNull();
    rubicon.page.getByText(/^mine\.wasm, /);
  });

  it('that does not answer some boards has them left out, and it is said whose fault that is', async () => {
    await stress.choose(new File([contestant('crash')], 'brute.wasm'), 'Choose the other program');
    await stress.rubicon.page.findByText(/^brute\.wasm, /);
    await stress.give();
    await expect
      .poll(() => stress.result.textContent)
      .toContain('Some boards are left out: the other program did not answer them.');
    expect(stress.result).not.toHaveTextContent('That is no fault of your program.');
    expect(stress.found).toBeNull();
    await stress.stop(
      /^Stopped\. No fault on [\d,]+ boards?\. Left out: [\d,]+, the smallest with \d+ cells\.$/,
    );
  });

  it('in C++ that cannot be compiled is told to be the other one, and yours is not run without it', async () => {
    const { rubicon } = stress;
    await stress.choose(new File(['int main() {}\n'], 'brute.cpp'), 'Choose the other program');
    await expect.poll(missing).toBeNull();
    await stress.give();
    // No server answers.
    await within(stress.result).findByText(/^The compiler could not be downloaded/);
    within(stress.result).getByRole('heading', { name: 'Other program' });
    expect(stress.result.querySelector('dd')).toBeNull();
    expect(rubicon.button('Run')).toBeEnabled();
  });

  it('may be the right one, to read and to download', async () => {
    const { rubicon } = stress;
    await rubicon.user.click(rubicon.page.getByText('A right program to read (C++)'));
    await expect.poll(() => document.querySelector('.right-program pre')?.textContent).toBe(RIGHT);
    const file = await downloadBy(() => rubicon.press('Download std.cpp'));
    expect(file).toEqual({ name: 'std.cpp', text: RIGHT });
  });
});
