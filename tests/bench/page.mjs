// Times the built page in each installed browser: `name<TAB>value<TAB>unit`, medians. Arguments: the names of the parts to time,
// by default all.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, firefox } from '@playwright/test';
import { preview } from 'vite';
import { contestFile, median, print } from './boards.mjs';

const SYSTEM = { chromium: '/usr/bin/chromium-headless-shell', firefox: '/usr/bin/firefox-esr' };
const EDITS = 21;
const LARGE_RUNS = 5;
const LARGE_SIDE = 32;

/** Positions of the theatre's speed slider, and their names. */
const THEATRE_SPEEDS = [
  ['6', '100,000 a second'],
  ['7', 'full speed'],
];
const THEATRE_RUNS = 3;

const BATCH_BOARDS = 10_000;

/** Lighthouse's slow 4G: bytes a second in each direction, and latency (ms). */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
};
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const PHONE_SLOWER = 4;
const VISITS = 7;

const TEN = `#b=r8r/${'10/'.repeat(8)}4b5`;
const LARGE = `#b=r${LARGE_SIDE - 2}r/${`${LARGE_SIDE}/`.repeat(LARGE_SIDE - 2)}8b${LARGE_SIDE - 9}`;

function launchers() {
  const launch = { chromium, firefox };
  const found = Object.keys(SYSTEM).filter((name) => existsSync(SYSTEM[name]));
  if (found.length === 0) return [['chromium', () => chromium.launch()]];
  return found.map((name) => [
    name,
    () =>
      launch[name].launch({
        executablePath: SYSTEM[name],
        ...(name === 'firefox' && { channel: 'moz-firefox' }),
      }),
  ]);
}

/** Measures that run in the page: they wait, frame by frame, until something is visible and painted. */
function addMeasures() {
  const frame = () => new Promise(requestAnimationFrame);
  const painted = async (isSeen) => {
    do await frame();
    while (!isSeen());
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    return performance.now();
  };
  const isSolved = () =>
    document.querySelector('[role=status][aria-busy=false] [data-testid=verdict]') !== null &&
    document.querySelector('.stale') === null;
  const button = (name) =>
    [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
      (ariaLabel ?? textContent).startsWith(name),
    );
  const press = (name) => button(name).click();
  /** Opens a link on the open page, and presses Cancel as soon as it is there: the time of that. */
  const cancelled = async (link) => {
    location.hash = link;
    while (button('Cancel') === undefined) await frame();
    const begun = performance.now();
    press('Cancel');
    return begun;
  };

  const map = () => document.querySelector('.map-overlay')?.innerHTML ?? '';
  /** What the cell in row 5 and column 5, which the edits change, is said to be, with what the map says of it. */
  const edited = () =>
    [...document.querySelectorAll('[role=gridcell]')].find(({ ariaLabel }) =>
      ariaLabel.startsWith('row 5, column 5:'),
    )?.ariaLabel ?? '';
  const released = () =>
    new Promise((resolve) => addEventListener('pointerup', resolve, { once: true, capture: true }));

  window.measures = {
    press,
    /** From the request for the page to the first verdict, and to everything shown after it. */
    firstShown: async () => {
      const verdict = await painted(isSolved);
      const shown = ['.samples button', '#study-panel button', '.moves button'];
      return { verdict, all: await painted(() => shown.every((each) => document.querySelector(each))) };
    },
    /** From the next release of the pointer to the verdict, and from there to the new map, if one is shown. */
    afterRelease: async () => {
      const before = map();
      const { timeStamp } = await released();
      const isMapped = () => before === '' || map() !== before;
      const [verdict, mapped] = await Promise.all([painted(isSolved), painted(isMapped)]);
      return { verdict: verdict - timeStamp, map: mapped - verdict };
    },
    /** From the next press or release of the pointer until the obstacle map of the new board is complete. */
    wholeMap: async () => {
      const before = edited();
      const { timeStamp } = await new Promise((resolve) => {
        for (const act of ['click', 'pointerup'])
          addEventListener(act, resolve, { once: true, capture: true });
      });
      const progress = () => document.querySelector('.map-progress span')?.textContent ?? '';
      const isNew = () =>
        edited() !== before && /: obstacle; (removing|without) the|: free; (adding|with) an/.test(edited());
      return (await painted(() => isNew() && progress().startsWith('97 of 97'))) - timeStamp;
    },
    /** The longest time between two frames until `stop` is called. */
    watchFrames: () => {
      let longest = 0;
      let last = performance.now();
      let isOn = true;
      const look = (now) => {
        longest = Math.max(longest, now - last);
        last = now;
        if (isOn) requestAnimationFrame(look);
      };
      requestAnimationFrame((now) => {
        last = now;
        requestAnimationFrame(look);
      });
      return {
        stop: () => {
          isOn = false;
          return longest;
        },
      };
    },
    /** The longest of the next `frames` frames after a link is opened and its board is being solved. */
    longestFrame: async (link, frames) => {
      location.hash = link;
      while (button('Cancel') === undefined) await frame();
      let last = await frame();
      let longest = 0;
      for (let seen = 0; seen < frames; seen++) {
        const now = await frame();
        longest = Math.max(longest, now - last);
        last = now;
      }
      return longest;
    },
    /** From a cancel until the progress bar disappears. */
    cancelSeen: async (link) => {
      const begun = await cancelled(link);
      return (await painted(() => document.querySelector('progress') === null)) - begun;
    },
    /** From a cancel to the verdict on the board opened next. */
    verdictAfterCancel: async (link) => {
      const begun = await cancelled(link);
      press('Sample 5');
      return (await painted(isSolved)) - begun;
    },
  };
}

