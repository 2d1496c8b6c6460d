import type { Half, TierTold } from '../../../wasm/halves.ts';
import type { Board } from '../../../wasm/rubicon.ts';

/** What the thread of the other half is asked: to solve it, and to hand its tiers from this one on. */
export interface HalfTask {
  readonly module: WebAssembly.Module;
  readonly board: Board;
  readonly half: Half;
  readonly tier: number;
  readonly memoryLimit: number;
}

/** What comes back: pieces of tiers in their order; null as a sign of life; 'failed' where it cannot go on. */
export type HalfReport = HandedPiece | 'failed' | null;

export interface HandedPiece {
  readonly tier: number;
  readonly told: TierTold;
  readonly piece: number;
  readonly content: ArrayBuffer;
}
