import { unzipSync } from 'fflate';
import { downloadBytesBy } from '../../support/download.ts';
import { expect, test } from '../../support/fixtures.ts';

test('the kit for stress testing at home is a zip', async ({ rubicon, browserName }) => {
  await rubicon.page.goto('./#view=bench&tool=stress');
  const take = () => rubicon.page.getByRole('button', { name: 'Download the kit' }).click();
  const { name, bytes } = await downloadBytesBy(rubicon, browserName, take);
  expect(name).toBe('duipai.zip');
  const files = Object.keys(unzipSync(bytes));
  expect(files).toHaveLength(25);
  expect(files).toEqual(expect.arrayContaining(['duipai/duipai.bat', 'duipai/duipai.sh', 'duipai/10.ans']));
});