/** Chooses Edit, and moves the pointer to the cell that the edits change, which is free again. */
async function pointAtCell(page) {
  await page.keyboard.press('e');
  const cell = page.getByRole('gridcell', { name: 'row 5, column 5:' });
  const { x, y, width, height } = await cell.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  for (const content of ['obstacle', 'free']) {
    await page.mouse.down();
    await page.mouse.up();
    await page.getByRole('gridcell', { name: `row 5, column 5: ${content}` }).waitFor();
  }
}

/** Edits the open 10x10 board with a study panel: times to the verdict, from there to the map, and the longest frame. */
async function timeEdits(page, study) {
  await page.goto('about:blank');
  await page.goto(address + TEN);
  await page.getByTestId('verdict').waitFor();
  await page.locator(`#study-${study}`).click();
  await page.getByRole('tabpanel').locator('button').first().waitFor();
  if (study === 'maps') await page.locator('.map-overlay text, .map-overlay .count').first().waitFor();
  await pointAtCell(page);
  const frames = await page.evaluateHandle(() => window.measures.watchFrames());
  const times = [];
  for (let edit = 0; edit < EDITS; edit++) {
    const time = await page.evaluateHandle(() => ({ taken: window.measures.afterRelease() }));
    await page.mouse.down();
    await page.mouse.up();
    times.push(await time.evaluate(({ taken }) => taken));
  }
  const longest = await frames.evaluate((watch) => watch.stop());
  const middle = (key) => median(times.map((time) => time[key])).toFixed(1);
  return { verdict: middle('verdict'), map: middle('map'), frame: longest.toFixed(1) };
}

/**
 * Times the complete obstacle map of the open 10x10 board, the same after edits, and the longest frame while results stream in.
 */
