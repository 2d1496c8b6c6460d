import type { Judge, KillMatrix, PackageProgress } from '../../../../wasm/bench/package.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';

/** The worker's service for packages. */
export interface PackageService {
  /** Makes a package and keeps it until the next one. Reports several times a second. */
  make(seed: number, report: (progress: PackageProgress) => void): Promise<Outcome<KillMatrix>>;
  /** A zip of the latest package's files for a judge. */
  zip(judge: Judge): Promise<Outcome<ArrayBuffer>>;
}
