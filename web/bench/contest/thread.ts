import { proxy, type Remote, wrap } from 'comlink';
import type { Failure } from '../../model/state.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import { createBatchWorker } from './create-worker.ts';
import type { BatchService, Reported } from './worker/protocol.ts';

/** A thread of the batch. When it dies, or is ended, what it was asked for fails. */
export class BatchThread {
  readonly #worker = createBatchWorker();
  readonly #service: Remote<BatchService> = wrap<BatchService>(this.#worker);
  readonly #lost: Promise<Outcome<never>>;
  #lose: (outcome: Outcome<never>) => void = () => {};
  #isReady = false;

  constructor() {
    this.#lost = new Promise((resolve) => {
      this.#lose = resolve;
    });
    this.#worker.onerror = () => this.#end(this.#isReady ? 'crashed' : 'load_failed');
  }

  /** Does what is asked of the service. */
  async ask<T>(request: (service: Remote<BatchService>) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await Promise.race([request(this.#service), this.#lost]);
    this.#isReady = true;
    return outcome;
  }

  /** Solves what `take` deals. */
  solve(
    file: Blob,
    take: () => number | null,
    report: (rows: readonly Reported[]) => void,
  ): Promise<Outcome<null>> {
    return this.ask(
      (service) =>
        service.solve(
          file,
          proxy(async () => take()),
          proxy(report),
        ) as Promise<Outcome<null>>,
    );
  }

  end(): void {
    this.#end('crashed');
  }

  #end(code: Failure['code']): void {
    this.#worker.terminate();
    this.#lose({ ok: false, failure: { code, line: 0, column: 0, expected: 0, found: 0 } });
  }
}