async function timeObstacles(page) {
  await page.goto('about:blank');
  await page.goto(address + TEN);
  await page.locator('#study-maps').click();
  const obstacles = page.getByRole('radio', { name: 'Obstacles' });
  await obstacles.waitFor();
  const frames = await page.evaluateHandle(() => window.measures.watchFrames());
  const took = await obstacles.evaluate((choice) => {
    const whole = window.measures.wholeMap();
    choice.click();
    return whole;
  });
  await pointAtCell(page);
  const edits = [];
  for (let edit = 0; edit < EDITS; edit++) {
    const whole = await page.evaluateHandle(() => ({ taken: window.measures.wholeMap() }));
    await page.mouse.down();
    await page.mouse.up();
    edits.push(await whole.evaluate(({ taken }) => taken));
  }
  return { took, edit: median(edits), frame: await frames.evaluate((watch) => watch.stop()) };
}

/** Times the whole run of the open 10x10 board in the theatre at one speed, from start to end, without pauses. */
async function timeTheatre(page, speed) {
  await page.goto('about:blank');
  await page.goto(`${address}${TEN}&view=theatre&act=steps`);
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.waitFor();
  await page.getByRole('slider', { name: 'Speed' }).fill(speed);
  await page.getByRole('checkbox', { name: 'Skip from key moment to key moment' }).uncheck();
  return page.evaluate(async () => {
    const slider = document.querySelector('.timeline input');
    const frames = window.measures.watchFrames();
    const begun = performance.now();
    window.measures.press('Play');
    do await new Promise(requestAnimationFrame);
    while (slider.value !== slider.max && performance.now() - begun < 4000);
    const took = performance.now() - begun;
    return { speed: (Number(slider.value) / took) * 1000, frame: frames.stop() };
  });
}

/** Times a whole contest file in the bench's batch: boards a second, and the longest frame while answers stream in. */
async function timeBatch(page) {
  await page.goto('about:blank');
  await page.goto(`${address}#view=bench`);
  const buffer = Buffer.from(contestFile(BATCH_BOARDS));
  const field = page.getByLabel('Choose a file');
  await field.waitFor({ state: 'attached' });
  const taken = page.evaluate(async () => {
    const isRunning = () => document.querySelector('.running progress') !== null;
    while (!isRunning()) await new Promise(requestAnimationFrame);
    const frames = window.measures.watchFrames();
    const begun = performance.now();
    while (isRunning()) await new Promise(requestAnimationFrame);
    return { took: performance.now() - begun, frame: frames.stop() };
  });
  await field.setInputFiles({ name: 'boards.in', mimeType: 'text/plain', buffer });
  const { took, frame } = await taken;
  return { speed: (BATCH_BOARDS / took) * 1000, frame };
}

/** Opens a small board; the measures then open the large one, which takes about a second to solve, by its link. */
async function openTen(page) {
  await page.goto('about:blank');
  await page.goto(address + TEN);
  await page.getByTestId('verdict').waitFor();
}

async function timeLarge(page) {
  await openTen(page);
  const frame = await page.evaluate((link) => window.measures.longestFrame(link, 24), LARGE);
  await openTen(page);
  const cancel = await page.evaluate((link) => window.measures.cancelSeen(link), LARGE);
  await openTen(page);
  const next = await page.evaluate((link) => window.measures.verdictAfterCancel(link), LARGE);
  return { frame, cancel, next };
}

/** A first visit on a slow phone with an empty cache. Only Chromium supports throttling. */
async function timeFirstVisit(browser) {
  const context = await browser.newContext({ ...PHONE, locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(addMeasures);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWER });
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await page.evaluate(() => window.measures.firstShown());
  await context.close();
  return shown;
}

async function timeFirstVisits(name, browser) {
  const visits = [];
  for (let visit = 0; visit < VISITS; visit++) visits.push(await timeFirstVisit(browser));
  const middle = (key) => median(visits.map((visit) => visit[key])).toFixed(0);
  print(`page in ${name}, first verdict on a slow phone`, middle('verdict'), 'ms');
  print(`page in ${name}, all that is shown after it`, middle('all'), 'ms');
}

