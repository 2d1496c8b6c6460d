import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { JSX, pageAssets, pageScripts } from './web/support/page-scripts.ts';

/** Tests of the whole page, without a browser. */
const VIEWS = 'tests/web/**/*.view.test.ts';
const COMPILER = 'tests/web/bench/stress/compile/compiler.test.ts';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    environment: 'node',
    // One process for many files: starting one for each, and compiling the modules in it, took half of the time.
    isolate: false,
    maxWorkers: availableParallelism(),
    // Generous, because durations are the benchmarks' concern.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { interval: 20, timeout: 30_000 } },
    // A text that is missing is an error: it would be written, and so pass.
    update: process.env.UPDATE ? 'all' : 'none',
    projects: [
      {
        extends: true,
        plugins: [pageAssets()],
        oxc: JSX,
        test: {
          name: 'unit',
          include: ['tests/{package,structure,wasm,web}/**/*.test.ts'],
          exclude: [VIEWS, COMPILER],
        },
      },
      {
        extends: true,
        plugins: [pageScripts()],
        test: {
          name: 'views',
          include: [VIEWS],
          setupFiles: ['tests/web/support/leave-page.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'compiler',
          include: [COMPILER],
          pool: 'forks',
          // The compiler's 26 MB run a few times: V8 takes longer to optimize them than they then save.
          execArgv: ['--liftoff-only'],
          // One compilation can take more than a minute on a busy machine.
          testTimeout: 240_000,
        },
      },
    ],
  },
});
