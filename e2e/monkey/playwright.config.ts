import { defineConfig } from '@playwright/test';
import config from '../playwright.config.ts';

/** Chromium and Firefox for `make monkey`; not a test. */
export default defineConfig(config, {
  testDir: '.',
  outputDir: '../../build/monkey',
  testMatch: '**/chromium-and-firefox.monkey.ts',
  reporter: 'line',
});
