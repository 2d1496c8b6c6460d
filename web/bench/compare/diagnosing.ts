import { type ReadonlySignal, signal } from '@preact/signals';
import { proxy, transfer } from 'comlink';
import type { DiagnosisReport } from '../../../wasm/bench/mistakes.ts';
import type { TaskState } from '../../solver/task.ts';
import { failed, type Remote, Thread } from '../../solver/thread.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import { readBytes, type TextSource } from '../text-source.ts';
import BenchWorker from '../worker/worker.ts?worker';
import { mergeReports, reproduces } from './model/diagnosis.ts';
import type { CompareService } from './worker/protocol.ts';

/** Each worker solves every board itself, so more hardly help. */
const MAX_WORKERS = 4;
/** A shorter contest text (bytes) is not worth a second worker. */
const WORTH_SHARING = 10_000;

export type Diagnosis = TaskState<DiagnosisReport | null, DiagnosisReport>;

/** The search for the mistakes that explain an output, by several workers with a share of its lines each. */
export class Diagnosing {
  readonly #now = signal<Diagnosis>({ status: 'idle' });
  readonly #workers = Array.from(
    { length: Math.min(navigator.hardwareConcurrency || 1, MAX_WORKERS) },
    () => new Thread<CompareService>(BenchWorker),
  );
  /** How often it was begun, cancelled or dismissed. */
  #number = 0;

  get now(): ReadonlySignal<Diagnosis> {
    return this.#now;
  }

  /** Searches anew. */
  async start(input: TextSource, output: TextSource): Promise<void> {
    const number = this.#turnTo({ status: 'running', progress: null });
    const [boards, lines] = await Promise.all([readBytes(input.bytes), readBytes(output.bytes)]);
    if (number !== this.#number) return;
    const outcome = !boards.ok
      ? boards
      : !lines.ok
        ? lines
        : await this.#search(number, boards.value, lines.value);
    if (number !== this.#number) return;
    this.#turnTo(
      outcome.ok ? { status: 'done', result: outcome.value } : { status: 'failed', failure: outcome.failure },
    );
  }

  cancel(): void {
    this.#turnTo({ status: 'stopped', progress: null });
  }

  /** Forgets what was found: other lines are compared. */
  dismiss(): void {
    if (this.#now.peek().status !== 'idle') this.#turnTo({ status: 'idle' });
  }

  #turnTo(diagnosis: Diagnosis): number {
    for (const worker of this.#workers) worker.end();
    this.#now.value = diagnosis;
    return ++this.#number;
  }

  async #search(number: number, input: ArrayBuffer, output: ArrayBuffer): Promise<Outcome<DiagnosisReport>> {
    const shares = input.byteLength < WORTH_SHARING ? 1 : this.#workers.length;
    const workers = this.#workers.slice(0, shares);
    const reports: DiagnosisReport[] = [];
    const reporter = (share: number) =>
      proxy((reported: DiagnosisReport) => {
        if (number !== this.#number) return;
        reports[share] = reported;
        const progress = mergeReports(reports.filter((each) => each !== undefined));
        this.#now.value = { status: 'running', progress };
      });
    const singles = merge(
      await askAll(workers, (service, share) =>
        service.diagnose(
          bytesMoved(input.slice()),
          bytesMoved(output.slice()),
          { share, shares },
          reporter(share),
        ),
      ),
    );
    const isDone = !singles.ok || singles.value.suspects.length === 0;
    if (isDone || shares === 1 || singles.value.suspects.some(reproduces)) return singles;
    return merge(await askAll(workers, (service, share) => service.pair(reporter(share))));
  }
}

/** Asks all of them; after the first failure it does not wait for the others. */
function askAll(
  workers: readonly Thread<CompareService>[],
  ask: (service: Remote<CompareService>, share: number) => Promise<Outcome<DiagnosisReport>>,
): Promise<readonly Outcome<DiagnosisReport>[]> {
  return new Promise((resolve) => {
    const asked = workers.map((worker, share) => worker.ask((service) => ask(service, share)));
    for (const each of asked) {
      void each.then((outcome) => {
        if (!outcome.ok) resolve([outcome]);
      });
    }
    void Promise.all(asked).then(resolve);
  });
}

/** What all have found, or why one could not. */
function merge(outcomes: readonly Outcome<DiagnosisReport>[]): Outcome<DiagnosisReport> {
  const reports: DiagnosisReport[] = [];
  for (const outcome of outcomes) {
    if (!outcome.ok) return outcome;
    reports.push(outcome.value);
  }
  const report = mergeReports(reports);
  return report === null ? failed('crashed') : { ok: true, value: report };
}

const bytesMoved = (bytes: ArrayBuffer) => transfer(bytes, [bytes]);
