import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { contestText, linkOf, type Rows, sample } from '../../../../e2e/support/boards.ts';
import { downloadBy } from '../../support/download.ts';
import { reload, visit } from '../../support/visit.ts';
import { killWorkers, loseScripts } from '../../support/worker-script.ts';
import { keptFinds, Miner, type StoredFind } from './miner.ts';

const command = fileURLToPath(new URL('../../../../build/rubicon', import.meta.url));
const RECORDS = contestText('records.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const [, , RECORD = '', record = ''] = RECORDS[0] ?? [];

/** A find as it is stored. */
const stored = (run: number, rows: Rows, goal: string, answer: string, score: number) => ({
  ...{ goal, density: 35, length: 10_000, seed: 1, run, tries: 7, score, answer },
  board: linkOf(rows).slice('#b='.length),
});

const long = stored(0, record.split('/'), 'red', RECORD, 359);
const short = stored(1, sample(5).rows, 'red', 'Red 75', 75);
const tie = stored(2, sample(4).rows, 'tie', 'Tie', 9);
const ADDRESS = '#view=bench&tool=mine&goal=red';

async function open(...finds: readonly StoredFind[]): Promise<Miner> {
  const miner = new Miner(await visit(ADDRESS, { kept: keptFinds(...finds) }));
  await miner.shown();
  return miner;
}

async function reloaded(): Promise<Miner> {
  const miner = new Miner(await reload());
  await miner.shown();
  return miner;
}

/** The stored keys of finds. */
const storedKeys = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('rubicon.finds'))
    .sort();
const keysOf = (...finds: readonly StoredFind[]) =>
  Object.keys(keptFinds(...finds))
    .map((key) => `rubicon.${key}`)
    .sort();

/** Clicks a button of a find. */
const clickOf = ({ rubicon, rows }: Miner, find: number, name: string) =>
  rubicon.user.click(within(rows[find] as HTMLElement).getByRole('button', { name }));

