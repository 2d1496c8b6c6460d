import { batch, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Board, Value } from '../../../wasm/rubicon.ts';
import { sameBoard } from '../../model/board.ts';
import { followGame } from '../../model/explore.ts';
import type { State } from '../../model/state.ts';
import { loadBoard } from '../../model/whole-board.ts';
import type { App } from '../../page/app-context.ts';
import { boardOf } from '../../page/examples/board-of.ts';
import { onLocalWrite } from '../../page/other-tabs.ts';
import { perApp } from '../../page/per-app.ts';
import { savedForReload, saveForReload } from '../../page/reload-storage.ts';
import { readLocal, writeLocal } from '../../page/storage.ts';
import { ledgerOf } from '../play/model/ledger.ts';
import { stopGame } from '../play/model/playing.ts';
import earlier from './earlier.txt?raw';
import { isSolved } from './model/is-solved.ts';
import { formatAttempt, type KeptAttempt, parseAttempt } from './model/kept-attempt.ts';
import { dayAt, FIRST_NUMBERS, lessonsOf, type Puzzle, parsePuzzles, puzzleOfDay } from './model/puzzle.ts';
import { formatRecord, mergeRecords, type PuzzleRecord, parseRecord, withSolved } from './model/record.ts';
import { type Tried, withTried } from './model/signs.ts';
import weeks from './puzzles.txt?raw';
import themes from './themes.txt?raw';

/** The puzzles of the days, and all with those for each theme. */
export const WEEKS = parsePuzzles(weeks, FIRST_NUMBERS.weeks);
export const PUZZLES = [...WEEKS, ...parsePuzzles(themes, FIRST_NUMBERS.themes, WEEKS.length)];
export const LESSONS = lessonsOf(WEEKS);

/** The set before this one. Nothing lists it any more, but links open its puzzles. */
const EARLIER = parsePuzzles(earlier, FIRST_NUMBERS.earlier);

/** The value of the puzzle of the day in the address. */
const TODAY = 'today';

/** A puzzle being solved. */
export interface Attempt {
  readonly puzzle: Puzzle;
  readonly board: Board;
  readonly tried: readonly Tried[];
  /** The day for which it was the puzzle of the day when it was begun; null if it was not. */
  readonly day: number | null;
  /** When it was begun, and how long it took until it was first solved (ms); null before that. */
  readonly began: number;
  readonly took: number | null;
  /** Whether the visitor requested it here; else it was restored by a reload, Back or a link. */
  readonly isAsked: boolean;
}

export interface Puzzles {
  /** Null if there is no game on the board, or not a puzzle's. */
  readonly attempt: ReadonlySignal<Attempt | null>;
  readonly record: ReadonlySignal<PuzzleRecord>;
  /** Begins a puzzle, replacing the board and its game. */
  readonly begin: (puzzle: Puzzle) => void;
}

export const today = () => dayAt(Date.now());

export const puzzlesOf = perApp<Puzzles>((app) => {
  const attempt = signal<Attempt | null>(null);
  const last = signal(parseAttempt(savedForReload('puzzle')));
  const record = signal(parseRecord(readLocal('puzzles')));
  onLocalWrite('puzzles', (text) => {
    record.value = mergeRecords(parseRecord(text), record.value);
  });
  const begin = (puzzle: Puzzle) =>
    beginPuzzle(app, attempt, puzzle, { goesOn: false, before: null, isAsked: true });
  effect(() => followAddress(app, attempt, last, app.puzzle.value));
  effect(() => endWithGame(app, attempt));
  effect(() => noteMoves(app.state, attempt));
  effect(() => noteSolved(app.state, attempt, record));
  effect(() => keepAttempt(app.state, attempt, last));
  return { attempt, record, begin };
});

/** Whether the game on the board is that of the attempt. */
function isOn({ game }: State, attempt: Attempt | null): attempt is Attempt {
  return attempt !== null && game.value?.board === attempt.board;
}

