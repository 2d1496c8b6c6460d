import type { Judge, KillMatrix, PackageProgress } from '../../../../wasm/bench/package.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';

/** What the thread does that makes packages. */
export interface PackageService {
  /** Makes a package and keeps it, in place of the one before. Reports several times a second. */
  make(seed: number, report: (progress: PackageProgress) => void): Promise<Outcome<KillMatrix>>;
  /** The files of the package that is kept, for a judge, as a zip. */
  zip(judge: Judge): Promise<Outcome<ArrayBuffer>>;
}
