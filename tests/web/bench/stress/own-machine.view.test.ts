import { unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { downloadBytesBy } from '../../support/download.ts';
import { visit } from '../../support/visit.ts';
import { Stresser } from './stresser.ts';

let stress: Stresser;

beforeEach(async () => {
  stress = new Stresser(await visit('#view=bench&tool=stress'));
  await stress.shown();
});

it('a line to compile it elsewhere is copied', async () => {
  const { rubicon } = stress;
  const summary = rubicon.page.getByText('How to compile to WebAssembly yourself');
  // Where the page compiles C++ itself, few need that.
  expect(summary.closest('details')).not.toHaveAttribute('open');
  await rubicon.user.click(summary);
  for (const [tool, line] of [
    ['Emscripten', /^em\+\+ -O2 -sSTANDALONE_WASM .* mine\.cpp -o mine\.wasm$/],
    ['Rust', /^rustc -O --target wasm32-wasip1 mine\.rs -o mine\.wasm$/],
  ] as const) {
    await rubicon.press(`Copy the line for ${tool}`);
    await rubicon.page.findByText(`${tool}: Line copied.`);
    expect(await navigator.clipboard.readText()).toMatch(line);
  }
});

it('the kit for stress testing at home is a zip', async () => {
  const { name, bytes } = await downloadBytesBy(() => stress.rubicon.press('Download the kit'));
  expect(name).toBe('duipai.zip');
  const files = Object.keys(unzipSync(bytes));
  expect(files).toHaveLength(25);
  expect(files).toEqual(expect.arrayContaining(['duipai/duipai.bat', 'duipai/duipai.sh', 'duipai/10.ans']));
});
