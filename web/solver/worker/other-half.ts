import { beginTier, endTier, giveTier, type Half, takePiece } from '../../../wasm/halves.ts';
import type { Analysis, Board } from '../../../wasm/rubicon.ts';
import type { HalfReport, HalfTask, HandedPiece } from './half-protocol.ts';
import HalfWorker from './half-worker.ts?worker';

/** Watchdog: terminate the worker after this time (ms) without a message. */
const SILENT_FOR = 2000;

/** The part of Worker used here. */
export interface HalfThread {
  onmessage: ((event: MessageEvent<HalfReport>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(task: HalfTask): void;
  terminate(): void;
}

/**
 * The half of an analysis that a second worker solves. Its tiers are merged as they arrive; if the worker fails, the
 * analysis keeps the merged tiers and can solve the rest itself.
 */
export class OtherHalf {
  readonly half: Half;
  readonly #analysis: Analysis;
  readonly #thread: HalfThread;
  #isOn = true;
  #next: number;
  #wake: () => void = () => {};
  /** Whether a message has arrived since heard() last returned. */
  #hasNews = false;

  constructor(
    analysis: Analysis,
    { half, ...task }: Omit<HalfTask, 'tier'>,
    begin: () => HalfThread = () => new HalfWorker({ name: 'half' }),
  ) {
    this.half = half;
    this.#analysis = analysis;
    this.#next = tiersOf(analysis, half);
    this.#thread = begin();
    this.#thread.onmessage = ({ data }) => this.#hear(data);
    this.#thread.onerror = () => this.end();
    this.#thread.postMessage({ ...task, half, tier: this.#next });
  }

  /** Whether the worker is still running. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** Terminates the worker; to be called before the analysis is closed. */
  end(): void {
    this.#isOn = false;
    this.#thread.terminate();
    this.#wake();
  }

  /** Waits for a message since the last call; terminates a worker that stays silent too long. */
  async heard(): Promise<void> {
    const hadNews = this.#hasNews;
    this.#hasNews = false;
    if (!this.#isOn || hadNews) return;
    let silence: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      silence = setTimeout(() => this.end(), SILENT_FOR);
    });
    clearTimeout(silence);
    this.#hasNews = false;
  }

  #hear(report: HalfReport): void {
    if (!this.#isOn) return;
    this.#hasNews = true;
    if (report === 'failed' || (report !== null && !this.#take(report))) this.end();
    this.#wake();
  }

  #take({ tier, header, piece, content }: HandedPiece): boolean {
    const { half } = this;
    const analysis = this.#analysis;
    if (tier !== this.#next || (piece === 0 && !beginTier(analysis, half, tier, header))) return false;
    if (!takePiece(analysis, half, tier, header, piece, content)) return false;
    const [, , , pieces] = header;
    if (piece < pieces - 1) return true;
    this.#next += 1;
    return endTier(analysis, half, tier, header);
  }
}

function tiersOf(analysis: Analysis, half: Half): number {
  let tiers = 0;
  while (giveTier(analysis, half, tiers) !== null) tiers += 1;
  return tiers;
}

/** Starts a worker for the half other than `own`; null if there are no workers or only one core. */
export function beginOtherHalf(
  analysis: Analysis,
  board: Board,
  own: Half,
  { module, memoryLimit }: Pick<HalfTask, 'module' | 'memoryLimit'>,
): OtherHalf | null {
  if (typeof Worker === 'undefined' || navigator.hardwareConcurrency < 2) return null;
  try {
    return new OtherHalf(analysis, { module, board, half: own === 0 ? 1 : 0, memoryLimit });
  } catch {
    return null;
  }
}
