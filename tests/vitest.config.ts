import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/{package,structure,wasm,web}/**/*.test.ts'],
    environment: 'node',
    // One process for many files: starting one for each, and compiling the modules in it, took half of the work.
    isolate: false,
    // Generous: how long things take is for the benchmarks.
    testTimeout: 60_000,
  },
});
