import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';

const repository = fileURLToPath(new URL('..', import.meta.url));

// The page is served under a sub-path, because it must work under any path.
const port = process.env.E2E_PORT ?? '4819';
const address = `http://127.0.0.1:${port}/some/where/`;

/** The system's browser if there is one, else (without a path) the one that Playwright installs. */
const systemBrowser = (path: string) => (existsSync(path) ? { executablePath: path } : {});
const chromium = systemBrowser('/usr/bin/chromium-headless-shell');
const firefox = systemBrowser('/usr/bin/firefox-esr');

/** The same fonts everywhere, because pictures are compared to the pixel. */
const env = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts/fonts.conf', import.meta.url)),
};

/** Firefox starts no process ahead of its use, the next page uses that of the last one, and nothing moves by itself. */
const FIREFOX = {
  'ui.prefersReducedMotion': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processCount.webIsolated': 1,
  'dom.ipc.keepProcessesAlive.web': 1,
  'fission.autostart': false,
};

export default defineConfig({
  testDir: '.',
  // e2e/webkit drives WebKit itself and has a configuration of its own.
  testMatch: /^(?!.*\/e2e\/webkit\/).*\.spec\.ts$/,
  outputDir: '../build/e2e',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  // Generous, because durations are the benchmarks' concern.
  timeout: 180_000,
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixels: 0, animations: 'disabled' } },
  forbidOnly: true,
  fullyParallel: true,
  // Each starts a browser of its own; the other suites use a core while a test waits.
  workers: availableParallelism(),
  retries: 0,
  updateSnapshots: process.env.UPDATE ? 'changed' : 'none',
  reporter: [['line'], ['json', { outputFile: '../build/e2e.json' }]],
  // The service worker costs time in every new context: only e2e/offline/ allows it.
  use: { baseURL: address, serviceWorkers: 'block', screenshot: 'only-on-failure', actionTimeout: 60_000 },
  webServer: {
    command: `node_modules/.bin/vite preview --config web/vite.config.ts --host 127.0.0.1 --port ${port} --strictPort --base /some/where/`,
    cwd: repository,
    url: address,
    reuseExistingServer: false,
  },
  projects: [
    {
      name: 'firefox',
      // What can differ between engines, in few visits: pointers and keys, files and the clipboard, workers, storage, layout.
      grep: /@engines/,
      // Firefox takes six times the work of Chromium to start: it is started once, and first.
      workers: 1,
      use: {
        ...devices['Desktop Firefox'],
        ...('executablePath' in firefox && { channel: 'moz-firefox' }),
        launchOptions: { ...firefox, env, firefoxUserPrefs: FIREFOX },
      },
    },
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          ...chromium,
          env,
          args: [
            // In addition to the flags with which Playwright keeps Chromium from background requests.
            '--disable-quic',
            '--font-render-hinting=none',
            // A page lives for seconds: it is left before code optimized early, or a process for the network, has paid.
            '--js-flags=--liftoff-only --interrupt-budget=2000000',
            '--enable-features=NetworkServiceInProcess2',
          ],
        },
      },
    },
  ],
});
