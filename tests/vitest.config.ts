import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compilerParts } from '../web/vite.compiler.ts';
import { inlineModule } from '../web/vite.module.ts';
import { pageAssets } from './web/support/page-assets.ts';

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
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{package,structure,wasm,web}/**/*.test.ts'],
          exclude: [VIEWS, COMPILER],
        },
      },
      {
        extends: true,
        plugins: [inlineModule(), pageAssets()],
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
        define: {
          RUBICON_VERSION: JSON.stringify('1.2.3 (4567890)'),
          RUBICON_COMPILER: JSON.stringify(await compilerParts()),
        },
        test: {
          name: 'views',
          include: [VIEWS],
          expect: { poll: { interval: 20, timeout: 30_000 } },
          // Each visit has its own copy of the page's scripts, and of what renders them.
          server: { deps: { inline: [/preact/, /comlink/] } },
        },
      },
      {
        extends: true,
        // The compiler's 26 MB run a few times: V8 takes longer to optimize them than they then save.
        test: { name: 'compiler', include: [COMPILER], pool: 'forks', execArgv: ['--liftoff-only'] },
      },
    ],
  },
});
