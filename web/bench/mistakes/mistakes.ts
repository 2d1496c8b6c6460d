import { effect, type Signal, signal } from '@preact/signals';
import { proxy, transfer } from 'comlink';
import type { DiagnosisReport } from '../../../wasm/bench/mistakes.ts';
import type { Board } from '../../model/board.ts';
import type { Failure } from '../../model/state.ts';
import type { App } from '../../page/app-context.ts';
import { keepInEntries } from '../../page/entries/kept-views.ts';
import { perApp } from '../../page/per-app.ts';
import { Thread } from '../../solver/thread.ts';
import type { Answered } from '../bench.ts';
import { readBytes } from '../text-source.ts';
import { createGiven, type Given, give, givenBy } from './given.ts';
import { EXAMPLES, type Lines, namedSuspects, onlyMistake, reproduces } from './model/mistakes.ts';
import type { Diagnosed, MistakesService } from './worker/protocol.ts';
import MistakesWorker from './worker/worker.ts?worker';

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
  readonly input: Given;
  readonly output: Given;
  readonly diagnosing: Signal<Diagnosing>;
  /** Plays with mistakes. */
  readonly player: Thread<MistakesService>;
  /** Looks for the mistakes that explain the output. */
  readonly doctor: Thread<MistakesService>;
}

/** The mistakes of the page: they stay as they were left when something else is looked at. */
export const mistakesOf = perApp<MistakesState>(() => {
  const state: MistakesState = {
    chosen: signal(1),
    on: signal('smallest'),
    comparison: signal({ status: 'waiting' }),
    ply: signal(0),
    input: createGiven('suspected boards'),
    output: createGiven('suspected lines'),
    diagnosing: signal({ status: 'idle' }),
    player: new Thread<MistakesService>(MistakesWorker),
    doctor: new Thread<MistakesService>(MistakesWorker),
  };
  keepInEntries('mistakes', state.chosen);
  return state;
});

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
  const waiting: Comparison = { status: 'waiting' };
  state.comparison.value = waiting;
  const comparison = await compareBy(state.player, mistakes, drawn);
  if (state.comparison.peek() === waiting) state.comparison.value = comparison;
}

async function compareBy(
  player: Thread<MistakesService>,
  mistakes: number,
  drawn: Board | null,
): Promise<Comparison> {
  const board = drawn ?? (await smallestBoard(player, mistakes));
  if (board === null) return { status: 'absent' };
  if ('status' in board) return board;
  const outcome = await player.ask((service) => service.compare(board, mistakes));
  if (outcome === null) return { status: 'absent' };
  if (!outcome.ok) return { status: 'failed', failure: outcome.failure };
  return { status: 'shown', lines: outcome.value };
}

async function smallestBoard(
  player: Thread<MistakesService>,
  mistakes: number,
): Promise<Board | null | Extract<Comparison, { status: 'failed' }>> {
  const only = onlyMistake(mistakes);
  if (only !== null) return EXAMPLES[only].board;
  const outcome = await player.ask((service) => service.smallest(mistakes));
  return outcome.ok ? outcome.value : { status: 'failed', failure: outcome.failure };
}

/** Looks for the mistakes that explain the output; replaces a diagnosis that is going on. */
export async function diagnose(state: MistakesState): Promise<void> {
  const { doctor, diagnosing } = state;
  doctor.end();
  diagnosing.value = { status: 'running', report: null };
  let isOver = false;
  const report = proxy((reported: DiagnosisReport) => {
    if (!isOver) diagnosing.value = { status: 'running', report: reported };
  });
  const outcome = await doctor.ask(async (service) => {
    const [input, output] = await Promise.all([bytesOf(state.input), bytesOf(state.output)]);
    if (!input.ok) return input;
    if (!output.ok) return output;
    return service.diagnose(bytesMoved(input.value), bytesMoved(output.value), report);
  });
  isOver = true;
  if (!outcome.ok && outcome.failure.code === 'closed') return;
  doctor.end();
  diagnosing.value = outcome.ok
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

export function cancelDiagnosis({ doctor, diagnosing }: MistakesState): void {
  doctor.end();
  diagnosing.value = { status: 'cancelled' };
}

/** Takes a contest text and a program's output from elsewhere, and begins the diagnosis. */
export async function suspect(state: MistakesState, { input, output }: Answered): Promise<void> {
  await Promise.all([give(state.input, input), give(state.output, output)]);
  void diagnose(state);
}

const bytesOf = (given: Given) => readBytes(givenBy(given).bytes);

const bytesMoved = (bytes: ArrayBuffer) => transfer(bytes, [bytes]);
