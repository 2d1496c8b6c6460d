import { type Signal, signal } from '@preact/signals';
import type { Board, Move, Position } from '../../wasm/game.ts';
import type { Drawing } from './drawing.ts';
import type { Tool } from './edit.ts';
import type { Failure } from './failure.ts';
import { startHistory } from './history.ts';
import type { LinkError } from './link-error.ts';
import { deriveShown, type Shown, type Sources } from './shown.ts';
import type { Solved, SolveProgress } from './solution.ts';

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

/** What a press on the board is for: moving pieces by the rules, or changing the board with a tool. */
export type Mode = 'move' | 'edit';

/** Moves previewed on the board. */
export interface Preview {
  /** The position before them; null for the position shown. */
  readonly start: Position | null;
  readonly moves: readonly Move[];
  /** Whether it stays until it is closed; otherwise it ends when the pointer or the focus leaves. */
  readonly isPinned: boolean;
}

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

/** The page's whole state and what is derived from it. Views read it; only functions of the model write it. */
export interface State extends Sources, Shown {
  /** What a press on the board draws in edit mode. */
  readonly tool: Signal<Tool>;
  /** Whether a press moves pieces by the rules, or edits. */
  readonly mode: Signal<Mode>;
  /** Count of taps that would have drawn in edit mode. */
  readonly idleTaps: Signal<number>;
  /** Zoom factor of the board; 1 is the whole board. */
  readonly zoom: Signal<number>;
  readonly hand: Signal<Hand | null>;
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
  const sources: Sources = {
    history: signal(startHistory(start)),
    stroke: signal(null),
    begun: signal(null),
    awaited: signal(null),
    analysis: signal({ status: 'idle' }),
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
