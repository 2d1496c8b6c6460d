import { defineConfig } from 'vitest/config';
import config from '../webkit/vitest.config.ts';

/** WebKit for `make monkey`; not a test. */
export default defineConfig({
  ...config,
  test: { ...config.test, include: ['e2e/monkey/webkit.monkey.ts'], setupFiles: [], testTimeout: 0 },
});
