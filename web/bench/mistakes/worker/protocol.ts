import type { DiagnosisReport, Judged } from '../../../../wasm/bench/mistakes.ts';
import type { Board } from '../../../../wasm/rubicon.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';
import type { Lines } from '../model/mistakes.ts';

/** A board of the text with its number, from 0. */
export interface Numbered extends Judged {
  readonly number: number;
}

/** The end of a diagnosis: the smallest board that differs (null: none does), and the first boards left out. */
export interface Diagnosed {
  readonly report: DiagnosisReport;
  readonly smallest: Numbered | null;
  readonly leftOut: readonly Numbered[];
}

/** What the thread of the mistakes does for the page. Sets of mistakes are numbers, see wasm/bench/mistakes.ts. */
export interface MistakesService {
  /** The lines on a board with its pieces; null where they are not all there, or when a newer board was asked for. */
  lines(board: Board, mistakes: number): Promise<Outcome<Lines> | null>;
  /** The smallest board that shows the mistakes, of few cells; null where there is none, or when a newer was asked for. */
  smallest(mistakes: number): Promise<Outcome<Board | null>>;
  /** Which mistakes explain an output; both texts come as bytes. Does one of several shares. `report` is called while it goes on. */
  diagnose(
    input: ArrayBuffer,
    output: ArrayBuffer,
    share: Share,
    report: (report: DiagnosisReport) => void,
  ): Promise<Outcome<Diagnosed>>;
  /** Tries pairs of mistakes on the same share. */
  pair(report: (report: DiagnosisReport) => void): Promise<Outcome<Diagnosed>>;
}

/** Every so many-th line, from one of them on. */
export interface Share {
  readonly share: number;
  readonly shares: number;
}
