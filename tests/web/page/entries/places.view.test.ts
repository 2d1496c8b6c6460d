import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { contestText, linkOf, sample } from '../../../../e2e/support/boards.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { reload, visit } from '../../support/visit.ts';

const LINK = linkOf(sample(2).rows);

/** A board that is no sample; Red captures at once. */
const ALONE = ['...', '.XO', 'O..'];

const isAt = (address: string) => expect.poll(() => location.hash).toBe(`${LINK}${address}`);

const isTab = ({ page }: Rubicon, name: string) =>
  expect.poll(() => page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');

describe('the address names', () => {
  it('each place, panel, act and tool, which are entries; Back leads through all of them', async () => {
    const rubicon = await visit(LINK);
    await rubicon.expectMove(0, 2);
    const before = history.length;
    await rubicon.click('tab', 'Why');
    await isAt('&study=why');
    await rubicon.press('Theatre');
    await isAt('&view=theatre');
    await expect.poll(() => document.title).toBe('Theatre – Rubicon');
    await rubicon.click('tab', 'Layer by layer');
    await isAt('&view=theatre&act=wave');
    await rubicon.press('Judge bench');
    await isAt('&view=bench');
    await rubicon.click('tab', 'Mine');
    await isAt('&view=bench&tool=mine&goal=red&size=10x10');
    await rubicon.click('radio', 'Longest line before a tie repeats');
    await isAt('&view=bench&tool=mine&goal=tie&size=10x10');
    expect(history.length).toBe(before + 5);
    for (const name of ['Batch', 'Layer by layer', 'Tour', 'Why', 'Moves']) {
      history.back();
      await isTab(rubicon, name);
    }
    await rubicon.expectBoard(sample(2).rows);
    expect(rubicon.button('Undo')).toBeDisabled();
  });

  it('a dialog, which is an entry that closing it leaves', async () => {
    const rubicon = await visit(`${LINK}&study=maps`);
    await isTab(rubicon, 'Maps');
    await rubicon.user.keyboard('?');
    await rubicon.page.findByRole('dialog');
    await isAt('&study=maps&help');
    await rubicon.press('Close');
    await expect.poll(() => rubicon.page.queryByRole('dialog')).toBeNull();
    await isAt('&study=maps');
    await rubicon.user.keyboard('?');
    await rubicon.page.findByRole('dialog');
    history.back();
    await expect.poll(() => rubicon.page.queryByRole('dialog')).toBeNull();
    await isTab(rubicon, 'Maps');
  });

  it('the page without its dialog though the browser does not go back', async () => {
    const rubicon = await visit(`${LINK}&study=maps`);
    await isTab(rubicon, 'Maps');
    await rubicon.user.keyboard('?');
    await isAt('&study=maps&help');
    vi.spyOn(history, 'back').mockReturnValue();
    await rubicon.press('Close');
    await isAt('&study=maps');
    await rubicon.click('tab', 'Why');
    await isAt('&study=why');
  });

  it.each([
    ['the entry below', -2],
    ['the dialog', -1],
  ])(
    'a link followed while a closed dialog is left, also where the browser then goes to %s',
    async (_, steps) => {
      const link = linkOf(sample(3).rows);
      const rubicon = await visit(`${LINK}&study=maps`);
      await rubicon.user.keyboard('?');
      await isAt('&study=maps&help');
      // A browser goes back in a later task; happy-dom at once.
      const back = vi.spyOn(history, 'back').mockReturnValue();
      await rubicon.press('Close');
      await expect.poll(() => back).toHaveBeenCalledOnce();
      rubicon.follow(link);
      history.go(steps);
      await rubicon.expectBoard(sample(3).rows);
      await expect.poll(() => location.hash).toBe(`${link}&study=maps`);
      expect(rubicon.page.queryByRole('dialog')).toBeNull();
      back.mockRestore();
      history.back();
      await rubicon.expectBoard(sample(2).rows);
    },
  );

  it('later what the browser refuses to write, as it does when it is asked too often', async () => {
    const rubicon = await visit(LINK);
    await rubicon.expectMove(0, 2);
    await isAt('');
    const before = history.length;
    const refused = (['pushState', 'replaceState'] as const).map((write) =>
      vi.spyOn(history, write).mockImplementation(() => {
        throw new DOMException('too many calls', 'SecurityError');
      }),
    );
    await rubicon.click('tab', 'Why');
    await expect.poll(() => refused.flatMap(({ mock }) => mock.calls)).not.toHaveLength(0);
    expect(location.hash).toBe(LINK);
    for (const each of refused) each.mockRestore();
    await isAt('&study=why');
    expect(history.length).toBe(before + 1);
    history.back();
    await isTab(rubicon, 'Moves');
  });
});

describe('an address opens', () => {
  it('the wave, at its layer', async () => {
    const rubicon = await visit(`${linkOf(sample(5).rows)}&view=theatre&act=wave&layer=12`);
    const slider = await rubicon.page.findByRole<HTMLInputElement>('slider', { name: 'Layer' });
    await expect.poll(() => slider).toHaveValue('12');
    await rubicon.slide(slider, 13);
    await expect.poll(() => location.hash).toMatch(/&view=theatre&act=wave&layer=13$/);
    // Other moves of the same board leave it there.
    rubicon.follow(`${linkOf(sample(5).rows)}&m=5.3u`);
    await rubicon.expectMove(1, 75);
    await rubicon.press('Theatre');
    await expect.poll(() => rubicon.page.queryByRole('slider', { name: 'Layer' })).toHaveValue('13');
  });

  it('the run, at its step, to which one comes back', async () => {
    const atStep = async ({ page }: Rubicon) => {
      const slider = () => page.queryByRole('slider', { name: 'Positions taken from the queue' });
      await expect.poll(slider).toHaveValue('23');
    };
    await atStep(await visit(`${LINK}&view=theatre&act=steps&step=23`));
    await isAt('&view=theatre&act=steps&step=23');
    const rubicon = await reload();
    await atStep(rubicon);
    await rubicon.press('Analysis');
    await rubicon.press('Theatre');
    await atStep(rubicon);
    // Another board, by a link or by a sample, has a run of its own.
    const expectBegun = async () => {
      await rubicon.press('Analysis');
      await expect.poll(() => location.hash).toBe(linkOf(sample(3).rows));
      await rubicon.press('Theatre');
      await expect
        .poll(() => rubicon.page.queryByRole('slider', { name: 'Positions taken from the queue' }))
        .toHaveValue('0');
      await expect.poll(() => location.hash).toMatch(/&view=theatre&act=steps$/);
    };
    await rubicon.press('Analysis');
    rubicon.follow(linkOf(sample(3).rows));
    await expectBegun();
    rubicon.follow(`${LINK}&view=theatre&act=steps&step=23`);
    await atStep(rubicon);
    await rubicon.press('Analysis');
    await rubicon.example(3);
    await expectBegun();
  });

  it('the tool with its form', async () => {
    const { page } = await visit('#view=bench&tool=mine&goal=unique&size=6x7');
    expect(await page.findByRole('spinbutton', { name: 'Rows' })).toHaveValue(6);
    expect(page.getByRole('spinbutton', { name: 'Columns' })).toHaveValue(7);
    await expect.poll(() => location.hash).toMatch(/&view=bench&tool=mine&goal=unique&size=6x7$/);
  });

  it('what it names, and leaves alone what it does not', async () => {
    const rubicon = await visit(`${LINK}&study=maps`);
    rubicon.follow(`${linkOf(sample(3).rows)}&view=nowhere&study=7&tool=hammer&new=1`);
    await rubicon.expectBoard(sample(3).rows);
    await isTab(rubicon, 'Maps');
    expect(rubicon.notices).toBeEmptyDOMElement();
  });
});

describe('an entry is', () => {
  it('an opened board, with the strokes and steps after it', async () => {
    const rubicon = await visit(LINK);
    await rubicon.expectMove(0, 2);
    const before = history.length;
    await rubicon.choose('Obstacle');
    await rubicon.draw([3, 1]);
    await rubicon.expectBoard(['#.#', 'O.O', '#X.']);
    await rubicon.example(5);
    await rubicon.expectMove(0, 75);
    await rubicon.user.click(rubicon.moves[7] as HTMLElement);
    await rubicon.expectMove(7, 75);
    const shown = rubicon.rows();
    await rubicon.example(4);
    await rubicon.expectAnswer('Tie');
    expect(history.length).toBe(before + 2);
    history.back();
    await rubicon.expectMove(7, 75);
    await rubicon.expectBoard(shown);
    history.back();
    await rubicon.expectBoard(['#.#', 'O.O', '#X.']);
  });

  it('each of the boards of a text, in place of the dialog’s', async () => {
    const rubicon = await visit(linkOf(ALONE));
    await rubicon.expectMove(0, 1);
    const before = history.length;
    await rubicon.press('Import or export');
    await rubicon.fill('Contest text', contestText('sample1.in'));
    await rubicon.press('Load the board');
    await rubicon.expectBoard(sample(1).rows);
    const list = await rubicon.page.findByRole('region', { name: 'Imported boards' });
    await rubicon.user.click(within(list).getByRole('button', { name: 'Board 4' }));
    await rubicon.expectAnswer('Tie');
    expect(history.length).toBe(before + 2);
    history.back();
    await rubicon.expectBoard(sample(1).rows);
    await expect.poll(() => list).toHaveTextContent('Board 1 of 5');
    history.back();
    await rubicon.expectBoard(ALONE);
    expect(rubicon.page.queryByRole('dialog')).toBeNull();
    expect(list).toHaveTextContent('Board 1 of 5');
  });

  it('the list of the batch, with the row from which one comes back', async () => {
    const rubicon = await visit('#view=bench');
    await rubicon.fill('Contest text', contestText('sample1.in'));
    await rubicon.press('Solve all boards');
    const row = () => rubicon.page.findByRole('button', { name: /^Board 3\b/ });
    await rubicon.user.click(await row());
    await rubicon.expectBoard(sample(3).rows);
    history.back();
    expect(await row()).toHaveAttribute('aria-current', 'true');
    expect(rubicon.page.getByRole('textbox', { name: 'Contest text' })).toHaveValue(
      contestText('sample1.in'),
    );
  });
});

it('a dialog that is opened while the browser takes seconds to go back stays open', async () => {
  const rubicon = await visit(LINK);
  await rubicon.expectMove(0, 2);
  await rubicon.press('Help');
  const help = await rubicon.page.findByRole('dialog', { name: 'Help' });
  await isAt('&help');
  const goBack = history.back.bind(history);
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await rubicon.user.click(within(help).getByRole('button', { name: 'Close' }));
  expect(back).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(3_000);
  await rubicon.user.keyboard('r');
  goBack();
  await isAt('&recent');
  await rubicon.page.findByRole('dialog', { name: 'Recent boards' });
  back.mockRestore();
});
