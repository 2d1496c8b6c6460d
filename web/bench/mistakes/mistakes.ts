import { effect, type Signal, signal } from '@preact/signals';
import type { DiagnosisReport } from '../../../wasm/bench/mistakes.ts';
import type { Board } from '../../model/board.ts';
import type { Failure } from '../../model/state.ts';
import type { App } from '../../page/app-context.ts';
import { benchOf } from '../bench.ts';
import type { TextSource } from '../text-source.ts';
import { EXAMPLES, type Lines, namedSuspects, onlyMistake, reproduces } from './model/mistakes.ts';
import { MistakesThread, type Source } from './thread.ts';
import type { Diagnosed } from './worker/protocol.ts';

/** A longer text is kept as a file: a text field would take long to show it. */
export const LONGEST_TYPED = 50_000;

/** The two lines of the chosen mistakes, or why there are none. */
export type Comparison =
  | { readonly status: 'waiting' }
  | { readonly status: 'shown'; readonly lines: Lines }
  | { readonly status: 'absent' }
  | { readonly status: 'failed'; readonly failure: Failure };

export type Diagnosing =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly report: DiagnosisReport | null }
  | { readonly status: 'cancelled' }
  | { readonly status: 'done'; readonly diagnosed: Diagnosed }
  | { readonly status: 'failed'; readonly failure: Failure };

/** What the views of the mistakes share. */
export interface MistakesState {
  /** The set of mistakes that is looked at, never empty. */
  readonly chosen: Signal<number>;
  /** On which board: the smallest that shows them, or the one in the editor. */
  readonly on: Signal<'smallest' | 'drawn'>;
  readonly comparison: Signal<Comparison>;
  /** So many moves of both lines are shown as played. */
  readonly ply: Signal<number>;
  readonly input: Signal<Source>;
  readonly output: Signal<Source>;
  readonly diagnosing: Signal<Diagnosing>;
}

const known = new WeakMap<App, MistakesState>();

/** The mistakes of the page: they stay as they were left when something else is looked at. */
export function mistakesOf(app: App): MistakesState {
  const kept = known.get(app);
  if (kept !== undefined) return kept;
  const state: MistakesState = {
    chosen: signal(1),
    on: signal('smallest'),
    comparison: signal({ status: 'waiting' }),
    ply: signal(0),
    input: signal(''),
    output: signal(''),
    diagnosing: signal({ status: 'idle' }),
  };
  known.set(app, state);
  return state;
}

let player: MistakesThread | null = null;
let request = 0;

/** Keeps the lines those of the chosen mistakes and board, as long as it is not ended by the function returned. */
export function followChosen(app: App, state: MistakesState): () => void {
  return effect(() => {
    const mistakes = state.chosen.value;
    const drawn = state.on.value === 'drawn' ? app.state.board.value : null;
    state.ply.value = 0;
    void compare(state, mistakes, drawn);
  });
}

async function compare(state: MistakesState, mistakes: number, drawn: Board | null): Promise<void> {
  const own = ++request;
  const isNewest = () => own === request;
  state.comparison.value = { status: 'waiting' };
  player ??= new MistakesThread();
  const comparison = await compareBy(player, mistakes, drawn);
  if (comparison.status === 'failed') {
    player?.end();
    player = null;
  }
  if (isNewest()) state.comparison.value = comparison;
}

async function compareBy(thread: MistakesThread, mistakes: number, drawn: Board | null): Promise<Comparison> {
  const board = drawn ?? (await smallestBoard(thread, mistakes));
  if (board === null) return { status: 'absent' };
  if ('status' in board) return board;
  const outcome = await thread.compare(board, mistakes);
  if (outcome === null) return { status: 'absent' };
  if (!outcome.ok) return { status: 'failed', failure: outcome.failure };
  return { status: 'shown', lines: outcome.value };
}

async function smallestBoard(
  thread: MistakesThread,
  mistakes: number,
): Promise<Board | null | Extract<Comparison, { status: 'failed' }>> {
  const only = onlyMistake(mistakes);
  if (only !== null) return EXAMPLES[only].board;
  const outcome = await thread.smallest(mistakes);
  return outcome.ok ? outcome.value : { status: 'failed', failure: outcome.failure };
}

let doctor: MistakesThread | null = null;

/** Looks for the mistakes that explain the output; replaces a diagnosis that is going on. */
export async function diagnose(state: MistakesState): Promise<void> {
  doctor?.end();
  const own = new MistakesThread();
  doctor = own;
  state.diagnosing.value = { status: 'running', report: null };
  const outcome = await own.diagnose(state.input.peek(), state.output.peek(), (report) => {
    if (doctor === own) state.diagnosing.value = { status: 'running', report };
  });
  own.end();
  if (doctor !== own) return;
  doctor = null;
  state.diagnosing.value = outcome.ok
    ? { status: 'done', diagnosed: outcome.value }
    : { status: 'failed', failure: outcome.failure };
  if (outcome.ok) showFound(state, outcome.value);
}

/** What alone explains every line is looked at without being asked for. */
function showFound(state: MistakesState, { report }: Diagnosed): void {
  const [found, ...others] = namedSuspects(report.suspects);
  if (found === undefined || others.length > 0 || !reproduces(found)) return;
  state.chosen.value = found.mistakes;
  state.on.value = 'smallest';
}

export function cancelDiagnosis(state: MistakesState): void {
  doctor?.end();
  doctor = null;
  state.diagnosing.value = { status: 'cancelled' };
}

/** Takes a contest text and a program's output from elsewhere, shows the mistakes and begins the diagnosis. */
export async function suspect(app: App, input: TextSource, output: TextSource): Promise<void> {
  const state = mistakesOf(app);
  const sources = await Promise.all([sourceOf(input, 'boards.in'), sourceOf(output, 'answers.out')]);
  [state.input.value, state.output.value] = sources;
  benchOf(app).tool.value = 'mistakes';
  void diagnose(state);
}

/** What was typed stays a text, unless it is too long for a field. */
async function sourceOf({ name, bytes }: TextSource, fallback: string): Promise<Source> {
  if (name === null && bytes.size <= LONGEST_TYPED) return bytes.text();
  return new File([bytes], name ?? fallback);
}
