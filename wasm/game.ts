/** The types of the game: what the modules take and return. Independent of the browser. */

export type Side = 'red' | 'black';

/** Who wins a position with best play, and in how many moves of both sides. */
export type Value = { readonly winner: Side; readonly distance: number } | { readonly winner: 'tie' };

/**
 * A board of 1..32 rows and 1..32 columns. `cells` has rows × columns characters, row by row from the top: `.` free,
 * `#` obstacle, `X` the black pawn, `O` a red general. Any number of pieces may stand on it.
 */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly cells: string;
}

/**
 * The cells of the pieces and the side to move. A cell's number is row × columns + column, both from 0 at the top left. The
 * generals are interchangeable.
 */
export interface Position {
  readonly generals: readonly [number, number];
  readonly pawn: number;
  readonly side: Side;
}

/** One step of a piece, as cell numbers. */
export interface Move {
  readonly from: number;
  readonly to: number;
}

/** A move and the value of the position after it. */
export interface ValuedMove extends Move {
  readonly value: Value;
}

/**
 * Best play from a position to the end of the game; in a tie up to and including the move that repeats an earlier position of the
 * line. `loop` is then the index of the first move that would be repeated, else null.
 */
export interface Line {
  readonly moves: readonly Move[];
  readonly loop: number | null;
}

/**
 * Progress of an analysis: the finished `fraction` of the work (0..1), the current layer (in moves of both sides; for the layered
 * solver, in the current pawn row), and the finds that are not propagated yet.
 */
export interface Progress {
  readonly done: boolean;
  readonly fraction: number;
  readonly distance: number;
  readonly frontier: number;
}

/** A piece that can be lifted off the board: the pawn, or the first or second of a position's generals. */
export type Piece = 'pawn' | 'first' | 'second';

/** Values by cell number with either side to move; null if the lifted piece cannot stand there. */
export interface PlacementMap {
  readonly red: readonly (Value | null)[];
  readonly black: readonly (Value | null)[];
}

/**
 * A fault of a value: a finished game has not the result of the rules; a win has no move to a win one move shorter, or has one to
 * a shorter still; a loss has a move that does not lose, or its longest is not one move shorter; a tie has a move that wins, or
 * none that ties.
 */
export type Fault = 'terminal' | 'win' | 'loss' | 'tie';

/** Progress of the check of a solved table, and the first wrong value found. */
export interface CheckReport {
  readonly done: boolean;
  readonly fraction: number;
  readonly checked: number;
  readonly wrong: { readonly fault: Fault; readonly position: Position; readonly value: Value } | null;
}

/** Counts over all positions of a solved board. */
export interface Census {
  /** Positions that each side wins, by distance in moves of both sides. */
  readonly decided: { readonly red: readonly number[]; readonly black: readonly number[] };
  readonly ties: number;
  /** A position with the longest win of each side, null if it wins none. */
  readonly longest: {
    readonly [side in Side]: { readonly position: Position; readonly distance: number } | null;
  };
}

/** Why a game is over: the pawn on row 1, the pawn on a general's cell, the side to move without a legal move. */
export type Ending = 'row-one' | 'capture' | 'no-move';
