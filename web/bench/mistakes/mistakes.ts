import { effect, type Signal, signal } from '@preact/signals';
import { proxy, transfer } from 'comlink';
import type { DiagnosisReport } from '../../../wasm/bench/mistakes.ts';
import type { Board } from '../../model/board.ts';
import type { Failure } from '../../model/state.ts';
import type { App } from '../../page/app-context.ts';
import { keepInEntries } from '../../page/entries/kept-views.ts';
import { perApp } from '../../page/per-app.ts';
import { type Asked, failed, Thread } from '../../solver/thread.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import type { Answered } from '../bench.ts';
import { readBytes } from '../text-source.ts';
import BenchWorker from '../worker/worker.ts?worker';
import { createGiven, type Given, give, givenBy } from './given.ts';
import {
  EXAMPLES,
  type Lines,
  mergeReports,
  namedSuspects,
  onlyMistake,
  reproduces,
} from './model/mistakes.ts';
import type { Diagnosed, MistakesService } from './worker/protocol.ts';

/** More threads than that hardly help, and each solves all boards for itself. */
const MOST_DOCTORS = 4;
/** A contest text of fewer bytes is not worth a second thread. */
const WORTH_SHARING = 10_000;

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
  /** Look for the mistakes that explain the output, each by a share of its lines. */
  readonly doctors: readonly Thread<MistakesService>[];
  /** How often that was begun or cancelled. */
  diagnoses: number;
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
    player: new Thread<MistakesService>(BenchWorker),
    doctors: Array.from(
      { length: Math.min(navigator.hardwareConcurrency || 1, MOST_DOCTORS) },
      () => new Thread<MistakesService>(BenchWorker),
    ),
    diagnoses: 0,
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
  const outcome = await player.ask((service) => service.lines(board, mistakes));
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

/** Looks for the mistakes that explain the output, in as many threads as that is worth; replaces a diagnosis that is going on. */
export async function diagnose(state: MistakesState): Promise<void> {
  const { diagnosing } = state;
  const running: Diagnosing = { status: 'running', report: null };
  endDoctors(state);
  diagnosing.value = running;
  const number = ++state.diagnoses;
  const [input, output] = await Promise.all([bytesOf(state.input), bytesOf(state.output)]);
  if (number !== state.diagnoses) return;
  const outcome = !input.ok
    ? input
    : !output.ok
      ? output
      : await consult(state, number, input.value, output.value);
  if (number !== state.diagnoses || (!outcome.ok && outcome.failure.code === 'closed')) return;
  endDoctors(state);
  diagnosing.value = outcome.ok
    ? { status: 'done', diagnosed: outcome.value }
    : { status: 'failed', failure: outcome.failure };
  if (outcome.ok) showFound(state, outcome.value);
}

async function consult(
  state: MistakesState,
  number: number,
  input: ArrayBuffer,
  output: ArrayBuffer,
): Promise<Outcome<Diagnosed>> {
  const shares = input.byteLength < WORTH_SHARING ? 1 : state.doctors.length;
  const doctors = state.doctors.slice(0, shares);
  const reports: DiagnosisReport[] = [];
  const told = (share: number) =>
    proxy((reported: DiagnosisReport) => {
      if (number !== state.diagnoses || state.diagnosing.peek().status !== 'running') return;
      reports[share] = reported;
      const report = mergeReports(reports.filter((each) => each !== undefined));
      state.diagnosing.value = { status: 'running', report };
    });
  const singles = await askAll(doctors, (service, share) =>
    service.diagnose(bytesMoved(input.slice()), bytesMoved(output.slice()), { share, shares }, told(share)),
  );
  const merged = merge(singles);
  const isDone = !merged.ok || merged.value.report.suspects.length === 0;
  if (isDone || shares === 1 || merged.value.report.suspects.some(reproduces)) return merged;
  return merge(await askAll(doctors, (service, share) => service.pair(told(share))));
}

/** Asks all of them; when one has failed there is no waiting for the others. */
function askAll(
  doctors: readonly Thread<MistakesService>[],
  ask: (service: Asked<MistakesService>, share: number) => Promise<Outcome<Diagnosed>>,
): Promise<readonly Outcome<Diagnosed>[]> {
  return new Promise((resolve) => {
    const asked = doctors.map((doctor, share) => doctor.ask((service) => ask(service, share)));
    for (const each of asked) {
      void each.then((outcome) => {
        if (!outcome.ok) resolve([outcome]);
      });
    }
    void Promise.all(asked).then(resolve);
  });
}

/** What all have found, or why one could not. */
function merge(outcomes: readonly Outcome<Diagnosed>[]): Outcome<Diagnosed> {
  const diagnosed: Diagnosed[] = [];
  for (const outcome of outcomes) {
    if (!outcome.ok) return outcome;
    diagnosed.push(outcome.value);
  }
  const [first] = diagnosed;
  const report = mergeReports(diagnosed.map((each) => each.report));
  return first === undefined || report === null
    ? failed('crashed')
    : { ok: true, value: { ...first, report } };
}

function endDoctors({ doctors }: MistakesState): void {
  for (const doctor of doctors) doctor.end();
}

/** What alone explains every line is looked at without being asked for. */
function showFound(state: MistakesState, { report }: Diagnosed): void {
  const [found, ...others] = namedSuspects(report.suspects);
  if (found === undefined || others.length > 0 || !reproduces(found)) return;
  state.chosen.value = found.mistakes;
  state.on.value = 'smallest';
}

export function cancelDiagnosis(state: MistakesState): void {
  state.diagnoses++;
  endDoctors(state);
  state.diagnosing.value = { status: 'cancelled' };
}

/** Takes a contest text and a program's output from elsewhere, and begins the diagnosis. */
export async function suspect(state: MistakesState, { input, output }: Answered): Promise<void> {
  await Promise.all([give(state.input, input), give(state.output, output)]);
  void diagnose(state);
}

const bytesOf = (given: Given) => readBytes(givenBy(given).bytes);

const bytesMoved = (bytes: ArrayBuffer) => transfer(bytes, [bytes]);
