import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { transfer } from 'comlink';
import type { Board } from '../../../wasm/rubicon.ts';
import type { Failure } from '../../model/failure.ts';
import { saveInHistory } from '../../page/entries/history-views.ts';
import { LONGEST_SHOWN } from '../../page/exchange.ts';
import { perApp } from '../../page/per-app.ts';
import type { Keeping } from '../../page/reload-storage.ts';
import { Task } from '../../solver/task.ts';
import { Thread } from '../../solver/thread.ts';
import type { BatchRun } from '../contest/run.ts';
import { keepSource } from '../kept-source.ts';
import { showOutcome } from '../kit/show-outcome.ts';
import { isUtf16, readBytes, type TextSource } from '../text-source.ts';
import BenchWorker from '../worker/worker.ts?worker';
import { type Diagnosis, diagnose } from './diagnose.ts';
import { type Comparison, listed, type RightLine, smallestDifference } from './model/compare.ts';
import { isExplainable } from './model/diagnosis.ts';
import type { CompareService } from './worker/protocol.ts';

/** What came of a comparison. */
export type Judgement =
  | {
      readonly status: 'done';
      readonly comparison: Comparison;
      /** Index of the difference on the smallest board. */
      readonly smallest: number;
      readonly isUtf16: boolean;
    }
  | { readonly status: 'failed'; readonly failure: Failure };

/** The best line of the board that is open. */
export type LineShown =
  | { readonly status: 'solving' }
  | { readonly status: 'done'; readonly line: RightLine }
  | { readonly status: 'failed'; readonly failure: Failure };

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
    const judgement = this.#judgement.value;
    return this.chosen.value ?? (judgement?.status === 'done' ? judgement.smallest : 0);
  });
  readonly scrolled: Signal<number> = signal(0);
  /** Whether the lines are kept for a reload. */
  readonly keeping: ReadonlySignal<Keeping> = keepSource('lines', this.text, this.lines, (source) => {
    this.lines.value = source;
  });
  readonly diagnosis: Diagnosis = new Task();
  #isJudged = false;
  readonly #judgement = signal<Judgement | null>(null);
  /** What the judgement is of. */
  #of: { readonly run: BatchRun; readonly lines: TextSource } | null = null;
  readonly #judge = new Thread<CompareService>(BenchWorker);
  readonly #player = new Thread<CompareService>(BenchWorker);

  get judgement(): ReadonlySignal<Judgement | null> {
    return this.#judgement;
  }

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
    this.#judge.end();
    this.diagnosis.clear();
    this.#of = null;
    this.#judgement.value = null;
    if (run === null || !isOver || !isSurveyed || lines === null) return;
    this.#of = { run, lines };
    void this.#compare(run, lines);
  }

  /** Compares the lines with what is answered of a contest file; boards without an answer take any line. */
  async #compare(run: BatchRun, lines: TextSource): Promise<void> {
    const { boards } = run.survey.value;
    const answers = Array.from({ length: boards }, (_, index) => run.rows[index]?.value ?? null);
    const outcome = await this.#judge.ask(async (service) => {
      const read = await readBytes(lines.bytes);
      return read.ok ? service.compare(answers, transfer(read.value, [read.value])) : read;
    });
    const isWide = await isUtf16(lines.bytes);
    if (this.#of?.run !== run || this.#of.lines !== lines) return;
    this.#judge.end();
    // A reload restores the selection: reset it only from the second judgement on.
    if (this.#isJudged) this.#begin();
    this.#isJudged = true;
    if (!outcome.ok) {
      this.#judgement.value = { status: 'failed', failure: outcome.failure };
      return;
    }
    const comparison = outcome.value;
    const boardOf = (number: number) => run.rows[number - 1]?.board ?? null;
    const smallest = smallestDifference(listed(comparison), boardOf);
    this.#judgement.value = { status: 'done', comparison, smallest, isUtf16: isWide };
    if (isExplainable(comparison) && run.state.peek().status === 'done') this.diagnose();
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

  /** Best play on a board; `stop` cancels the search. */
  line(board: Board): { readonly shown: ReadonlySignal<LineShown>; readonly stop: () => void } {
    const shown = signal<LineShown>({ status: 'solving' });
    let isWanted = true;
    void this.#player
      .ask((service) => service.line(board))
      .then((outcome) => {
        if (!isWanted) return;
        isWanted = false;
        shown.value = outcome.ok
          ? { status: 'done', line: outcome.value }
          : { status: 'failed', failure: outcome.failure };
      });
    const stop = () => {
      if (isWanted) this.#player.end();
      isWanted = false;
    };
    return { shown, stop };
  }
}

/** The page's comparison; it survives navigating away. */
export const compareOf = perApp(() => {
  const state = new CompareState();
  saveInHistory('difference', state.chosen);
  saveInHistory('differences', state.scrolled);
  return state;
});
