import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { linkOf, sample, textOf } from '../../../e2e/support/boards.ts';
import { SILENT_FOR } from '../../../web/solver/worker/load-part.ts';
import { holdPart } from '../support/load-page.ts';
import type { Rubicon } from '../support/rubicon.ts';
import { reload, visit } from '../support/visit.ts';
import { killWorkers, loseScripts } from '../support/worker-script.ts';

const { rows, answer } = sample(2);
const DRAWN = ['#.#', 'O.O', '...'];

async function expectToDraw(rubicon: Rubicon): Promise<void> {
  await rubicon.choose('Erase');
  await rubicon.draw([3, 2]);
  await rubicon.expectBoard(DRAWN);
}

/** The sentence in a part of the page, and the buttons that help. */
async function expectProblem(part: HTMLElement, sentence: string, ...buttons: readonly string[]) {
  await expect.poll(() => part).toHaveTextContent(sentence);
  const helping = within(part).queryAllByRole('button', { name: /^Try again|Reload/ });
  expect(helping.map(({ textContent }) => textContent)).toEqual(buttons);
}

describe('what the solver needs and is missing is named, and one draws nevertheless', () => {
  it('WebAssembly, wherever something is solved', async () => {
    const sentence = 'has no WebAssembly or no web workers, which the solver needs.';
    // Node's own fetch needs it when it is first called: for the module.
    await (await visit(linkOf(rows))).expectAnswer(answer);
    vi.stubGlobal('WebAssembly', undefined);
    const rubicon = await visit(linkOf(rows));
    await expectProblem(rubicon.result, sentence);
    await expectToDraw(rubicon);
    await rubicon.press('Undo');
    await rubicon.press('Theatre');
    const theatre = await rubicon.page.findByRole('main', { name: 'Theatre' });
    await expectProblem(await within(theatre).findByRole('alert'), sentence);
    expect(within(theatre).queryByRole('button', { name: 'Try again' })).toBeNull();
    await rubicon.press('Judge bench');
    await rubicon.fill('Contest text', textOf(rows));
    await rubicon.press('Solve all boards');
    const answers = await rubicon.page.findByRole('region', { name: 'Answers' });
    await expectProblem(await within(answers).findByRole('alert'), sentence);
  });

  it('vectors of WebAssembly', async () => {
    // As V8 does on a processor without SSE 4.1.
    vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
    vi.spyOn(WebAssembly, 'compile').mockRejectedValue(new WebAssembly.CompileError('no SIMD'));
    const rubicon = await visit(linkOf(rows));
    const sentence = 'This browser or processor lacks WebAssembly SIMD, which the solver needs.';
    await expectProblem(rubicon.result, sentence);
    await expectToDraw(rubicon);
    await rubicon.press('Undo');
    await rubicon.press('中文');
    await rubicon.page.findByText(/此浏览器或处理器不支持 WebAssembly SIMD/);
  });
});

/** Without a connection, or from a server whose page names this script, no module can be fetched. */
const serve = (script: string | null) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    if (`${url}`.startsWith('data:') || script === null) throw new TypeError('Failed to fetch');
    return new Response(`<script data-version="assets/${script}"></script>`);
  });

describe('a module that cannot be fetched is fetched again', () => {
  it.each([
    ['on a server with the same version', 'base-this.js'],
    ['without a connection', null],
  ])('%s', async (_, script) => {
    const server = serve(script);
    const rubicon = await visit(linkOf(rows));
    await expectProblem(rubicon.result, 'The solver could not be loaded. Try again', 'Try again');
    server.mockRestore();
    await rubicon.press('Try again');
    await rubicon.expectAnswer(answer);
  });

  it('by a reload, if the server has another version', async () => {
    const server = serve('base-other.js');
    const rubicon = await visit(linkOf(rows));
    await expectProblem(rubicon.result, 'There is a new version of this page', 'Reload the page');
    await expectToDraw(rubicon);
    server.mockRestore();
    const again = await reload();
    await again.expectBoard(DRAWN);
    await again.example(2);
    await again.expectAnswer(answer);
  });
});

it('a part that does not come is reported after seconds, and shown if it comes late', async () => {
  const rubicon = await visit(linkOf(rows));
  await rubicon.expectAnswer(answer);
  serve('base-this.js');
  const release = holdPart('why-panel');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  rubicon.page.getByRole('tab', { name: 'Why' }).click();
  await vi.advanceTimersByTimeAsync(2 * SILENT_FOR);
  vi.useRealTimers();
  const panel = await rubicon.page.findByRole('tabpanel', { name: 'Why' });
  await expectProblem(panel, 'This part could not be loaded.', 'Try again');
  release();
  await expect.poll(() => panel).toHaveTextContent(/is answered by/);
});

it('of the scripts of another version a new one is not expected to come, wherever something is solved', async () => {
  const rubicon = await visit(linkOf(rows));
  await rubicon.expectAnswer(answer);
  serve('base-other.js');
  loseScripts(true);
  await rubicon.press('Theatre');
  const theatre = await rubicon.page.findByRole('main', { name: 'Theatre' });
  await expectProblem(theatre, 'There is a new version of this page', 'Reload the page');
  await rubicon.press('Judge bench');
  await rubicon.fill('Contest text', textOf(rows));
  await rubicon.press('Solve all boards');
  const answers = await rubicon.page.findByRole('region', { name: 'Answers' });
  await expectProblem(answers, 'There is a new version of this page', 'Reload the page');
  await killWorkers();
  await rubicon.press('Analysis');
  await rubicon.press('Download .in');
  await expectProblem(rubicon.notices, 'There is a new version of this page', 'Reload the page');
});
