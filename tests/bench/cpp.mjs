// Times C++ in Stress in each installed browser, from the press to the first board: `name<TAB>value<TAB>unit`, medians.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, firefox } from '@playwright/test';
import { preview } from 'vite';
import { median, print } from './boards.mjs';

const LAUNCHERS = [
  ['chromium', chromium, { executablePath: '/usr/bin/chromium-headless-shell' }],
  ['firefox', firefox, { executablePath: '/usr/bin/firefox-esr', channel: 'moz-firefox' }],
].filter(([, , { executablePath }]) => existsSync(executablePath));
const RUNS = 3;
const TIMEOUT = 300_000;

/** A right program with the line that most programs begin with. */
const PROGRAM = `#include <bits/stdc++.h>\n${readFileSync('web/theatre/algorithm/solution.cpp', 'utf8')}`;

/** Opens Stress in a new browser with the storage of `profile`, so that no compiled code is left in memory. */
async function openStress(browser, options, profile) {
  const context = await browser.launchPersistentContext(profile, { ...options, locale: 'en-US' });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(TIMEOUT);
  await page.goto(`${address}#view=bench&tool=stress`);
  await page.locator('.cm-content').waitFor();
  return { context, page };
}

/** The time (ms) from the press of the button until a board has been run. */
function pressToBoard(page) {
  return page.evaluate(async () => {
    const isRun = () =>
      [...document.querySelectorAll('.stress-result dt')].some(
        (term) => term.textContent === 'Boards' && term.nextElementSibling.textContent !== '0',
      );
    const begun = performance.now();
    document.querySelector('.stress-form button[type=submit]').click();
    while (isRun()) await new Promise(requestAnimationFrame);
    while (!isRun()) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
}

const paste = (page) => page.getByRole('textbox', { name: 'Your program in C++' }).fill(PROGRAM);

/** Waits until the precompiled header is in the cache. */
const headerKept = (page) =>
  page.waitForFunction(async () => {
    if (!(await caches.has('rubicon-header'))) return false;
    return (await (await caches.open('rubicon-header')).keys()).length > 0;
  });

async function timeBrowser(name, browser, options) {
  const times = { cold: [], again: [], header: [] };
  for (let run = 0; run < RUNS; run++) {
    const profile = mkdtempSync(join(tmpdir(), 'rubicon-cpp-'));
    const visit = async (use) => {
      const { context, page } = await openStress(browser, options, profile);
      await paste(page);
      await use(page);
      await context.close();
    };
    await visit(async (page) => {
      await pressToBoard(page);
    });
    await visit(async (page) => {
      times.cold.push(await pressToBoard(page));
      times.again.push(await pressToBoard(page));
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await headerKept(page);
    });
    await visit(async (page) => {
      times.header.push(await pressToBoard(page));
    });
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  const figures = [
    ['pasted and started at once in a new browser', times.cold],
    ['started again at once', times.again],
    ['the same in a new browser with the precompiled header', times.header],
  ];
  for (const [what, taken] of figures)
    print(`C++ in ${name}, press to first board, ${what}`, (median(taken) / 1000).toFixed(1), 's');
}

const server = await preview({
  configFile: fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url)),
  preview: { host: '127.0.0.1', port: 4401 },
});
const address = server.resolvedUrls.local[0];
for (const each of LAUNCHERS) await timeBrowser(...each);
await server.close();
