import type { Piece, Value } from '../../wasm/game.ts';

/** The colour of a mark: the winner's, or neutral if nothing changes. */
export type Tone = Value['winner'] | 'same';

/** The glyph of a mark: the winner, or the same winner later or sooner. */
export type Glyph = Tone | 'later' | 'sooner';

/** A map's mark on a cell. */
export interface MapMark {
  readonly tone: Tone;
  readonly glyph: Glyph;
  /** A number, if there is one to show. */
  readonly text: string;
  /** Whether it is emphasized. */
  readonly strong: boolean;
}

/** A mark and a description for each cell of the board shown. */
export interface BoardMap {
  readonly marks: readonly (MapMark | null)[];
  /** The description of each cell; '' if there is none. */
  readonly words: readonly string[];
  /** The separator between a cell's name and its description. */
  readonly aside: string;
  /** The piece drawn faintly, because the map tries it on every cell. */
  readonly lifted: Piece | null;
}