function beginPuzzle(
  app: App,
  attempt: Signal<Attempt | null>,
  puzzle: Puzzle,
  { goesOn, before, isAsked }: { goesOn: boolean; before: KeptAttempt | null; isAsked: boolean },
): void {
  const { state } = app;
  const drawn = boardOf(puzzle.board);
  const { board, side } = state.drawing.peek();
  batch(() => {
    if (side !== puzzle.side || !sameBoard(board, drawn)) loadBoard(state, drawn, puzzle.side);
    else if (!goesOn) followGame(state, []);
    const start = state.drawing.peek().board;
    state.playing.value = false;
    state.begun.value = {
      board: start,
      side: puzzle.side,
      opening: [],
      visitor: puzzle.side,
      promise: promiseOf(puzzle),
      hints: before?.hints ?? [],
      valuesShown: false,
      isPuzzle: true,
    };
    const day = before === null ? dayOf(puzzle) : before.day;
    const began = before?.began ?? Date.now();
    const took = before?.took ?? null;
    attempt.value = { puzzle, board: start, tried: before?.tried ?? [], day, began, took, isAsked };
    app.puzzle.value = String(puzzle.number);
  });
}

function puzzleCalled(number: string): Puzzle | undefined {
  return [...PUZZLES, ...EARLIER].find((puzzle) => String(puzzle.number) === number);
}

function promiseOf({ winner, length }: Puzzle): Value {
  return winner === 'tie' ? { winner } : { winner, distance: length };
}

/** Today, if the puzzle is that of the day. */
function dayOf(puzzle: Puzzle): number | null {
  return puzzleOfDay(WEEKS, today()) === puzzle ? today() : null;
}

/**
 * Begins the puzzle named by the address and plays the moves that the address has for its board; if the puzzle is the last one
 * attempted, also restores the moves tried.
 */
function followAddress(
  app: App,
  attempt: Signal<Attempt | null>,
  last: ReadonlySignal<KeptAttempt | null>,
  asked: string,
): void {
  untracked(() => {
    app.state.awaited.value = null;
    const puzzle = asked === TODAY ? puzzleOfDay(WEEKS, today()) : puzzleCalled(asked);
    if (puzzle === undefined) leavePuzzle(app, attempt.value);
    else if (attempt.value?.puzzle !== puzzle || !isOn(app.state, attempt.value)) {
      const before = last.value?.number === puzzle.number ? last.value : null;
      beginPuzzle(app, attempt, puzzle, { goesOn: true, before, isAsked: asked === TODAY });
    }
  });
}

/** Shows the board as any other when the address no longer names the puzzle. */
function leavePuzzle({ state, puzzle }: App, attempt: Attempt | null): void {
  puzzle.value = '';
  if (isOn(state, attempt)) stopGame(state);
}

/** Stores the attempt, to restore it on return to the puzzle by a reload, Back or Forward. */
function keepAttempt(state: State, attempt: Signal<Attempt | null>, last: Signal<KeptAttempt | null>): void {
  const now = attempt.value;
  const game = state.game.value;
  if (!isOn(state, now) || game === null) return;
  const { puzzle, day, began, took, tried } = now;
  const kept = { number: puzzle.number, day, began, took, tried, hints: game.hints };
  last.value = kept;
  saveForReload('puzzle', formatAttempt(kept));
}

function endWithGame(app: App, attempt: Signal<Attempt | null>): void {
  const { game } = app.state;
  if (game.value !== null && game.value.board === attempt.peek()?.board) return;
  untracked(() => {
    if (attempt.value === null) return;
    attempt.value = null;
    app.puzzle.value = '';
  });
}

function noteMoves(state: State, attempt: Signal<Attempt | null>): void {
  const now = attempt.value;
  const game = state.game.value;
  const solved = state.latest.value;
  if (!isOn(state, now) || game === null || solved === null) return;
  // When a puzzle is begun again, the newest answer is still about the moves of the attempt before.
  if (solved.question !== state.question.value) return;
  const tried = withTried(now.tried, ledgerOf(game, solved), solved.question.played);
  if (tried !== now.tried) attempt.value = { ...now, tried };
}

function noteSolved(state: State, attempt: Signal<Attempt | null>, record: Signal<PuzzleRecord>): void {
  const now = attempt.value;
  if (!isOn(state, now) || !isSolved(state)) return;
  untracked(() => {
    if (now.took === null) attempt.value = { ...now, took: Date.now() - now.began };
    const signs = now.tried.map(({ sign }) => sign);
    // Another tab may have solved others meanwhile.
    const known = mergeRecords(parseRecord(readLocal('puzzles')), record.value);
    record.value = withSolved(known, now.puzzle.number, signs, now.day);
    writeLocal('puzzles', formatRecord(record.value));
  });
}