/** Prints the figures of each part; some get a page, the first visit a browser. */
const PARTS = {
  visits: async (name, { browser }) => {
    if (name === 'chromium') await timeFirstVisits(name, browser);
  },
  edits: async (name, { page }) => {
    for (const study of ['moves', 'maps']) {
      const edits = await timeEdits(page, study);
      print(`page in ${name}, verdict after an edit of 10x10, ${study} shown`, edits.verdict, 'ms');
      if (study === 'maps') print(`page in ${name}, map after that verdict`, edits.map, 'ms');
      print(`page in ${name}, longest frame of these edits`, edits.frame, 'ms');
    }
  },
  obstacles: async (name, { page }) => {
    const { took, edit, frame } = await timeObstacles(page);
    print(`page in ${name}, obstacle map of 10x10`, took.toFixed(0), 'ms');
    print(`page in ${name}, obstacle map after an edit`, edit.toFixed(0), 'ms');
    print(`page in ${name}, longest frame while it streams in`, frame.toFixed(1), 'ms');
  },
  theatre: async (name, { page }) => {
    for (const [speed, named] of THEATRE_SPEEDS) {
      const shown = [];
      for (let run = 0; run < THEATRE_RUNS; run++) shown.push(await timeTheatre(page, speed));
      const longest = Math.max(...shown.map((each) => each.frame));
      const middle = median(shown.map((each) => each.speed));
      print(`page in ${name}, theatre on 10x10 at ${named}`, middle.toFixed(0), 'positions/s');
      print(`page in ${name}, longest frame of it`, longest.toFixed(1), 'ms');
    }
  },
  batch: async (name, { page }) => {
    const batch = await timeBatch(page);
    print(`page in ${name}, batch of ${BATCH_BOARDS} boards 10x10`, batch.speed.toFixed(0), 'boards/s');
    print(`page in ${name}, longest frame of it`, batch.frame.toFixed(1), 'ms');
  },
  large: async (name, { page }) => {
    const runs = [];
    for (let run = 0; run < LARGE_RUNS; run++) runs.push(await timeLarge(page));
    const side = `${LARGE_SIDE}x${LARGE_SIDE}`;
    const middle = (key) => median(runs.map((run) => run[key])).toFixed(1);
    print(`page in ${name}, longest frame while ${side} is solved`, middle('frame'), 'ms');
    print(`page in ${name}, cancel seen`, middle('cancel'), 'ms');
    print(`page in ${name}, verdict of the next board after a cancel`, middle('next'), 'ms');
  },
};

async function timeBrowser(name, launch, parts) {
  const browser = await launch();
  const page = await browser.newPage({ locale: 'en-US' });
  await page.addInitScript(addMeasures);
  // Caching the page keeps a processor busy for a second or two: only the first visits are timed meanwhile.
  await page.goto(address);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active);
  for (const part of parts) await PARTS[part](name, { browser, page });
  await browser.close();
}

/** Compresses the modules as hosts do; the preview server does not. */
const compressModules = {
  name: 'compress-modules',
  configurePreviewServer: ({ middlewares, config }) => {
    middlewares.use(({ url }, response, next) => {
      if (!url.endsWith('.wasm')) return next();
      response.writeHead(200, { 'Content-Type': 'application/wasm', 'Content-Encoding': 'gzip' });
      response.end(gzipSync(readFileSync(resolve(config.root, config.build.outDir, `.${url}`))));
    });
  },
};

const named = process.argv.slice(2);
const parts = named.length > 0 ? named : Object.keys(PARTS);
const unknown = parts.find((part) => !(part in PARTS));
if (unknown !== undefined)
  throw new Error(`The parts are ${Object.keys(PARTS).join(', ')}; there is no ${unknown}.`);
const server = await preview({
  configFile: fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url)),
  plugins: [compressModules],
  preview: { host: '127.0.0.1', port: 4400 },
});
const address = server.resolvedUrls.local[0];
for (const [name, launch] of launchers()) await timeBrowser(name, launch, parts);
await server.close();
