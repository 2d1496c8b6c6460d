import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// WebKit allows one session at a time: one worker opens it, and all files share it.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['e2e/webkit/**/*.spec.ts'],
    environment: 'node',
    globalSetup: ['e2e/webkit/support/browser.ts'],
    setupFiles: ['e2e/webkit/support/watch.ts'],
    maxWorkers: 1,
    fileParallelism: false,
    isolate: false,
    // Generous, because durations are the benchmarks' concern.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Whole texts of the page in messages.
    chaiConfig: { truncateThreshold: 0 },
    expect: { poll: { interval: 50, timeout: 30_000 } },
  },
});
