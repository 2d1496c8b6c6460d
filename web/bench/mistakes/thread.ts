import { proxy, wrap } from 'comlink';
import type { DiagnosisReport } from '../../../wasm/bench/mistakes.ts';
import type { Board } from '../../../wasm/rubicon.ts';
import type { Failure } from '../../model/state.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import { createMistakesWorker } from './create-worker.ts';
import type { Lines } from './model/mistakes.ts';
import type { Diagnosed, MistakesService } from './worker/protocol.ts';

/** A contest text or an output: typed, or a file that is read where it is needed. */
export type Source = string | File;

/** A thread that plays with mistakes. A thread that has died answers with a failure. */
export class MistakesThread {
  readonly #worker = createMistakesWorker();
  readonly #service = wrap<MistakesService>(this.#worker);
  readonly #lost: Promise<Outcome<never>>;
  #isReady = false;

  constructor() {
    this.#lost = new Promise((resolve) => {
      this.#worker.onerror = () => resolve(failed(this.#isReady ? 'crashed' : 'load_failed'));
    });
  }

  compare(board: Board, mistakes: number): Promise<Outcome<Lines> | null> {
    return this.#answer<Outcome<Lines> | null>(this.#service.compare(board, mistakes));
  }

  smallest(mistakes: number): Promise<Outcome<Board | null>> {
    return this.#answer<Outcome<Board | null>>(this.#service.smallest(mistakes));
  }

  diagnose(
    input: Source,
    output: Source,
    report: (report: DiagnosisReport) => void,
  ): Promise<Outcome<Diagnosed>> {
    return this.#answer<Outcome<Diagnosed>>(this.#service.diagnose(input, output, proxy(report)));
  }

  end(): void {
    this.#worker.terminate();
  }

  async #answer<T>(asked: Promise<T>): Promise<T | Outcome<never>> {
    const answer = await Promise.race([asked, this.#lost]);
    this.#isReady = true;
    return answer;
  }
}

function failed(code: Failure['code']): Outcome<never> {
  return { ok: false, failure: { code, line: 0, column: 0, expected: 0, found: 0 } };
}
