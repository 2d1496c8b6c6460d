import type { Judge, KillMatrix, PackageFile, PackageProgress } from '../../../../wasm/bench/package.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';
import type { PackageTest } from '../model/own-programs.ts';

/** The worker's service for packages. */
export interface PackageService {
  /** Makes a package and keeps it until the next one. Reports several times a second. */
  make(seed: number, report: (progress: PackageProgress) => void): Promise<Outcome<KillMatrix>>;
  /** Inputs and answers of the latest package. */
  tests(): Promise<Outcome<readonly PackageTest[]>>;
  /** A zip of the latest package's tests for a judge, and of what lies beside them. */
  zip(judge: Judge, beside: readonly PackageFile[]): Promise<Outcome<ArrayBuffer>>;
}
