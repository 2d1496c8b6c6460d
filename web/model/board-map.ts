import type { Piece, Value } from '../../wasm/game.ts';

/** Whose colours a mark has: the winner's, or nobody's where nothing changes. */
export type Tone = Value['winner'] | 'same';

/** The sign of a mark: who wins, or a count that changes for the same winner. */
export type Glyph = Tone | 'later' | 'sooner';

/** What a map shows on a cell. */
export interface CellMark {
  readonly tone: Tone;
  readonly glyph: Glyph;
  /** A number, where there is one to show. */
  readonly text: string;
  /** Whether it stands out from the others. */
  readonly strong: boolean;
}

/** A map over the cells of a board, each with its mark and its words. */
export interface BoardMap {
  readonly rows: number;
  readonly columns: number;
  readonly marks: readonly (CellMark | null)[];
  /** What is said of each cell, '' where there is nothing to say. */
  readonly words: readonly string[];
  /** What stands between a cell's name and these words. */
  readonly aside: string;
  /** The piece that is drawn faintly, because the map moves it about. */
  readonly lifted: Piece | null;
}
