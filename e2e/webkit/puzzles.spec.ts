import { expect, test } from 'vitest';
import { Bench } from './support/bench.ts';

const bench = new Bench();
const { rubicon } = bench;
const { page } = rubicon;
const DAY = 24 * 60 * 60 * 1000;
const PUZZLES = 366;

test('the puzzle of the day is that of the date, another one is spoiled and solved, and records open', async () => {
  const puzzles = page.getByRole('region', { name: 'Puzzles' });
  const moves = page.getByRole('list', { name: 'Your moves' }).getByRole('button');
  const today = () => (Math.floor(Date.now() / DAY) % PUZZLES) + 1;
  const before = today();
  await rubicon.visit();
  await rubicon.button('Puzzle of the day').nth(0).click();
  await puzzles
    .getByRole('heading')
    .nth(0)
    .expectText(/^Puzzle \d+ /);
  const shown = Number(/\d+/.exec((await puzzles.getByRole('heading').nth(0).text()) ?? '')?.[0]);
  expect([before, today()]).toContain(shown);

  await rubicon.visit('#b=r1wr/w1w1/1bww/w3&study=play&puzzle=1');
  await moves.having(/down → \(2,4\)/).click();
  const told = puzzles.getByRole('status');
  await told.expectText(/^Move 1 gave the win away\.$/);
  await rubicon.button('Take it back').click();
  await told.expectHidden();
  for (const move of [/right → \(1,2\)/, /down → \(2,2\)/, /down → \(3,2\)/]) {
    await moves.having(move).nth(0).expectSeen();
    await moves.having(move).nth(0).click();
  }
  await told.expectText(/^Solved\./);

  await bench.visit('Records');
  await rubicon.button(/^3 × 3: 9(, proven)?\. Open the board$/).click();
  await rubicon.expectAnswer('Red 9');
});
