import { seeOutcomes, seePackage } from '../bench/outcomes.ts';
import { test } from '../support/fixtures.ts';

test('what is pressed is seen to run and to end without scrolling, on a phone and on a laptop', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  await page.setViewportSize({ width: 360, height: 740 });
  await rubicon.go('#view=bench&tool=batch');
  await test.step('the bench on a phone', () => seeOutcomes(rubicon));
  await test.step('a package on a phone', () => seePackage(rubicon));
  await page.setViewportSize({ width: 1366, height: 768 });
  await test.step('the bench on a laptop', () => seeOutcomes(rubicon));
});
