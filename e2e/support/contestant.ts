import { readFileSync } from 'node:fs';

const FAULT = 'what it does wrong';

/** A contestant's program compiled for the page, as in tests/web/support/contestant.ts. */
export function contestant(fault = ''): Buffer {
  const bytes = readFileSync(new URL('../../build/contestant.wasm', import.meta.url));
  bytes.write(`${fault}\0`, bytes.indexOf(FAULT));
  return bytes;
}
