// Times C++ in Stress, in the browsers named or in each installed one: from the press to the first board,
// from the loaded compiler to the mistake's name, from Stop to its effect, medians; and boards a second
// beside the command's on the same program. Prints `name<TAB>value<TAB>unit`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, firefox } from '@playwright/test';
import { preview } from 'vite';
import { median, print } from './boards.mjs';

const LAUNCHERS = [
  ['chromium', chromium, { executablePath: '/usr/bin/chromium-headless-shell' }],
  ['firefox', firefox, { executablePath: '/usr/bin/firefox-esr', channel: 'moz-firefox' }],
].filter(
  ([name, , { executablePath }]) =>
    existsSync(executablePath) && (process.argv.length < 3 || process.argv.includes(name)),
);
const RUNS = Number(process.env.RUNS ?? 3);
const TIMEOUT = 300_000;
/** How long boards are counted (ms). */
const COUNTED_FOR = 15_000;

/** A right program with the line that most programs begin with. */
const PROGRAM = `#include <bits/stdc++.h>\n${readFileSync('web/theatre/algorithm/solution.cpp', 'utf8')}`;

/** The program letting the pawn go down. */
const WRONG = PROGRAM.replace('d == (back ? 0 : 3) ? -1 : beside(s.pawn, d)', 'beside(s.pawn, d)');

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

/**
 * The time (ms) from the loaded compiler, after a press of the button, until the result says `text`;
 * `pressed` is a button to press then.
 */
function loadedToText(page, text, pressed = null) {
  return page.evaluate(
    async ([text, pressed]) => {
      const says = (part) => document.querySelector('.stress-result')?.textContent.includes(part);
      document.querySelector('.stress-form button[type=submit]').click();
      while (!says('Compiling')) await new Promise(requestAnimationFrame);
      const begun = performance.now();
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === pressed)?.click();
      while (!says(text)) await new Promise(requestAnimationFrame);
      return performance.now() - begun;
    },
    [text, pressed],
  );
}

/** The boards run within COUNTED_FOR of the first ones, and the time that they took (s). */
function countBoards(page) {
  return page.evaluate(async (countedFor) => {
    const count = () => {
      const term = [...document.querySelectorAll('.stress-result dt')].find(
        ({ textContent }) => textContent === 'Boards',
      );
      return Number(term?.nextElementSibling.textContent.replaceAll(',', ''));
    };
    const [first, begun] = [count(), performance.now()];
    await new Promise((resolve) => setTimeout(resolve, countedFor));
    return { boards: count() - first, seconds: (performance.now() - begun) / 1000 };
  }, COUNTED_FOR);
}

/** Boards a second of the command, with one run at a time, on as many boards of the program compiled for this machine. */
function nativePace(boards) {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-cpp-'));
  const program = join(folder, 'program');
  writeFileSync(`${program}.cpp`, PROGRAM);
  execFileSync(process.env.CXX ?? 'c++', ['-O2', '-w', '-std=gnu++14', '-o', program, `${program}.cpp`]);
  const begun = performance.now();
  const given = ['stress', '--json', '--jobs', '1', '--minutes', '0', '--boards', `${boards}`, '--', program];
  const { tried } = JSON.parse(execFileSync('build/rubicon', given, { encoding: 'utf8' }));
  const seconds = (performance.now() - begun) / 1000;
  rmSync(folder, { recursive: true });
  return tried / seconds;
}

const paste = (page, program) => page.getByRole('textbox', { name: 'Your program in C++' }).fill(program);

/** Waits until the precompiled header is in the cache. */
const headerKept = (page) =>
  page.waitForFunction(async () => {
    if (!(await caches.has('rubicon-header'))) return false;
    return (await (await caches.open('rubicon-header')).keys()).length > 0;
  });

async function timeBrowser(name, browser, options) {
  const times = { cold: [], again: [], header: [], named: [], stopped: [] };
  let counted;
  for (let run = 0; run < RUNS; run++) {
    const profile = mkdtempSync(join(tmpdir(), 'rubicon-cpp-'));
    const visit = async (use, program = PROGRAM) => {
      const { context, page } = await openStress(browser, options, profile);
      await paste(page, program);
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
      if (run === RUNS - 1) counted = await countBoards(page);
    });
    await visit(async (page) => {
      times.named.push(await loadedToText(page, 'The mistake:'));
      times.stopped.push(await loadedToText(page, 'Stopped.', 'Stop'));
    }, WRONG);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  const figures = [
    ['pasted and started at once in a new browser', times.cold],
    ['started again at once', times.again],
    ['the same in a new browser with the precompiled header', times.header],
  ];
  for (const [what, taken] of figures)
    print(`C++ in ${name}, press to first board, ${what}`, (median(taken) / 1000).toFixed(1), 's');
  const ofWrong = `C++ in ${name}, a wrong program`;
  print(`${ofWrong}, loaded compiler to named mistake`, (median(times.named) / 1000).toFixed(1), 's');
  print(`${ofWrong}, stopped while it is compiled`, median(times.stopped).toFixed(0), 'ms');
  const paces = [
    ['', counted.boards / counted.seconds],
    [', as many by the command', nativePace(counted.boards)],
  ];
  for (const [whose, pace] of paces)
    print(`C++ in ${name}, boards a second${whose}`, pace.toFixed(0), 'boards/s');
}

const server = await preview({
  configFile: fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url)),
  preview: { host: '127.0.0.1', port: 4401 },
});
const address = server.resolvedUrls.local[0];
for (const each of LAUNCHERS) await timeBrowser(...each);
await server.close();
