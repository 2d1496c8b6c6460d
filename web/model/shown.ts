import { computed, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Board, Move, Position, Side } from '../../wasm/game.ts';
import { sameBoard } from './board.ts';
import { type Drawing, type Question, sameQuestion } from './drawing.ts';
import { deriveGame, type Game, type GameShown } from './game.ts';
import type { History } from './history.ts';
import { boardAt, positionsAlong, sideAt, startPosition } from './line.ts';
import { formatLink } from './link.ts';
import { type Lack, lacksOf } from './readiness.ts';
import type { AnalysisState, Solution } from './solution.ts';
import { type Stroke, strokeBoard } from './stroke.ts';

/** The signals from which Shown is derived. */
export interface Sources {
  readonly history: Signal<History<Drawing>>;
  readonly stroke: Signal<Stroke | null>;
  /** The game begun last; `game` tells whether it is still on the board. */
  readonly begun: Signal<Game | null>;
  /**
   * The board of the puzzle in the address, or of a game before a reload, until its code is loaded and the
   * game begins: until then nothing may give the answer away.
   */
  readonly awaited: Signal<Board | null>;
  readonly analysis: Signal<AnalysisState>;
}

/** Derived view state: follows from the drawing, the stroke in progress and the solver's answer. */
export interface Shown extends GameShown {
  readonly drawing: ReadonlySignal<Drawing>;
  /** The drawing as the stroke in progress would leave it. */
  readonly draft: ReadonlySignal<Drawing>;
  readonly lacks: ReadonlySignal<readonly Lack[]>;
  /** The question for the solver; null while pieces are missing. */
  readonly question: ReadonlySignal<Question | null>;
  /** The answer to the question; null until it arrives. */
  readonly solution: ReadonlySignal<Solution | null>;
  /** The moves of the line and the positions before and after them, as far as known and not hidden by a game. */
  readonly moves: ReadonlySignal<readonly Move[]>;
  readonly positions: ReadonlySignal<readonly Position[]>;
  /** Number of moves of the line shown as played. */
  readonly ply: ReadonlySignal<number>;
  readonly board: ReadonlySignal<Board>;
  /** The side to move on the board shown. */
  readonly side: ReadonlySignal<Side>;
  /** The link of what is shown, without '#'. */
  readonly link: ReadonlySignal<string>;
}

export function deriveShown({ history, stroke, begun, awaited, analysis }: Sources): Shown {
  const drawing = computed(() => history.value.present);
  const strokeSide = computed(() => sideAt(drawing.value.side, drawing.value.shown.length));

  const draft = computed<Drawing>(() => {
    const board = stroke.value && strokeBoard(stroke.value);
    if (stroke.value === null || board === null || sameBoard(board, stroke.value.before))
      return drawing.value;
    return { board, side: strokeSide.value, played: [], shown: [], variations: [] };
  });
  const lacks = computed(() => lacksOf(draft.value.board));
  const question = keepEqual(computed(() => (lacks.value.length === 0 ? draft.value : null)));

  const solution = computed(() => {
    const { value } = analysis;
    return value.status === 'solved' && value.question === question.value ? value.solution : null;
  });
  const game = deriveGame({ begun, awaited, drawing, solution });
  const known = computed(() => {
    const { played, shown } = draft.value;
    if (game.valuesHidden.value) return played;
    return solution.value?.moves ?? (shown.length > played.length ? shown : played);
  });
  // Stepping changes neither, so that thousands of positions are not recomputed.
  const drawn = computed(() => draft.value.board);
  const first = computed(() => draft.value.side);
  const positions = computed(() => {
    const start = startPosition(drawn.value, first.value);
    return start === null ? [] : positionsAlong(start, known.value);
  });
  const moves = computed(() => known.value.slice(0, Math.max(0, positions.value.length - 1)));
  const ply = computed(() => Math.min(draft.value.shown.length, moves.value.length));
  const board = computed(() => {
    const position = ply.value > 0 ? positions.value[ply.value] : undefined;
    return position === undefined ? draft.value.board : boardAt(draft.value.board, position);
  });
  const side = computed(() => sideAt(draft.value.side, ply.value));
  const link = computed(() => {
    const { board, side, played, variations } = drawing.value;
    const shown = played.length > ply.value ? played : moves.value.slice(0, ply.value);
    return formatLink({ board, side, moves: shown, ply: ply.value, variations });
  });
  return { ...game, drawing, draft, lacks, question, solution, moves, positions, ply, board, side, link };
}

/** Equal questions are one object, so that a redraw does not ask again. */
function keepEqual(source: ReadonlySignal<Question | null>): ReadonlySignal<Question | null> {
  let kept: Question | null = null;
  return computed(() => {
    const next = source.value;
    if (kept === null || next === null || !sameQuestion(kept, next)) {
      kept = next && { board: next.board, side: next.side, played: next.played, variations: next.variations };
    }
    return kept;
  });
}
