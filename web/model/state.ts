import { type Signal, signal } from '@preact/signals';
import type { ErrorCode } from '../../wasm/error.ts';
import type { Board, Ending, Line, Move, Side, Value, ValuedMove } from '../../wasm/game.ts';
import type { Tool } from './edit.ts';
import type { Game } from './game.ts';
import { type History, startHistory } from './history.ts';
import type { LinkError } from './link-error.ts';
import type { Mode } from './mode.ts';
import type { Preview } from './preview.ts';
import { deriveShown, type Shown } from './shown.ts';
import type { Stroke } from './stroke.ts';
import type { Variation } from './variations.ts';

/** One undo state: the board at the start, the side to move first, the given moves, and the moves shown as played. */
export interface Drawing {
  readonly board: Board;
  readonly side: Side;
  readonly played: readonly Move[];
  /** The moves of the line up to the position on the screen. */
  readonly shown: readonly Move[];
  /** Alternative games, each from the start position. */
  readonly variations: readonly Variation[];
}

/** A question for the solver. Equal questions are one object. */
export type Question = Omit<Drawing, 'shown'>;

/** The solver's answer: the start position's value and the best line from it, the legal part of `played` first. */
export interface Solution extends Line {
  readonly value: Value;
  /** The value before the first move and after each move: one more than there are moves. */
  readonly values: readonly Value[];
  /** The legal moves of each of these positions, best first. */
  readonly choices: readonly (readonly ValuedMove[])[];
  /** Number of given moves that are legal. */
  readonly legal: number;
  /** Number of legal moves of each variation. */
  readonly legalVariations: readonly number[];
  /** How the line ends; null for a tie that loops. */
  readonly ending: Ending | null;
  /** Memory that the analysis takes, in bytes. */
  readonly bytes: number;
}

/** Why an action failed, as plain data: a RubiconError, or a failure of the solver itself. */
export interface Failure {
  readonly code: ErrorCode | 'load_failed' | 'unsupported' | 'crashed' | 'unreadable';
  readonly line: number;
  readonly column: number;
  readonly expected: number;
  readonly found: number;
}

/** Progress of a solve: the finished part (0..1) and the current distance (moves). */
export interface SolveProgress {
  readonly fraction: number;
  readonly distance: number;
}

/** The state of the newest question. */
export type AnalysisState =
  | { readonly status: 'idle' }
  | { readonly status: 'solving'; readonly question: Question; readonly progress: SolveProgress | null }
  | { readonly status: 'solved'; readonly question: Question; readonly solution: Solution }
  | { readonly status: 'cancelled'; readonly question: Question }
  | { readonly status: 'failed'; readonly question: Question; readonly failure: Failure };

export type Solved = Extract<AnalysisState, { status: 'solved' }>;

/**
 * A link that cannot be parsed, and the board shown instead: the page's sample, that of the last visit, or the same as before.
 */
export interface BadLink {
  readonly code: 'bad_link';
  readonly error: LinkError;
  readonly shown: 'sample' | 'last' | 'same';
}

/** The content of a notice. */
export type Message =
  | BadLink
  | { readonly code: 'moves_dropped'; readonly kept: number; readonly dropped: number }
  | { readonly code: 'variations_dropped'; readonly dropped: number }
  | { readonly code: 'link_too_long'; readonly most: number; readonly dropped: number }
  | { readonly code: 'failure'; readonly failure: Failure }
  | { readonly code: 'file_unreadable'; readonly name: string }
  | { readonly code: 'line_dropped'; readonly ply: number }
  | { readonly code: 'new_version' };

export interface Notice {
  readonly id: number;
  readonly kind: 'error' | 'info';
  readonly message: Message;
}

/** Last action, for the screen-reader live region. */
export type Announcement =
  | { readonly code: 'cell' | 'carried'; readonly cell: number }
  | { readonly code: 'stroke'; readonly cells: number }
  | { readonly code: 'resized'; readonly rows: number; readonly columns: number }
  | { readonly code: 'cleared' | 'undone' | 'redone' | 'loaded' };

/** A piece picked up to be moved by the rules. */
export interface Hand {
  /** The cell of the piece, null if there is none. */
  readonly from: number | null;
  /** The cell to which it could not move, or that has no piece to pick up. */
  readonly refused: number | null;
  /** The cells to which it can move. */
  readonly targets: readonly number[];
  /** The moves shown at that time: in another position the hand is empty. */
  readonly shown: readonly Move[];
}

/** Several boards of one text, with the one loaded last. */
export interface Collection {
  readonly boards: readonly Board[];
  readonly index: number;
}

/** The page's whole state and what is derived from it (Shown). Views read it; only functions of the model write it. */
export interface State extends Shown {
  /** What a press on the board draws in edit mode. */
  readonly tool: Signal<Tool>;
  /** Whether a press moves pieces by the rules, or edits. */
  readonly mode: Signal<Mode>;
  /** Count of taps that would have drawn in edit mode. */
  readonly idleTaps: Signal<number>;
  /** Zoom factor of the board; 1 is the whole board. */
  readonly zoom: Signal<number>;
  readonly history: Signal<History<Drawing>>;
  readonly stroke: Signal<Stroke | null>;
  /** The game begun last; `game` tells whether it is still on the board. */
  readonly begun: Signal<Game | null>;
  /**
   * The board of the puzzle in the address, or of a game before a reload, until its code is loaded and the game begins: until then
   * nothing may give the answer away.
   */
  readonly awaited: Signal<Board | null>;
  readonly hand: Signal<Hand | null>;
  readonly analysis: Signal<AnalysisState>;
  /** The newest solution, kept while a later question is pending. */
  readonly latest: Signal<Solved | null>;
  /** Progress of the rest of an answered question's table; null if it is complete, or will be in a moment. */
  readonly rest: Signal<SolveProgress | null>;
  /** Retry counter: increment it to ask the same question again. */
  readonly attempt: Signal<number>;
  readonly engine: Signal<'loading' | 'ready' | 'failed'>;
  readonly playing: Signal<boolean>;
  readonly flipped: Signal<boolean>;
  /** Moves previewed on the board, for example while the pointer is over them. */
  readonly preview: Signal<Preview | null>;
  readonly notices: Signal<readonly Notice[]>;
  readonly announcement: Signal<Announcement | null>;
  /** Incremented when another board is opened in place of the drawn one. */
  readonly opened: Signal<number>;
  readonly collection: Signal<Collection | null>;
}

export function createState(start: Drawing): State {
  const sources = {
    history: signal(startHistory(start)),
    stroke: signal<Stroke | null>(null),
    begun: signal<Game | null>(null),
    awaited: signal<Board | null>(null),
    analysis: signal<AnalysisState>({ status: 'idle' }),
  };
  const shown = deriveShown(sources);
  return {
    ...sources,
    ...shown,
    tool: signal('obstacle'),
    mode: signal(shown.lacks.peek().length > 0 ? 'edit' : 'move'),
    idleTaps: signal(0),
    zoom: signal(1),
    hand: signal(null),
    latest: signal(null),
    rest: signal(null),
    attempt: signal(0),
    engine: signal('loading'),
    playing: signal(false),
    flipped: signal(false),
    preview: signal(null),
    notices: signal([]),
    announcement: signal(null),
    opened: signal(0),
    collection: signal(null),
  };
}
