import type { Half, TierHeader } from '../../../wasm/halves.ts';
import type { Board } from '../../../wasm/rubicon.ts';

/** Request to the other half's worker: solve the half, and send its tiers from `tier` on. */
export interface HalfTask {
  readonly module: WebAssembly.Module;
  readonly board: Board;
  readonly half: Half;
  readonly tier: number;
  readonly memoryLimit: number;
}

/** Reply: pieces of tiers in order; null as a heartbeat; 'failed' if it cannot go on. */
export type HalfReport = HandedPiece | 'failed' | null;

export interface HandedPiece {
  readonly tier: number;
  readonly header: TierHeader;
  readonly piece: number;
  readonly content: ArrayBuffer;
}
