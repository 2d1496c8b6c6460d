import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { fireEvent, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { linkOf, sample } from '../../../../e2e/support/boards.ts';
import { commandAnswers } from '../../../../e2e/support/contest.ts';
import { contestant } from '../../support/contestant.ts';
import { downloadBy } from '../../support/download.ts';
import { goneFile } from '../../support/gone-file.ts';
import { holdPart } from '../../support/load-page.ts';
import { crash, reload, turnTab, visit } from '../../support/visit.ts';
import { loseScripts, runningWorkers } from '../../support/worker-script.ts';
import { dropFiles } from '../bench.ts';
import { served } from './compile/served-compiler.ts';
import { BLANK_FIRST, CLOSING } from './module-bytes.ts';
import { Stresser } from './stresser.ts';

let stress: Stresser;

beforeEach(async () => {
  stress = new Stresser(await visit('#view=bench&tool=stress'));
  await stress.shown();
});

describe('a program', () => {
  it('that is right runs on board after board, also while one looks elsewhere, until it is stopped', async () => {
    const { rubicon } = stress;
    const licences = () => rubicon.page.queryByRole('link', { name: 'Licences of the compiler' });
    rubicon.page.getByText(/^A \.cpp or a \.wasm file\./);
    expect(rubicon.page.queryByText(/^This page comes without the C\+\+ compiler/)).toBeNull();
    await stress.give();
    await rubicon.page.findByText(/^mine\.wasm, /);
    expect(licences()).toBeNull();
    expect(rubicon.page.queryByLabelText('Standard')).toBeNull();
    await expect.poll(() => stress.boards).toBeGreaterThan(0);
    const before = stress.boards;
    await expect
      .poll(() => stress.result.textContent)
      .toMatch(/Boards[\d,]+Files[\d,]+Runs[\d,]+Time\d+\.\d sBoards a second[\d,]+Samples5\/5$/);
    await rubicon.click('tab', 'Batch');
    await rubicon.click('tab', 'Stress');
    await stress.shown();
    await expect.poll(() => stress.boards).toBeGreaterThan(before);
    expect(stress.said).toMatch(/^Running: /);
    within(stress.result).getByRole('progressbar', { name: 'Result' });
    await stress.stop(/^Stopped\. No fault on [\d,]+ boards?\.$/);
    expect(stress.result.querySelector('progress')).toBeNull();
    expect(rubicon.button('Run again')).toBeEnabled();
    expect(stress.found).toBeNull();
    await rubicon.press('Back to the C++ program');
    expect(rubicon.page.queryByText(/^mine\.wasm, /)).toBeNull();
    expect(licences()).not.toBeNull();
    expect(rubicon.button('Download the compiler (24 MB) and stress')).toBeDisabled();
  });

  it('that is wrong has its mistake found, made small and named; its board goes out and opens', async () => {
    const { rubicon } = stress;
    await stress.give('down');
    await stress.expectFound('The mistake: The pawn may go down.');
    expect(
      within(stress.result).getByText('The mistake: The pawn may go down.').closest('[role=status]'),
    ).not.toBeNull();
    const file = (ending: string) => downloadBy(() => rubicon.press(`Download ${ending}`));
    const [input, output, answers] = [await file('.in'), await file('.out'), await file('.ans')];
    expect([input, output, answers].map(({ name }) => name)).toEqual([
      'rubicon-stress.in',
      'rubicon-stress.out',
      'rubicon-stress.ans',
    ]);
    expect(commandAnswers(input.text)).toBe(answers.text);
    const [right, wrong] = [answers.text, output.text].map((text) => text.trim());
    expect(wrong).not.toBe(right);
    await stress.expectFound(`Expected${right}Found${wrong}`);
    await rubicon.press('Copy the input');
    await within(stress.result).findByText('Input copied.');
    expect(await navigator.clipboard.readText()).toBe(input.text);
    const rows = input.text.trimEnd().split('\n').slice(2);
    await rubicon.press('See best play in the editor');
    await rubicon.expectBoard(rows);
    await rubicon.expectAnswer(right ?? '');
    await expect.poll(() => location.hash).toContain(linkOf(rows));
    await rubicon.press('Judge bench');
    await stress.shown();
    await stress.expectFound('The pawn may go down');
  });

  it('that keeps something from one board to the next is shown both', async () => {
    await stress.give('keep');
    await stress.expectFound('something is not reset between boards');
    await stress.expectFound('The 2 boards that break it, in this order');
    await expect
      .poll(
        () =>
          stress.found &&
          within(stress.found).queryByRole('button', { name: 'See best play in the editor, board 2' }),
      )
      .not.toBeNull();
    expect(stress.found?.querySelectorAll('ol > li, ul > li')).toHaveLength(2);
    await stress.expectFound('The mistake: the table of results, or of visited positions, is not cleared');
    // The line of the second board is the wrong one.
    await stress.expectFound(/Board 1\D[^F]*Board 2.*Expected(Red|Black|Tie)[^F]*Found/);
  });

  it.each([
    [
      'exits with a status',
      contestant('status'),
      /^✗ The exit status is 3; judges count anything but 0 as a crash\.The board that breaks it/,
    ],
    ['opens a file', CLOSING, 'It tries to open a file, and there is none here: read standard input and'],
    ['prints no answer', BLANK_FIRST, /Found.*a blank line.*Not an answer: expected a line like/],
  ])('that %s is told so', async (_, program, words) => {
    await stress.choose(new File([program], 'mine.wasm'));
    await stress.expectFound(words);
  });

  it('that goes deeper than the stack leaves boards out, and is told which command has none of that', async () => {
    await stress.give('deep');
    await expect
      .poll(() => stress.result.textContent, { timeout: 30_000 })
      .toContain('That is no fault of your program.');
    expect(stress.result).toHaveTextContent('rubicon stress -- ./PROGRAM');
    expect(stress.found).toBeNull();
    await expect.poll(() => stress.result.textContent).toMatch(/Left out[\d,]+/);
    await stress.stop(
      /^Stopped\. No fault on [\d,]+ boards?\. Left out: [\d,]+, the smallest with 12 cells\.$/,
    );
  });

  it('that is none is refused, and says what to do', async () => {
    const { rubicon } = stress;
    await stress.choose(new File(['#include <cstdio>\n'], 'mine.wasm'));
    const alert = () => within(stress.result).queryByRole('alert')?.textContent ?? '';
    await expect.poll(alert).toMatch(/^This is not a WebAssembly file\./);
    await stress.drop(rubicon.page.getByRole('main'), 'mine.wasm', '\0asm\x01\0\0\0');
    await expect.poll(alert).toContain('This is a library, not a program');
  });

  it('that is too slow is told about a page’s time, and stopped early that there may be a smaller board', async () => {
    await stress.give('hang');
    await stress.expectFound('The program does not end within 1 s.It actually had twice that time');
    await expect
      .poll(() => stress.said)
      .toMatch(/^It fails\. Looking for the smallest case: \d+ boards?, \d+ cells?\.$/);
    expect(stress.result.querySelector('progress')).not.toBeNull();
    expect(stress.found).not.toHaveTextContent('Download .in');
    expect(stress.found).not.toHaveTextContent('There may be a smaller board');
    await stress.stop(/^Stopped\.$/);
    await stress.expectFound('There may be a smaller board that shows it.');
    expect(stress.found).not.toHaveTextContent('depends on chance');
  });

  it('that is one of several files, or cannot be read, is not taken, and the one before stays', async () => {
    const { rubicon } = stress;
    const alert = () => rubicon.page.queryByRole('alert')?.textContent ?? null;
    const two = ['a.wasm', 'b.wasm'].map((name) => new File([], name));
    await dropFiles(rubicon, rubicon.page.getByRole('main'), two, /^Drop the program/);
    await expect.poll(alert).toBe('2 files at once are too many: choose one program.');
    await stress.give('status');
    await stress.expectFound('The exit status is 3');
    expect(alert()).toBeNull();
    // The dialog is cancelled.
    fireEvent.change(rubicon.page.getByLabelText('Choose a program'));
    await stress.choose(goneFile('gone.wasm'));
    await expect.poll(alert).toMatch(/^The file cannot be read\. Was it changed or deleted\?/);
    rubicon.page.getByText(/^mine\.wasm, /);
    expect(stress.found).toHaveTextContent('The exit status is 3');
  });

  it('in C++ takes the place of one that runs, which is stopped', async () => {
    const { rubicon } = stress;
    await stress.give();
    await expect.poll(() => stress.boards).toBeGreaterThan(0);
    await stress.choose(new File(['int main() {}\n'], 'mine.cpp'));
    await rubicon.page.findByText(/^Once your program is there, it runs on the samples/);
    expect(rubicon.page.queryByText(/^mine\.wasm, /)).toBeNull();
    expect(rubicon.page.queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(rubicon.button('Download the compiler (24 MB) and stress')).toBeEnabled();
  });

  it('is not run with a seed that is none; the seed and the standard are kept over a reload', async () => {
    await stress.select('Standard', 'C++20');
    await stress.give('status');
    await stress.expectFound('The exit status is 3');
    const { page } = stress.rubicon;
    fireEvent.input(page.getByLabelText('Seed'), { target: { value: '1.5' } });
    await page.findByText('Seed: expected a number from 0 to 4,294,967,295.');
    expect(stress.rubicon.button('Run again')).toBeDisabled();
    fireEvent.input(page.getByLabelText('Seed'), { target: { value: '77' } });
    await expect.poll(() => stress.rubicon.button('Run again')).toBeEnabled();
    stress = new Stresser(await reload());
    await stress.shown();
    expect(stress.rubicon.page.getByLabelText('Seed')).toHaveValue(77);
    expect(stress.rubicon.page.getByLabelText('Standard')).toHaveValue('20');
  });

  it('is lost by a reload, which keeps the form', async () => {
    await stress.select('Memory limit', '128 MB');
    await stress.select('Time limit', '5 s');
    await stress.give('status');
    await stress.expectFound('The exit status is 3');
    stress = new Stresser(await reload());
    await stress.shown();
    const { page } = stress.rubicon;
    page.getByText('Programs are not kept over a reload: choose mine.wasm again.');
    expect(page.getByLabelText('Memory limit')).toHaveValue('128');
    expect(page.getByLabelText('Time limit')).toHaveValue('5');
    await stress.give('status');
    await stress.expectFound('The exit status is 3');
    expect(page.queryByText(/^Programs are not kept/)).toBeNull();
  });
});

it('a program that takes the tab down is named after the reload, which keeps the text; one that is left, or was hidden, is not', async () => {
  const said = () => stress.rubicon.page.queryByText(/^While your program ran, this tab crashed\./);
  const field = () => stress.rubicon.page.findByLabelText<HTMLTextAreaElement>('Your program in C++');
  onTestFinished(holdPart('editor'));
  stress = new Stresser(await visit('#view=bench&tool=stress'));
  fireEvent.input(await field(), { target: { value: 'int mine;' } });
  await stress.give('hang');
  await expect.poll(() => sessionStorage.getItem('rubicon.running program')).toBe('yes');
  stress = new Stresser(await crash());
  await stress.shown();
  expect(said()).not.toBeNull();
  expect(await field()).toHaveValue('int mine;');
  await stress.give('hang');
  await expect.poll(() => sessionStorage.getItem('rubicon.running program')).toBe('yes');
  expect(said()).toBeNull();
  stress = new Stresser(await reload());
  await stress.shown();
  expect(said()).toBeNull();
  await stress.give('hang');
  await expect.poll(() => sessionStorage.getItem('rubicon.running program')).toBe('yes');
  // The browser may discard a hidden tab, whatever runs in it.
  turnTab('hidden');
  stress = new Stresser(await crash());
  await stress.shown();
  expect(said()).toBeNull();
});

/** Opens Stress with this server for the compiler, chooses a C++ program and compiles it. */
async function compileFrom(answer: RequestListener, source: string): Promise<void> {
  const { base } = await served(answer);
  const rubicon = await visit();
  vi.spyOn(document, 'baseURI', 'get').mockReturnValue(base);
  await rubicon.press('Judge bench');
  await rubicon.click('tab', 'Stress');
  stress = new Stresser(rubicon);
  await stress.shown();
  await stress.choose(new File([source], 'mine.cpp'));
  const compile = await rubicon.page.findByRole('button', { name: /^Download the compiler/ });
  await expect.poll(() => compile).toBeEnabled();
  await rubicon.user.click(compile);
}

it('what the compiler says about a program leads to its lines, and is explained', async () => {
  await compileFrom(
    ({ url = '' }, response) => response.end(readFileSync(`build${url.replace(/^\/some\/where/, '')}`)),
    '// mine\nint solve(int n);\nint main() { return solve(1); }\n',
  );
  const { page } = stress.rubicon;
  await page.findByText('The program does not compile: 1 error.', {}, { timeout: 120_000 });
  // The linker, which finds it, names no line.
  await expect.poll(() => linesOf('.cm-line.cm-wrong')).toEqual(['int solve(int n);']);
  await stress.rubicon.press('Line 2, column 1');
  await expect.poll(() => linesOf('.cm-activeLine')).toEqual(['int solve(int n);']);
  page.getByText('This function is declared and called, but not defined.');
  // Node has no caches, as a browser without storage.
  page.getByText(/^The browser did not keep the compiler: it is downloaded again/);
  await stress.choose(
    new File(['int half(int n) { if (n > 1) return n / 2; }\nlong all;\nint main() {}\n'], 'mine.cpp'),
  );
  await page.findByText(/^Compiled in/, {}, { timeout: 120_000 });
  page.getByText('Line 2: long has 32 bits here and 64 on most judges. If it needs more, use long long.');
  page.getByRole('heading', { name: 'What the compiler noticed' });
  await stress.rubicon.press('Line 1, column 44');
  await expect.poll(() => editor()?.activeElement).toHaveProperty('role', 'textbox');
  // Only errors are marked.
  expect(linesOf('.cm-line.cm-wrong')).toEqual([]);
  page.getByText(/^This function ends without a return on some path\./);
}, 240_000);

it('what is undefined is named by the program that ran, not by its text as edited meanwhile', async () => {
  // Without the editor its field is a plain one.
  onTestFinished(holdPart('editor'));
  const program = (array: string, marking: string) =>
    `int ${array}[3];\nvoid ${marking}(int i) { ${array}[i] = 1; }\nint main() { volatile int n = 3; ${marking}(n); return 1; }\n`;
  await compileFrom(
    ({ url = '' }, response) => response.end(readFileSync(`build${url.replace(/^\/some\/where/, '')}`)),
    program('seen', 'mark'),
  );
  const { page } = stress.rubicon;
  await page.findByText('Compiling…', {}, { timeout: 120_000 });
  fireEvent.input(page.getByLabelText('Your program in C++'), {
    target: { value: program('other', 'paint') },
  });
  await within(stress.result).findByText(
    /^Line 2 in mark accesses index 3 of seen/,
    {},
    { timeout: 120_000 },
  );
}, 240_000);

it.each<[what: string, answer: RequestListener, said: RegExp]>([
  [
    'that the website leaves out is said to be missing, with the way to compile elsewhere',
    (_, response) => response.writeHead(404).end(),
    /^This website leaves out the compiler\. Compile your program to WebAssembly yourself/,
  ],
  [
    'that does not arrive is told with the likely reason',
    (request) => request.socket.destroy(),
    /^The compiler could not be downloaded: the connection was lost/,
  ],
])('a compiler %s', async (_, answer, said) => {
  await compileFrom(answer, 'int');
  await within(stress.result).findByText(said);
  expect(within(stress.result).queryByRole('heading', { name: 'Other program' })).toBeNull();
  await stress.give('status');
  await stress.expectFound('The exit status is 3');
  expect(within(stress.result).queryByText(said)).toBeNull();
});

it('a compiler that arrives slowly shows how much of it is there, and is stopped at once', async () => {
  await compileFrom(({ url = '' }, response) => {
    response.write(readFileSync(`build${url.replace(/^\/some\/where/, '')}`).subarray(0, 2 ** 20));
  }, 'int');
  await within(stress.result).findByText(/^Downloading the compiler: [\d.,]+ [kM]B of 24 MB$/);
  const bar = within(stress.result).getByRole<HTMLProgressElement>('progressbar', { name: 'Compiler' });
  expect(bar.value / bar.max).toBeLessThan(1 / 20);
  await stress.stop(/^Stopped\.$/);
  expect(stress.result.querySelector('progress')).toBeNull();
});

/** The editor of the C++ program, once it is loaded. */
const editor = () => document.querySelector('.source-code')?.shadowRoot;
const linesOf = (kind: string) =>
  Array.from(editor()?.querySelectorAll(kind) ?? [], ({ textContent }) => textContent);

it('what is typed before the editor is loaded is kept, and one goes on where one was', async () => {
  const release = holdPart('editor');
  onTestFinished(release);
  stress = new Stresser(await visit('#view=bench&tool=stress'));
  await stress.shown();
  const { page, user } = stress.rubicon;
  const field = page.getByLabelText<HTMLTextAreaElement>('Your program in C++');
  await user.type(field, 'int a;{Enter}int b;');
  release();
  await expect.poll(() => editor()?.activeElement).toHaveProperty('role', 'textbox');
  expect(linesOf('.cm-line')).toEqual(['int a;', 'int b;']);
  expect(linesOf('.cm-activeLine')).toEqual(['int b;']);
  expect(page.queryByRole('textbox', { name: 'Your program in C++' })).toBeNull();
});

it('the compiler is not loaded while a program is typed that will take the whole library, unless it is in the browser', async () => {
  const release = holdPart('editor');
  onTestFinished(release);
  for (const isStored of [false, true]) {
    if (isStored) vi.stubGlobal('caches', { match: async () => new Response() });
    stress = new Stresser(await visit('#view=bench&tool=stress'));
    await stress.shown();
    const compile = isStored ? 'Compile and stress' : 'Download the compiler (24 MB) and stress';
    await stress.rubicon.page.findByRole('button', { name: compile });
    const before = runningWorkers();
    const field = stress.rubicon.page.getByLabelText('Your program in C++');
    await stress.rubicon.user.type(field, '#include <bits/stdc++.h>');
    expect(stress.rubicon.button(compile)).toBeEnabled();
    expect(runningWorkers() - before).toBe(isStored ? 1 : 0);
  }
});

it('a program in C++ starts at once where the compiler is in the browser, and no download is offered', async () => {
  const rubicon = await visit();
  vi.stubGlobal('caches', { match: async () => new Response() });
  await rubicon.press('Judge bench');
  await rubicon.click('tab', 'Stress');
  stress = new Stresser(rubicon);
  await stress.shown();
  expect(await rubicon.page.findByRole('button', { name: 'Compile and stress' })).toBeDisabled();
  expect(rubicon.page.queryByText(/downloads a compiler/)).toBeNull();
  await stress.choose(new File(['int main() {}\n'], 'mine.cpp'));
  // Its worker does not find it there.
  await within(stress.result).findByText(/^The compiler could not be downloaded/);
});

it('a program for which there is no worker is told so, and runs once there is one', async () => {
  loseScripts(true);
  await stress.give('status');
  const alert = () => within(stress.result).queryByRole('alert')?.textContent ?? null;
  await expect.poll(alert).toContain('could not be loaded');
  loseScripts(false);
  await stress.rubicon.press('Run again');
  await stress.expectFound('The exit status is 3');
  expect(alert()).toBeNull();
});

it('whoever has an output only is sent to Compare', async () => {
  const { rubicon } = stress;
  await rubicon.press('Compare one output');
  await expect.poll(() => rubicon.page.getByRole('tab', { name: 'Compare' })).toHaveFocus();
});

it('a board that is pasted beside the programs, which never are, is opened', async () => {
  const { rubicon } = stress;
  const { rows, answer } = sample(2);
  await rubicon.user.click(rubicon.page.getByRole('tab', { name: 'Stress' }));
  rubicon.paste(rows.join('\n'));
  await rubicon.expectBoard(rows);
  await rubicon.expectAnswer(answer);
});
