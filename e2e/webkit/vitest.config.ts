import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// WebKit has one session at a time: one worker opens it, and all files share it.
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
    // Generous: how long things take is for the benchmarks.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { interval: 50, timeout: 30_000 } },
  },
});
