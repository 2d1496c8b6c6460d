import { seeOutcomes, seePackage } from '../bench/outcomes.ts';
import { seePuzzle } from '../study/puzzles.ts';
import { linkOf, sample } from '../support/boards.ts';
import { onDayOfFirstPuzzle } from '../support/first-puzzle.ts';
import { test } from '../support/fixtures.ts';

test('what is pressed is seen to run and to end without scrolling, on a phone and on a laptop', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  await onDayOfFirstPuzzle(page);
  for (const [screen, size] of [
    ['a phone', { width: 360, height: 740 }],
    ['a laptop', { width: 1366, height: 768 }],
  ] as const) {
    await page.setViewportSize(size);
    await rubicon.open(`${linkOf(sample(4).rows)}&study=play`);
    await test.step(`a puzzle on ${screen}`, () => seePuzzle(rubicon));
    await rubicon.button('Judge bench').click();
    await test.step(`the bench on ${screen}`, () => seeOutcomes(rubicon));
    if (size.width < 600) await test.step(`a package on ${screen}`, () => seePackage(rubicon));
  }
});
