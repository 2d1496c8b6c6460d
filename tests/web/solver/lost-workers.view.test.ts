import { describe, expect, it } from 'vitest';
import { linkOf, sample, slowBoard, walled } from '../../../e2e/support/boards.ts';
import type { Rubicon } from '../support/rubicon.ts';
import { visit } from '../support/visit.ts';
import { killWorkers, loseScripts } from '../support/worker-script.ts';

const CRASHED = /stopped unexpectedly/;
const LOST = /The solver could not be loaded\./;

/** Kills the workers, and has those that start from now on find no script. */
async function lose(): Promise<void> {
  loseScripts(true);
  await killWorkers();
}

const progress = ({ page }: Rubicon) => page.findByRole('progressbar', { name: 'Progress of the solver' });

describe('the solver’s worker', () => {
  it('is not missed when it dies with nothing to do', async () => {
    const rubicon = await visit(linkOf(sample(2).rows));
    await rubicon.expectAnswer('Black 2');
    await killWorkers();
    rubicon.follow(linkOf(walled(sample(3)).rows));
    await rubicon.expectAnswer(sample(3).answer);
  });

  it('that dies in the middle of a solve is reported, and starts again', async () => {
    const rubicon = await visit(linkOf(slowBoard));
    await progress(rubicon);
    await killWorkers();
    await expect.poll(() => rubicon.result).toHaveTextContent(CRASHED);
    await rubicon.press('Try again');
    await progress(rubicon);
    expect(rubicon.result).not.toHaveTextContent(CRASHED);
    await killWorkers();
    await expect.poll(() => rubicon.result).toHaveTextContent(CRASHED);
    rubicon.follow(linkOf(walled(sample(2)).rows));
    await rubicon.expectAnswer('Black 2');
  });

  it('that cannot be fetched is reported, the board is still drawn on, and a retry fetches it', async () => {
    const { rows, answer } = walled(sample(2));
    const rubicon = await visit(linkOf(sample(5).rows));
    await lose();
    rubicon.follow(linkOf(rows));
    await expect.poll(() => rubicon.result).toHaveTextContent(LOST);
    expect(rubicon.result).toHaveTextContent('Try again, or reload the page');
    await rubicon.choose('Erase');
    await rubicon.draw([3, 2]);
    await rubicon.expectBoard([...rows.slice(0, 2), rows[2]?.replace('X', '.') ?? '', ...rows.slice(3)]);
    await rubicon.press('Undo');
    await expect.poll(() => rubicon.result).toHaveTextContent(LOST);
    loseScripts(false);
    await rubicon.press('Try again');
    await rubicon.expectAnswer(answer);
  });
});
