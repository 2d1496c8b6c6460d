import { batch, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Board } from '../../../wasm/rubicon.ts';
import { loadBoard } from '../../model/actions.ts';
import { sameBoard } from '../../model/board.ts';
import { followGame } from '../../model/explore.ts';
import type { State } from '../../model/state.ts';
import type { App } from '../../page/app-context.ts';
import { boardOf } from '../../page/examples/board-of.ts';
import { keepHere, keptHere } from '../../page/kept-here.ts';
import { onRemembered } from '../../page/other-tabs.ts';
import { perApp } from '../../page/per-app.ts';
import { recall, remember } from '../../page/storage.ts';
import { ledgerOf, slipOf } from '../play/model/ledger.ts';
import { stopGame } from '../play/model/playing.ts';
import { resultOf } from '../play/model/result.ts';
import { formatAttempt, type KeptAttempt, parseAttempt } from './model/kept-attempt.ts';
import { dayAt, type Puzzle, parsePuzzles, puzzleOfDay } from './model/puzzle.ts';
import { formatRecord, mergeRecords, type PuzzleRecord, parseRecord, withSolved } from './model/record.ts';
import { type Tried, withTried } from './model/signs.ts';
import text from './puzzles.txt?raw';

export const PUZZLES = parsePuzzles(text);

/** The address of the day's puzzle. */
const TODAY = 'today';

/** A puzzle that is being solved. */
export interface Attempt {
  readonly puzzle: Puzzle;
  readonly board: Board;
  readonly tried: readonly Tried[];
  /** The day whose puzzle it was when it was begun; null where it was none. */
  readonly day: number | null;
  /** Whether somebody asked for it here; else one has come back to it, by a reload, Back or a link. */
  readonly isAsked: boolean;
}

export interface Puzzles {
  /** Null where the game on the board is none of a puzzle, or there is none. */
  readonly attempt: ReadonlySignal<Attempt | null>;
  readonly record: ReadonlySignal<PuzzleRecord>;
  /** Begins a puzzle anew, in place of the board and its game. */
  readonly begin: (puzzle: Puzzle) => void;
}

export const today = () => dayAt(Date.now());

export const puzzlesOf = perApp<Puzzles>((app) => {
  const attempt = signal<Attempt | null>(null);
  const last = signal(parseAttempt(keptHere('puzzle')));
  const record = signal(parseRecord(recall('puzzles')));
  onRemembered('puzzles', (text) => {
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

/** Whether one is looking at the puzzle: the game on the board is that of the attempt. */
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
    if (side !== 'red' || !sameBoard(board, drawn)) loadBoard(state, drawn);
    else if (!goesOn) followGame(state, []);
    const start = state.drawing.peek().board;
    state.playing.value = false;
    state.begun.value = {
      board: start,
      side: 'red',
      opening: [],
      visitor: 'red',
      promise: { winner: 'red', distance: puzzle.length },
      hints: before?.hints ?? [],
      valuesShown: false,
      isPuzzle: true,
    };
    const day = before === null ? dayOf(puzzle) : before.day;
    attempt.value = { puzzle, board: start, tried: before?.tried ?? [], day, isAsked };
    app.puzzle.value = String(puzzle.number);
  });
}

/** Today, where the puzzle is that of the day. */
function dayOf(puzzle: Puzzle): number | null {
  return puzzleOfDay(PUZZLES, today()) === puzzle ? today() : null;
}

/**
 * An address that names a puzzle begins it, and goes on with the moves that it gives for its board; where it was the last
 * one, also with what was tried.
 */
function followAddress(
  app: App,
  attempt: Signal<Attempt | null>,
  last: ReadonlySignal<KeptAttempt | null>,
  asked: string,
): void {
  untracked(() => {
    app.state.awaited.value = null;
    const puzzle = asked === TODAY ? puzzleOfDay(PUZZLES, today()) : PUZZLES[Number(asked) - 1];
    if (puzzle === undefined) leavePuzzle(app, attempt.value);
    else if (attempt.value?.puzzle !== puzzle || !isOn(app.state, attempt.value)) {
      const before = last.value?.number === puzzle.number ? last.value : null;
      beginPuzzle(app, attempt, puzzle, { goesOn: true, before, isAsked: asked === TODAY });
    }
  });
}

/** An address without the puzzle shows the board as any other. */
function leavePuzzle({ state, puzzle }: App, attempt: Attempt | null): void {
  puzzle.value = '';
  if (isOn(state, attempt)) stopGame(state);
}

/** Keeps what was tried for whoever comes back to the puzzle, by a reload, Back or Forward. */
function keepAttempt(state: State, attempt: Signal<Attempt | null>, last: Signal<KeptAttempt | null>): void {
  const now = attempt.value;
  const game = state.game.value;
  if (!isOn(state, now) || game === null) return;
  const kept = { number: now.puzzle.number, day: now.day, tried: now.tried, hints: game.hints };
  last.value = kept;
  keepHere('puzzle', formatAttempt(kept));
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
  const tried = withTried(now.tried, ledgerOf(game, solved), solved.question.played);
  if (tried !== now.tried) attempt.value = { ...now, tried };
}

function noteSolved(state: State, attempt: Signal<Attempt | null>, record: Signal<PuzzleRecord>): void {
  const now = attempt.value;
  if (!isOn(state, now) || !isSolved(state)) return;
  untracked(() => {
    const signs = now.tried.map(({ sign }) => sign);
    // Another tab may have solved others by now.
    const known = mergeRecords(parseRecord(recall('puzzles')), record.value);
    record.value = withSolved(known, now.puzzle.number, signs, now.day);
    remember('puzzles', formatRecord(record.value));
  });
}

/** Whether the game on the board has been won, and was never given away on the way to it. */
export function isSolved(state: State): boolean {
  const game = state.game.value;
  const solved = state.latest.value;
  return (
    game !== null && solved !== null && resultOf(state)?.winner === 'red' && slipOf(game, solved) === null
  );
}
