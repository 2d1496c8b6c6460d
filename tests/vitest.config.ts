import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/{package,structure,wasm,web}/**/*.test.ts'],
    environment: 'node',
    // One process for many files: starting one for each, and compiling the modules in it, took half of the time.
    isolate: false,
    // Generous, because durations are the benchmarks' concern.
    testTimeout: 60_000,
  },
});
