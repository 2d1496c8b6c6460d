import { type Zippable, zipSync } from 'fflate';
import type { PackageFile } from '../../../wasm/bench/package.ts';

/** Earliest date of the zip format, so that the same files always give the same zip. */
const DAY = new Date(1980, 0, 1);

/** Files with their folders as a zip. */
export function zipOf(files: readonly PackageFile[]): Uint8Array<ArrayBuffer> {
  const named: Zippable = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]));
  return new Uint8Array(zipSync(named, { level: 9, mtime: DAY }));
}
