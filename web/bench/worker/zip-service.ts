import { transfer } from 'comlink';
import type { PackageFile } from '../../../wasm/bench/package.ts';
import { attempt } from '../../solver/worker/failure.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import { zipOf } from './zip.ts';

/** The worker's service for zips of files that the page has. */
export interface ZipService {
  pack(files: readonly PackageFile[]): Promise<Outcome<ArrayBuffer>>;
}

export const zipService: ZipService = {
  pack(files) {
    return attempt(() => {
      const { buffer } = zipOf(files);
      return transfer(buffer, [buffer]);
    });
  },
};
