import { givePiece, giveTier, workHalf } from '../../../wasm/halves.ts';
import { type Analysis, loadRubicon } from '../../../wasm/rubicon.ts';
import { now } from './clock.ts';
import type { HalfReport, HalfTask } from './half-protocol.ts';
import { inSlices } from './slices.ts';

/** Heartbeat interval (ms). */
const HEARTBEAT = 100;

function post(report: HalfReport, transferred: Transferable[] = []): void {
  self.postMessage(report, { transfer: transferred });
}

/** Sends the finished tiers from `first` on; returns the next unfinished one. */
function hand(analysis: Analysis, half: HalfTask['half'], first: number): number {
  let tier = first;
  for (
    let header = giveTier(analysis, half, tier);
    header !== null;
    header = giveTier(analysis, half, tier)
  ) {
    const [, , , pieces, bytes] = header;
    for (let piece = 0; piece < pieces; piece++) {
      const content = givePiece(analysis, half, tier, piece, bytes);
      post({ tier, header, piece, content }, [content]);
    }
    tier += 1;
  }
  return tier;
}

async function solve({ module, board, half, tier, memoryLimit }: HalfTask): Promise<void> {
  const rubicon = await loadRubicon(module);
  const analysis = rubicon.open(board, { memoryLimit });
  let next = tier;
  let reported = now();
  await inSlices(
    (budget) => {
      const worked = workHalf(analysis, half, budget);
      if (worked === null) throw new Error('the half cannot go on');
      next = hand(analysis, half, next);
      if (now() - reported >= HEARTBEAT) {
        post(null);
        reported = now();
      }
      return worked.isDone;
    },
    () => true,
  );
  analysis.close();
}

self.onmessage = ({ data }: MessageEvent<HalfTask>) => {
  solve(data).catch(() => post('failed'));
};
