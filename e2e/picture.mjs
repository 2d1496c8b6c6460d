// Takes the README's picture of the built page: node e2e/picture.mjs, after make page.
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath: existsSync(installed) ? installed : undefined });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
await page.goto(pathToFileURL(`${root}dist/rubicon.html`).href);
await page.getByTestId('verdict').getByText('75').waitFor();
await page.getByRole('img', { name: 'Moves still to play' }).waitFor();
await page.getByRole('tabpanel').getByRole('button').first().waitFor();
await page.screenshot({ path: `${root}web/picture.png` });
await browser.close();
