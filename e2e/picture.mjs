// Takes the README's pictures of the built page: node e2e/picture.mjs, after make page.
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath: existsSync(installed) ? installed : undefined });
const file = pathToFileURL(`${root}dist/rubicon.html`).href;
const page = await browser.newPage({
  viewport: { width: 1280, height: 900 },
  locale: 'en-US',
  reducedMotion: 'reduce',
});
await page.goto(file);
await page.getByTestId('verdict').getByText('75').waitFor();
await page.getByRole('img', { name: 'Moves still to play' }).waitFor();
await page.getByRole('tabpanel').getByRole('button').first().waitFor();
await page.screenshot({ path: `${root}web/picture.png` });

await page.goto('about:blank');
await page.goto(`${file}#b=w1w/r1r/1b1&view=theatre`);
await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
await page.keyboard.press('l');
await page.locator('.notice-line', { hasText: 'The first loss' }).waitFor();
await page.screenshot({ path: `${root}web/theatre.png`, clip: { x: 0, y: 0, width: 1280, height: 720 } });
await browser.close();
