// Times the miner on 10×10 boards: the command, the module in Node and the built page: `name<TAB>value<TAB>unit`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, firefox } from '@playwright/test';
import { preview } from 'vite';
import { loadMining } from '../../build/module/bench/load-mine.js';
import { GOALS } from '../../build/module/bench/names.js';
import { print } from './boards.mjs';

const SYSTEM = { chromium: '/usr/bin/chromium-headless-shell', firefox: '/usr/bin/firefox-esr' };
const TRIES = 4000;
const SECONDS_IN_PAGE = 6;

function secondsOf(work) {
  const begun = performance.now();
  work();
  return (performance.now() - begun) / 1000;
}

function timeCommand(goal) {
  const args = ['mine', '--goal', goal, '--tries', `${TRIES}`, '--jobs', '1'];
  const seconds = secondsOf(() => execFileSync('build/rubicon', args, { stdio: 'ignore' }));
  print(`mine ${goal}, command, one job`, (TRIES / seconds).toFixed(0), 'boards/s');
}

const mining = await loadMining(readFileSync('build/module/bench.wasm'));

function timeModule(goal) {
  const search = mining.open({ goal, rows: 10, columns: 10, density: 35, length: 80_000, seed: 1 });
  const run = (tries) => {
    search.begin(0, tries);
    while (!search.step(1_000_000).done);
  };
  run(TRIES / 10); // warm up the JIT compiler
  const seconds = secondsOf(() => run(TRIES));
  search.close();
  print(`mine ${goal}, module`, (TRIES / seconds).toFixed(0), 'boards/s');
}

/** The page's own count of boards a second, and the longest frame meanwhile. */
async function timePage(name, type, address) {
  const executablePath = SYSTEM[name];
  const browser = await type.launch({
    ...(existsSync(executablePath) && { executablePath }),
    ...(name === 'firefox' && existsSync(executablePath) && { channel: 'moz-firefox' }),
  });
  const page = await browser.newPage({ locale: 'en-US' });
  await page.goto(`${address}#view=bench`);
  await page.getByRole('tab', { name: 'Mine' }).click();
  await page.getByRole('button', { name: 'Start searching' }).click();
  await page.locator('.find-board').first().waitFor();
  const { rate, longest } = await page.evaluate(async (seconds) => {
    const tried = () => Number(document.querySelector('.mine-status dd').textContent.replaceAll(',', ''));
    const begun = performance.now();
    const before = tried();
    let last = begun;
    let longest = 0;
    while (last - begun < seconds * 1000) {
      const now = await new Promise(requestAnimationFrame);
      longest = Math.max(longest, now - last);
      last = now;
    }
    return { rate: ((tried() - before) / (last - begun)) * 1000, longest };
  }, SECONDS_IN_PAGE);
  await browser.close();
  print(`mine red, page, ${name}`, rate.toFixed(0), 'boards/s');
  print(`mine red, page, ${name}, longest frame`, longest.toFixed(1), 'ms');
}

for (const goal of GOALS) timeCommand(goal);
for (const goal of GOALS) timeModule(goal);
const root = fileURLToPath(new URL('../../web', import.meta.url));
const server = await preview({ root, build: { outDir: '../dist' }, preview: { port: 4829 } });
const [address] = server.resolvedUrls.local;
for (const [name, type] of Object.entries({ chromium, firefox })) await timePage(name, type, address);
await server.close();
