import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';

const repository = fileURLToPath(new URL('..', import.meta.url));

// The page is served under a sub-path, because it must work under any.
const port = process.env.E2E_PORT ?? '4819';
const address = `http://127.0.0.1:${port}/some/where/`;

/** The system's browser where there is one, else (with no path given) the one that Playwright installs. */
const systemBrowser = (path: string) => (existsSync(path) ? { executablePath: path } : {});
const chromium = systemBrowser('/usr/bin/chromium-headless-shell');
const firefox = systemBrowser('/usr/bin/firefox-esr');

/** Fonts that are the same everywhere: pictures are compared to the pixel. */
const env = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts/fonts.conf', import.meta.url)),
};

export default defineConfig({
  testDir: '.',
  // What is in e2e/webkit drives WebKit itself and has a configuration of its own.
  testMatch: /^(?!.*\/e2e\/webkit\/).*\.spec\.ts$/,
  outputDir: '../build/e2e',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  // Generous: how long things take is for the benchmarks.
  timeout: 180_000,
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixels: 0, animations: 'disabled' } },
  forbidOnly: true,
  fullyParallel: true,
  // One more than there are cores: a test often waits for the page.
  workers: availableParallelism() + 1,
  retries: 0,
  reporter: [['line'], ['json', { outputFile: '../build/e2e.json' }]],
  // Keeping the page for later takes time in every new context: e2e/offline/ alone lets it.
  use: { baseURL: address, serviceWorkers: 'block', screenshot: 'only-on-failure' },
  webServer: {
    command: `node_modules/.bin/vite preview --config web/vite.config.ts --host 127.0.0.1 --port ${port} --strictPort --base /some/where/`,
    cwd: repository,
    url: address,
    reuseExistingServer: false,
  },
  projects: [
    {
      name: 'firefox',
      // What can differ between engines: pointers and keys, the clipboard and files, threads, storage, layout, sound,
      // colours of the system, and one test of each place.
      grep: /@engines/,
      // It takes six times the work to start that Chromium takes: it is started once, and first.
      workers: 1,
      use: {
        ...devices['Desktop Firefox'],
        ...('executablePath' in firefox && { channel: 'moz-firefox' }),
        launchOptions: { ...firefox, env },
      },
    },
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          ...chromium,
          env,
          // Beside the flags with which Playwright itself keeps Chromium from calling home.
          args: ['--disable-quic', '--font-render-hinting=none'],
        },
      },
    },
  ],
});
