import type { Find, MineSettings } from '../../../../wasm/bench/mine.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';

/** How a search is: boards tried; the run that it is in, the fraction of it that is done (0..1) and the score that it is at. */
export interface SearchStatus {
  readonly tried: number;
  readonly run: number;
  readonly fraction: number;
  readonly current: number;
  /** What was found since the last report, the best of each run. */
  readonly finds: readonly Find[];
}

export type ReportMined = (status: SearchStatus) => void | Promise<void>;

/** What the thread does that mines. */
export interface MineService {
  /**
   * Searches until it is stopped, from run 0 on, or from where it was stopped when the settings are those of the last search.
   * Reports several times a second.
   */
  search(settings: MineSettings, report: ReportMined): Promise<Outcome<null>>;
  /** Stops the search; it can be gone on with. */
  stop(): void;
}
