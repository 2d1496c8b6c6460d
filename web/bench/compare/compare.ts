import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { transfer } from 'comlink';
import { saveInHistory } from '../../page/entries/history-views.ts';
import { LONGEST_SHOWN } from '../../page/exchange.ts';
import { perApp } from '../../page/per-app.ts';
import type { Keeping } from '../../page/reload-storage.ts';
import { Task } from '../../solver/task.ts';
import { Thread } from '../../solver/thread.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import type { BatchRun } from '../contest/run.ts';
import { keepSource } from '../kept-source.ts';
import { showOutcome } from '../kit/show-outcome.ts';
import { isUtf16, readBytes, type TextSource } from '../text-source.ts';
import BenchWorker from '../worker/worker.ts?worker';
import { type Diagnosis, diagnose } from './diagnose.ts';
import { type Comparison, listed, smallestDifference } from './model/compare.ts';
import { isExplainable } from './model/diagnosis.ts';
import type { CompareService } from './worker/protocol.ts';

/** What came of a comparison. */
export interface Judgement {
  readonly comparison: Comparison;
  /** Index of the difference on the smallest board. */
  readonly smallest: number;
  readonly isUtf16: boolean;
}

/** What the comparison's views share. */
export class CompareState {
  /** What stands in the text field. */
  readonly text: Signal<string> = signal('');
  /** The lines to be judged. */
  readonly lines: Signal<TextSource | null> = signal(null);
  /** Index of the difference that was chosen, from 0; null: none was. */
  readonly chosen: Signal<number | null> = signal(null);
  /** Index of the one that is open: without a choice that on the smallest board. */
  readonly shown: ReadonlySignal<number> = computed(() => {
    const judging = this.judging.state.value;
    return this.chosen.value ?? (judging.status === 'done' ? judging.result.smallest : 0);
  });
  readonly scrolled: Signal<number> = signal(0);
  /** Whether the lines are kept for a reload. */
  readonly keeping: ReadonlySignal<Keeping> = keepSource('lines', this.text, this.lines, (source) => {
    this.lines.value = source;
  });
  readonly diagnosis: Diagnosis = new Task();
  /** The comparison of the lines with the answers. */
  readonly judging = new Task<null, Judgement>();
  /** Finds best play on the boards that are opened. */
  readonly player = new Thread<CompareService>(BenchWorker);
  #isJudged = false;
  /** What the judgement is of. */
  #of: { readonly run: BatchRun; readonly lines: TextSource } | null = null;

  /** Takes the lines to be judged, which replace those before. */
  take(source: TextSource): void {
    if (source.name !== null || source.bytes.size > LONGEST_SHOWN) this.text.value = '';
    this.lines.value = source;
    showOutcome('.results');
  }

  /** Recomputes the judgement, once the run is over; to be called when the run or the lines change. */
  follow(run: BatchRun | null): void {
    const lines = this.lines.value;
    const isOver = run?.isOver() ?? false;
    // A file that failed, or was cancelled, while it was read has no boards to compare with.
    const isSurveyed = run !== null && (run.survey.peek().boards > 0 || run.state.peek().status === 'done');
    if (run === this.#of?.run && lines === this.#of?.lines) return;
    this.judging.clear();
    this.diagnosis.clear();
    this.#of = null;
    if (run === null || !isOver || !isSurveyed || lines === null) return;
    this.#of = { run, lines };
    void this.judging.start(null, ({ signal }) => this.#judge(run, lines, signal));
  }

  /** Compares the lines with what is answered of a contest file; boards without an answer take any line. */
  async #judge(run: BatchRun, lines: TextSource, signal: AbortSignal): Promise<Outcome<Judgement> | null> {
    const { boards } = run.survey.value;
    const answers = Array.from({ length: boards }, (_, index) => run.rows[index]?.value ?? null);
    const judge = new Thread<CompareService>(BenchWorker);
    const outcome = await judge.ask(async (service) => {
      const read = await readBytes(lines.bytes);
      return read.ok ? service.compare(answers, transfer(read.value, [read.value])) : read;
    }, signal);
    const isWide = await isUtf16(lines.bytes);
    if (signal.aborted) return null;
    // A reload restores the selection: reset it only from the second judgement on.
    if (this.#isJudged) this.#begin();
    this.#isJudged = true;
    if (!outcome.ok) return outcome;
    const comparison = outcome.value;
    const boardOf = (number: number) => run.rows[number - 1]?.board ?? null;
    const smallest = smallestDifference(listed(comparison), boardOf);
    if (isExplainable(comparison) && run.state.peek().status === 'done') this.diagnose();
    return { ok: true, value: { comparison, smallest, isUtf16: isWide } };
  }

  /** Looks for the mistake behind the lines that are compared. */
  diagnose(): void {
    if (this.#of === null) return;
    const { run, lines } = this.#of;
    void this.diagnosis.start(null, (diagnosing) => diagnose(diagnosing, run.source, lines));
  }

  #begin(): void {
    this.chosen.value = null;
    this.scrolled.value = 0;
  }
}

/** The page's comparison; it survives navigating away. */
export const compareOf = perApp(() => {
  const state = new CompareState();
  saveInHistory('difference', state.chosen);
  saveInHistory('differences', state.scrolled);
  return state;
});
