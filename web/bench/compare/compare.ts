import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Board } from '../../../wasm/rubicon.ts';
import type { Failure } from '../../model/state.ts';
import type { App } from '../../page/app-context.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import type { BatchRun } from '../contest/run.ts';
import { BatchThread } from '../contest/thread.ts';
import { LONGEST_SHOWN, type TextSource } from '../text-source.ts';
import type { Comparison, RightLine } from './model/compare.ts';

/** What came of a comparison. */
export type Judgement =
  | { readonly status: 'done'; readonly comparison: Comparison }
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
  /** Index of the difference that is open, from 0. */
  readonly shown: Signal<number> = signal(0);
  readonly scrolled: Signal<number> = signal(0);
  readonly #judgement = signal<Judgement | null>(null);
  /** What the judgement is of. */
  #of: { readonly run: BatchRun; readonly lines: TextSource } | null = null;
  #thread: BatchThread | null = null;
  /** Counts what was asked for, so that an answer that is no longer wanted is known. */
  #asked = 0;

  get judgement(): ReadonlySignal<Judgement | null> {
    return this.#judgement;
  }

  /** Takes the lines to be judged, in place of those before. */
  take(source: TextSource): void {
    if (source.name !== null || source.bytes.size > LONGEST_SHOWN) this.text.value = '';
    this.lines.value = source;
  }

  /** Keeps the judgement that of a run and of the lines, once the run is over; to be called when either changes. */
  follow(run: BatchRun | null): void {
    const lines = this.lines.value;
    const isOver = run?.isOver() ?? false;
    if (run === this.#of?.run && lines === this.#of?.lines) return;
    this.#asked++;
    this.#of = null;
    this.#judgement.value = null;
    if (run === null || !isOver || lines === null) return;
    this.#of = { run, lines };
    void this.#judge(run, lines);
  }

  /** Compares the lines with what is answered of a contest file; boards without an answer take any line. */
  async #judge(run: BatchRun, lines: TextSource): Promise<void> {
    const asked = this.#asked;
    const { boards } = run.survey.value;
    const answers = Array.from({ length: boards }, (_, index) => run.rows[index]?.value ?? null);
    const outcome = await this.#ask((thread) =>
      thread.ask((service) => service.compare(answers, lines.bytes) as Promise<Outcome<Comparison>>),
    );
    if (asked !== this.#asked) return;
    this.shown.value = 0;
    this.scrolled.value = 0;
    this.#judgement.value = outcome.ok
      ? { status: 'done', comparison: outcome.value }
      : { status: 'failed', failure: outcome.failure };
  }

  /** Best play on a board; what is asked for next ends it. */
  line(board: Board): { readonly shown: ReadonlySignal<LineShown>; readonly stop: () => void } {
    const shown = signal<LineShown>({ status: 'solving' });
    let isWanted = true;
    void this.#ask((thread) =>
      thread.ask((service) => service.line(board) as Promise<Outcome<RightLine>>),
    ).then((outcome) => {
      if (!isWanted) return;
      isWanted = false;
      shown.value = outcome.ok
        ? { status: 'done', line: outcome.value }
        : { status: 'failed', failure: outcome.failure };
    });
    const stop = () => {
      if (isWanted) this.#drop();
      isWanted = false;
    };
    return { shown, stop };
  }

  async #ask<T>(request: (thread: BatchThread) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    this.#thread ??= new BatchThread();
    const thread = this.#thread;
    const outcome = await request(thread);
    const isBroken =
      !outcome.ok && (outcome.failure.code === 'crashed' || outcome.failure.code === 'load_failed');
    if (isBroken && this.#thread === thread) this.#drop();
    return outcome;
  }

  /** Ends the thread in the middle of what it does; the next request has a new one. */
  #drop(): void {
    this.#thread?.end();
    this.#thread = null;
  }
}

const known = new WeakMap<App, CompareState>();

/** The comparison of the page: it stays as it was left when something else is looked at. */
export function compareOf(app: App): CompareState {
  const kept = known.get(app);
  if (kept !== undefined) return kept;
  const state = new CompareState();
  known.set(app, state);
  return state;
}