describe('the finds of a goal', () => {
  it('go out as files with their right answers, and as links', async () => {
    const miner = await open(long, short, tie);
    const { rubicon } = miner;
    expect(miner.scores()).toEqual(['Red 359', 'Red 75']);
    const input = await downloadBy(() => rubicon.press('Download .in'));
    const answers = await downloadBy(() => rubicon.press('Download .ans'));
    expect([input.name, answers.name, answers.text]).toEqual([
      'rubicon-red.in',
      'rubicon-red.ans',
      'Red 359\nRed 75\n',
    ]);
    expect(execFileSync(command, { input: input.text, encoding: 'utf8' })).toBe(answers.text);

    const page = location.href.replace(/#.*/, '');
    const links = [long, short].map(({ board }) => `${page}#b=${board}\n`);
    await clickOf(miner, 1, 'Copy the link');
    await within(miner.finds).findByText('Link copied.');
    expect(await navigator.clipboard.readText()).toBe(links[1]?.trimEnd());
    await rubicon.press('Copy the links');
    await within(miner.finds).findByText('2 links copied.');
    expect(await navigator.clipboard.readText()).toBe(links.join(''));
  });

  it('open in the editor', async () => {
    const miner = await open(short);
    const { rubicon } = miner;
    await rubicon.press(/^Red wins in 75 moves, \d × \d\. Open in the editor$/);
    await rubicon.expectBoard(sample(5).rows);
  });

  it('that beat the record of their size say so, with a text for others to check', async () => {
    const rows = ['O.O', '...', '.X.'];
    const asLong = stored(4, ['OO.', '##.', '.X.'], 'red', 'Red 9', 9);
    const miner = await open(stored(3, rows, 'red', 'Red 99', 99), asLong, short);
    expect(miner.scores()).toEqual(['Red 99', 'Red 9', 'Red 75']);
    expect(miner.rows[0]).toHaveTextContent('Better than the record of this size, 9.');
    for (const other of miner.rows.slice(1)) expect(other).not.toHaveTextContent('Better than');
    await miner.rubicon.press('Copy as contest text');
    await expect.poll(() => navigator.clipboard.readText()).toBe('0 1\n3 3\nO.O\n...\n.X.\n');
  });
});

it.each(['Download .in', 'Copy as contest text'])(
  'finds whose text cannot be written say so, and are written when it can be: %s',
  async (button) => {
    const { rubicon } = await open(stored(3, ['O.O', '...', '.X.'], 'red', 'Red 99', 99));
    await killWorkers();
    loseScripts(true);
    await rubicon.press(button);
    await within(rubicon.notices).findByText(/The solver could not be loaded\./);
    loseScripts(false);
    const { text } = await downloadBy(() => rubicon.press('Download .in'));
    expect(text).toBe('0 1\n3 3\nO.O\n...\n.X.\n');
  },
);

describe('finds are kept', () => {
  it('over a reload, also those that earlier versions kept in one text, or with the form', async () => {
    let miner = await open(long, short);
    await miner.type('Rows', 5);
    miner = await reloaded();
    expect(miner.scores()).toEqual(['Red 359', 'Red 75']);
    expect(miner.field('Rows')).toHaveValue(5);
    const text = JSON.stringify({ form: { rows: '6' }, finds: [long, short] });
    for (const kept of [{ mine: text }, { finds: text, mine: '{"form":{"rows":"6"}}' }]) {
      miner = new Miner(await visit(ADDRESS, { kept }));
      await miner.shown();
      expect(miner.scores()).toEqual(['Red 359', 'Red 75']);
      expect(miner.field('Rows')).toHaveValue(6);
      expect(localStorage.getItem('rubicon.mine')).not.toContain('finds');
      expect(storedKeys()).toEqual(keysOf(long, short));
    }
  });

  it('until they are deleted, which is undone', async () => {
    let miner = await open(long, short, tie);
    expect(miner.finds).not.toHaveTextContent('deleted');
    await clickOf(miner, 0, 'Delete');
    await within(miner.finds).findByText('1 board deleted.');
    expect(miner.scores()).toEqual(['Red 75']);
    await miner.rubicon.press('Undo');
    expect(miner.finds).not.toHaveTextContent('deleted');
    expect(miner.scores()).toEqual(['Red 359', 'Red 75']);
    expect(miner.rubicon.page.queryByRole('button', { name: 'Undo' })).toBeNull();

    await miner.rubicon.press('Delete all of these');
    await within(miner.finds).findByText('Nothing found yet for this goal.');
    await within(miner.finds).findByText('2 boards deleted.');
    await miner.rubicon.press('Undo');
    expect(miner.scores()).toEqual(['Red 359', 'Red 75']);
    await miner.rubicon.press('Delete all of these');
    miner = await reloaded();
    expect(miner.rows).toEqual([]);
    await miner.rubicon.click('radio', 'Longest line before a tie repeats');
    await expect.poll(() => miner.scores()).toEqual(['repeats after 9 moves ', 'Tie']);
  });

  it('as one list for all tabs, each with its own form', async () => {
    const miner = await open(short);
    await miner.type('Rows', 4);
    const tell = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));
    const [key = '', text = ''] = Object.entries(keptFinds(long))[0] ?? [];
    localStorage.setItem(`rubicon.${key}`, text.replace('"time":1', '"time":2'));
    tell(`rubicon.${key}`);
    await expect.poll(() => miner.scores()).toEqual(['Red 359', 'Red 75']);
    expect(miner.field('Rows')).toHaveValue(4);
    // Another tab deletes the longest and adds one unnoticed: what this one changes leaves both so.
    localStorage.removeItem(`rubicon.${key}`);
    for (const [added, find] of Object.entries(keptFinds(tie)))
      localStorage.setItem(`rubicon.${added}`, find);
    await clickOf(miner, 1, 'Delete');
    await expect.poll(() => miner.rows).toEqual([]);
    expect(storedKeys()).toEqual(keysOf(tie));
  });

  it('or are said not to be, where the browser stores nothing', async () => {
    const miner = await open(long, short);
    expect(miner.finds).not.toHaveTextContent('The browser does not keep the finds');
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('The storage is full.');
    });
    await clickOf(miner, 0, 'Delete');
    await miner.rubicon.press('Undo');
    await within(miner.finds).findByText(/^The browser does not keep the finds for your next visit/);
    expect(miner.scores()).toEqual(['Red 359', 'Red 75']);
  });
});

it('a form that cannot be searched says why, and is kept, but not in the address', async () => {
  let miner = await open();
  await miner.type('Rows', 17);
  await expect.poll(() => location.hash).toMatch(/&tool=mine&goal=red$/);
  miner = await reloaded();
  const { page } = miner.rubicon;
  expect(miner.field('Rows')).toHaveValue(17);
  expect(miner.field('Rows')).toHaveAccessibleDescription('Rows: expected a number from 2 to 16.');
  page.getByText('Rows: expected a number from 2 to 16.');
  expect(miner.rubicon.button('Start searching')).toBeDisabled();
  await miner.type('Rows', 16);
  expect(miner.rubicon.button('Start searching')).toBeEnabled();
  expect(page.queryByText(/expected a number/)).toBeNull();
  await miner.rubicon.press('Another seed');
  expect(miner.field('Seed')).not.toHaveValue(1);
});
