import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { linkOf, marked, sample, slowBoard } from '../../../e2e/support/boards.ts';
import { GameView } from '../study/play/game-view.ts';
import type { Rubicon } from '../support/rubicon.ts';
import { visit } from '../support/visit.ts';
import { killWorkers, loseScripts } from '../support/worker-script.ts';

/** A board whose verdict comes long before the rest of its table. */
const SOON_ANSWERED = marked(marked(slowBoard, '.', [32, 8]), 'X', [8, 8]);
const REST = /^The map needs every position: \d+% solved\.$/;

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
    rubicon.follow(linkOf(sample(3).rows));
    await rubicon.expectAnswer(sample(3).answer);
  });

  it('that dies in the middle of a solve is reported, and starts again', async () => {
    const rubicon = await visit(`${linkOf(slowBoard)}&study=maps`);
    await progress(rubicon);
    const maps = await rubicon.page.findByRole('tabpanel', { name: 'Maps' });
    await within(maps).findByText('The map appears when the board is solved.');
    await killWorkers();
    await expect.poll(() => rubicon.result).toHaveTextContent(CRASHED);
    await within(maps).findByText(CRASHED);
    await rubicon.press('Try again');
    await progress(rubicon);
    expect(rubicon.result).not.toHaveTextContent(CRASHED);
    await killWorkers();
    await expect.poll(() => rubicon.result).toHaveTextContent(CRASHED);
    rubicon.follow(linkOf(sample(2).rows));
    await rubicon.expectAnswer('Black 2');
  });

  it('that dies after the answer is replaced by one that has its maps and its proof', async () => {
    const { rows, answer } = sample(2);
    const rubicon = await visit(linkOf(rows));
    await rubicon.expectAnswer(answer);
    await killWorkers();
    await rubicon.click('tab', 'Maps');
    const panel = () => rubicon.page.getByRole('tabpanel');
    await expect.poll(panel).toHaveTextContent('each free cell shows who wins with it there');
    await rubicon.expectAnswer(answer);
    await killWorkers();
    await rubicon.click('tab', 'Why');
    await expect.poll(panel).toHaveTextContent(/is answered by/);
  });

  it('that dies while a map needs the rest of the table is reported, and the map is begun again', async () => {
    const rubicon = await visit(`${linkOf(SOON_ANSWERED)}&study=maps`);
    const maps = await rubicon.page.findByRole('tabpanel', { name: 'Maps' });
    await within(maps).findByText(REST);
    await killWorkers();
    expect(await within(maps).findByRole('alert')).toHaveTextContent(CRASHED);
    await rubicon.user.click(within(maps).getByRole('button', { name: 'Try again' }));
    await within(maps).findByText(REST);
    expect(within(maps).queryByRole('alert')).toBeNull();
  });

  it('that cannot be fetched leaves the help without its answers, which come as soon as it can be', async () => {
    const rubicon = await visit(linkOf(sample(2).rows));
    await rubicon.expectAnswer('Black 2');
    await lose();
    const openRules = async () => {
      await rubicon.user.keyboard('?');
      return within(await rubicon.page.findByRole('dialog'));
    };
    const rule = await (await openRules()).findByRole('region', { name: 'Row 1' });
    await within(rule).findByText(LOST);
    loseScripts(false);
    await rubicon.press('Close');
    await expect.poll(() => rubicon.page.queryByRole('dialog')).toBeNull();
    const again = await (await openRules()).findByRole('region', { name: 'Row 1' });
    await within(again).findByText(/^Black wins in 2 moves/);
  });

  it('that cannot be fetched is reported, the board is still drawn on, and a retry fetches it', async () => {
    const { rows, answer } = sample(2);
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

describe('a game whose opponent’s worker', () => {
  const { rows } = sample(2);
  const open = async (side: 'Red' | 'Black', lost: () => Promise<void>) => {
    const game = new GameView(await visit(`${linkOf(rows)}&study=play`, { reducedMotion: true }));
    await game.rubicon.expectAnswer('Black 2');
    await lost();
    await game.begin(side);
    return game;
  };

  it('has died before its first move is answered by another one', async () => {
    const game = await open('Black', killWorkers);
    await game.expectStatus('Your turn: Black');
    await game.expectPlayed(1);
    expect(game.rubicon.result).not.toHaveTextContent(CRASHED);
  });

  it('cannot be fetched says so, and is answered after a retry', async () => {
    const game = await open('Black', lose);
    await expect.poll(() => game.rubicon.result).toHaveTextContent(LOST);
    await game.expectPlayed(0);
    loseScripts(false);
    await game.rubicon.press('Try again');
    await game.expectStatus('Your turn: Black');
    await game.expectPlayed(1);
  });
});
