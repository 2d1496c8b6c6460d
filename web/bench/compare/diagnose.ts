import { proxy, transfer } from 'comlink';
import type { DiagnosisReport } from '../../../wasm/bench/mistakes.ts';
import type { Task, TaskRun } from '../../solver/task.ts';
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

/** The search for the mistakes that explain an output; its progress is null while the texts are read. */
export type Diagnosis = Task<DiagnosisReport | null, DiagnosisReport>;

/** Searches for the mistakes that explain an output, by several workers with a share of its lines each. */
export async function diagnose(
  { signal, report }: TaskRun<DiagnosisReport | null>,
  input: TextSource,
  output: TextSource,
): Promise<Outcome<DiagnosisReport>> {
  const [boards, lines] = await Promise.all([readBytes(input.bytes), readBytes(output.bytes)]);
  if (!boards.ok) return boards;
  if (!lines.ok) return lines;
  const most = Math.min(navigator.hardwareConcurrency || 1, MAX_WORKERS);
  const shares = boards.value.byteLength < WORTH_SHARING ? 1 : most;
  const workers = Array.from({ length: shares }, () => new Thread<CompareService>(BenchWorker));
  const reports: DiagnosisReport[] = [];
  const reporter = (share: number) =>
    proxy((reported: DiagnosisReport) => {
      reports[share] = reported;
      report(mergeReports(reports.filter((each) => each !== undefined)));
    });
  const singles = merge(
    await askAll(workers, signal, (service, share) =>
      service.diagnose(
        bytesMoved(boards.value.slice()),
        bytesMoved(lines.value.slice()),
        { share, shares },
        reporter(share),
      ),
    ),
  );
  const isDone = !singles.ok || singles.value.suspects.length === 0;
  if (isDone || shares === 1 || singles.value.suspects.some(reproduces)) return singles;
  return merge(await askAll(workers, signal, (service, share) => service.pair(reporter(share))));
}

/** Asks all of them; after the first failure it does not wait for the others. */
function askAll(
  workers: readonly Thread<CompareService>[],
  signal: AbortSignal,
  ask: (service: Remote<CompareService>, share: number) => Promise<Outcome<DiagnosisReport>>,
): Promise<readonly Outcome<DiagnosisReport>[]> {
  return new Promise((resolve) => {
    const asked = workers.map((worker, share) => worker.ask((service) => ask(service, share), signal));
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
