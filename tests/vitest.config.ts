import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/{package,structure,wasm,web}/**/*.test.ts'],
    environment: 'node',
    // Generous: how long things take is for the benchmarks.
    testTimeout: 60_000,
  },
});
