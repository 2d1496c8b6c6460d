import { readFileSync } from 'node:fs';

const FAULT = 'what it does wrong';

/**
 * A contestant's program compiled for the page, with a fault named as in tests/core/command/contestant.c; without one it is
 * right.
 */
export function contestant(fault = ''): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(readFileSync(new URL('../../../build/contestant.wasm', import.meta.url)));
  const at = Buffer.from(bytes.buffer).indexOf(FAULT);
  if (at < 0 || fault.length >= FAULT.length) throw new Error('The fault has no room in the program.');
  bytes.set(Buffer.from(`${fault}\0`), at);
  return bytes;
}
