import { type Signal, signal } from '@preact/signals';
import type { ErrorCode } from '../../wasm/error.ts';
import type { Board, Ending, Line, Move, Side, Value, ValuedMove } from '../../wasm/game.ts';
import type { Stroke, Tool } from './edit.ts';
import type { Game } from './game.ts';
import { type History, startHistory } from './history.ts';
import type { LinkError } from './link-error.ts';
import type { Mode } from './mode.ts';
import { deriveShown, type Shown } from './shown.ts';
import type { Variation } from './variations.ts';

/** What undo brings back: the board at the start, who moves first on it, moves given with it, and the moves shown as played. */
export interface Drawing {
  readonly board: Board;
  readonly side: Side;
  readonly played: readonly Move[];
  /** The beginning of the line, up to the position on the screen. */
  readonly shown: readonly Move[];
  /** Other beginnings of a game that were tried, each from the start position. */
  readonly variations: readonly Variation[];
}

/** What the solver is asked. Two equal questions are one object. */
export type Question = Omit<Drawing, 'shown'>;

/** The solver's answer: the start position's value and the best line from it, the legal part of `played` first. */
export interface Solution extends Line {
  readonly value: Value;
  /** The value before the first move and after each move: one more than there are moves. */
  readonly values: readonly Value[];
  /** The legal moves of each of these positions, best first. */
  readonly choices: readonly (readonly ValuedMove[])[];
  /** So many of the moves given are legal. */
  readonly legal: number;
  /** So many moves of each variation are legal. */
  readonly legalVariations: readonly number[];
  /** How the line ends; null for a tie that goes on. */
  readonly ending: Ending | null;
  /** Memory that the analysis takes, in bytes. */
  readonly bytes: number;
}

/** Why something could not be done, as plain data: a RubiconError, or the solver itself failing. */
export interface Failure {
  readonly code: ErrorCode | 'load_failed' | 'unsupported' | 'crashed' | 'unreadable';
  readonly line: number;
  readonly column: number;
  readonly expected: number;
  readonly found: number;
}

/** How far a solve is: the fraction done (0..1) and the distance reached, in moves. */
export interface SolveProgress {
  readonly fraction: number;
  readonly distance: number;
}

/** What is known of the newest question, or why nothing is. */
export type AnalysisState =
  | { readonly status: 'idle' }
  | { readonly status: 'solving'; readonly question: Question; readonly progress: SolveProgress | null }
  | { readonly status: 'solved'; readonly question: Question; readonly solution: Solution }
  | { readonly status: 'cancelled'; readonly question: Question }
  | { readonly status: 'failed'; readonly question: Question; readonly failure: Failure };

export type Solved = Extract<AnalysisState, { status: 'solved' }>;

/** A link that cannot be read, and what is on the board in its place: the page's sample, the board of the last visit, or the same as before. */
export interface BadLink {
  readonly code: 'bad_link';
  readonly error: LinkError;
  readonly shown: 'sample' | 'last' | 'same';
}

/** What a notice says. */
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

/** What has just been done, for those who cannot see it. */
export type Announcement =
  | { readonly code: 'cell'; readonly cell: number }
  | { readonly code: 'stroke'; readonly cells: number }
  | { readonly code: 'resized'; readonly rows: number; readonly columns: number }
  | { readonly code: 'cleared' | 'undone' | 'redone' | 'loaded' };

/** A piece that is taken up to be moved as the rules allow. */
export interface Hand {
  /** The cell of the piece, null when there is none. */
  readonly from: number | null;
  /** The cell to which it could not go, or that has no piece to take up. */
  readonly refused: number | null;
  /** The moves shown when that was: with another position the hand is empty. */
  readonly shown: readonly Move[];
}

/** Several boards of one text, one of which was loaded last. */
export interface Collection {
  readonly boards: readonly Board[];
  readonly index: number;
}

/** The page's whole state and what follows from it (Shown). Views read it; only functions of the model write it. */
export interface State extends Shown {
  /** What a press on the board does: it draws, or moves a piece as the rules allow. */
  readonly tool: Signal<Tool | 'move'>;
  /** Whether a finger draws. */
  readonly mode: Signal<Mode>;
  /** So many taps of a finger on the board were of no effect, because it was only looked at. */
  readonly idleTaps: Signal<number>;
  /** How many times larger than the whole board the board is seen. */
  readonly zoom: Signal<number>;
  readonly history: Signal<History<Drawing>>;
  readonly stroke: Signal<Stroke | null>;
  /** The game that was begun last; `game` tells whether it is still on the board. */
  readonly begun: Signal<Game | null>;
  /** The board of the address of a puzzle, whose game begins when its code is there: nothing of it is given away until then. */
  readonly awaited: Signal<Board | null>;
  readonly hand: Signal<Hand | null>;
  readonly analysis: Signal<AnalysisState>;
  /** The newest solution, kept while a later question is open. */
  readonly latest: Signal<Solved | null>;
  /** How far the rest of an answered question's table is; null where it is all there, or will be in a moment. */
  readonly rest: Signal<SolveProgress | null>;
  /** Raised to ask the same question again. */
  readonly attempt: Signal<number>;
  readonly engine: Signal<'loading' | 'ready' | 'failed'>;
  readonly playing: Signal<boolean>;
  readonly flipped: Signal<boolean>;
  /** Moves from the position shown that the board shows for as long as something points at them. */
  readonly preview: Signal<readonly Move[] | null>;
  readonly notices: Signal<readonly Notice[]>;
  readonly announcement: Signal<Announcement | null>;
  /** Raised when another board is opened in place of the drawn one. */
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
  return {
    ...sources,
    ...deriveShown(sources),
    tool: signal('obstacle'),
    mode: signal('look'),
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
