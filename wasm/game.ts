/** The game in types: what the modules take and return. It knows no browser. */

export type Side = 'red' | 'black';

/** Who wins from a position with best play, and in how many moves of both sides together. */
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
 * Where the pieces stand and whose turn it is. A cell's number is row × columns + column, both from 0 at the top left. The
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
 * Best play from a position to the end of the game; in a tie up to and including the move that brings back an earlier position of
 * the line. `loop` is then the index of the first move that will be repeated, else null.
 */
export interface Line {
  readonly moves: readonly Move[];
  readonly loop: number | null;
}

/**
 * How far an analysis is: `fraction` of the work (0..1), the layer reached (in moves of both sides; by the layered solver, in
 * the pawn row in hand), and what is found and waits to be worked through.
 */
export interface Progress {
  readonly done: boolean;
  readonly fraction: number;
  readonly distance: number;
  readonly frontier: number;
}

/** A piece that is lifted off the board: the pawn, or the first or second of a position's generals. */
export type Piece = 'pawn' | 'first' | 'second';

/** Values by cell number with either side to move; null where the lifted piece cannot stand. */
export interface PlacementMap {
  readonly red: readonly (Value | null)[];
  readonly black: readonly (Value | null)[];
}

/**
 * What is wrong with a value: a finished game's is not that of the rules; a win has no move to a win one move shorter, or one
 * to a shorter still; a loss has a move that does not lose, or its longest is not one move shorter; a tie has a move that
 * wins, or none that ties.
 */
export type Fault = 'terminal' | 'win' | 'loss' | 'tie';

/** How far a check of a solved table is, and the first wrong value that it has found. */
export interface CheckReport {
  readonly done: boolean;
  readonly fraction: number;
  readonly checked: number;
  readonly wrong: { readonly fault: Fault; readonly position: Position; readonly value: Value } | null;
}

/** All positions of a solved board, counted. */
export interface Census {
  /** Positions that each side wins, by distance in moves of both sides. */
  readonly decided: { readonly red: readonly number[]; readonly black: readonly number[] };
  readonly ties: number;
  /** A position that takes a side the longest to win, null where it wins none. */
  readonly longest: {
    readonly [side in Side]: { readonly position: Position; readonly distance: number } | null;
  };
}

/** Why a game is over: the pawn on row 1, the pawn on a general's cell, the side to move without a legal move. */
export type Ending = 'row-one' | 'capture' | 'no-move';
