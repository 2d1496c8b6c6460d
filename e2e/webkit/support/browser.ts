import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities } from 'selenium-webdriver';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

/** The open browser and the served page, for the tests. */
export interface Opened {
  readonly driver: string;
  readonly session: string;
  /** The page's address, under a sub-path, because the page must work under any path. */
  readonly address: string;
  /** The browser's download folder. */
  readonly downloads: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    opened: Opened;
  }
}

function miniBrowser(): string {
  const folders = readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`);
  const found = folders.find(existsSync);
  if (found === undefined) throw new Error('there is no MiniBrowser: install webkit2gtk-driver');
  return found;
}

/** Serves the page and opens WebKit on a virtual display; everything is ended after the last test. */
export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(tmpdir(), 'rubicon-webkit-'));
  const ended: (() => unknown)[] = [() => rmSync(home, { recursive: true, force: true, maxRetries: 5 })];
  const end = async () => {
    const failed: unknown[] = [];
    for (const each of ended.reverse()) {
      try {
        await each();
      } catch (caught) {
        failed.push(caught);
      }
    }
    if (failed.length > 0) throw failed[0];
  };
  try {
    const server = await preview({
      configFile: 'web/vite.config.ts',
      base: '/some/where/',
      logLevel: 'warn',
      preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
    });
    ended.push(() => server.close());
    const display = await startDisplay(ended);
    const driver = await startDriver(ended, display, home);
    const browser = await new Builder().usingServer(driver).withCapabilities(capabilities()).build();
    ended.push(() => browser.quit());
    // Leaves room for the bars that the browser shows after a download or a question, which shrink the page.
    await browser.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1100 });
    project.provide('opened', {
      driver,
      session: (await browser.getSession()).getId(),
      address: server.resolvedUrls?.local[0] ?? '',
      downloads: home,
    });
  } catch (error) {
    await end().catch(() => {});
    throw error;
  }
  return end;
}

function capabilities(): Capabilities {
  const options = { binary: miniBrowser(), args: ['--automation'] };
  return new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
}

/** Starts a virtual display with the first free number. */
async function startDisplay(ended: (() => unknown)[]): Promise<string> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  ended.push(() => screen.kill());
  const number = screen.stdio[3];
  if (number === null || number === undefined) throw new Error('Xvfb has no way to tell its number');
  const [text] = await Promise.race([once(number, 'data'), failure(screen, 'Xvfb')]);
  return `:${String(text).trim()}`;
}

/** Starts the driver on a bus of its own; the output of both goes to a file. */
async function startDriver(ended: (() => unknown)[], display: string, home: string): Promise<string> {
  const port = await freePort();
  mkdirSync(join(home, '.config'));
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${home}"\n`);
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: display,
    LANG: 'C.UTF-8',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Without a graphics card compositing costs 40 ms per frame, even for a single pixel: paint the window directly.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // Optimized code costs more than it saves in pages that live a few seconds.
    JSC_useOMGJIT: '0',
    JSC_useFTLJIT: '0',
    // Root in a container cannot create a sandbox.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  };
  const command = ['--', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'];
  const driver = spawn('dbus-run-session', command, { env, detached: true });
  const log = createWriteStream('build/webkit.log');
  driver.stdout.pipe(log);
  driver.stderr.pipe(log);
  ended.push(() => driver.pid !== undefined && process.kill(-driver.pid));
  const address = `http://127.0.0.1:${port}`;
  await Promise.race([answer(`${address}/status`), failure(driver, 'WebKitWebDriver')]);
  return address;
}

async function failure(started: ChildProcess, name: string): Promise<never> {
  const [reason] = await Promise.race([once(started, 'exit'), once(started, 'error')]);
  throw new Error(`${name} does not run: ${reason}`);
}

/** Resolves when the address answers. */
async function answer(address: string): Promise<void> {
  while (true) {
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}
