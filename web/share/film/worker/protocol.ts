/** A path of a canvas, with its colours. */
export interface PaintedPath {
  readonly d: string;
  readonly fill: string | null;
  readonly fillOpacity: number;
  readonly stroke: string | null;
  readonly strokeWidth: number;
  readonly dash: readonly number[];
  /** The matrix of its transformation. */
  readonly matrix: readonly [number, number, number, number, number, number];
}

/** A line of text across the picture; its size shrinks until it fits. */
export interface PaintedText {
  readonly text: string;
  readonly isBold: boolean;
  /** The baseline (px). */
  readonly y: number;
  /** The font size (px) at most. */
  readonly size: number;
}

export interface FilmFrame {
  readonly paths: readonly PaintedPath[];
  readonly texts: readonly PaintedText[];
  readonly delay: number;
}

/** What becomes a GIF: `ground` lies below each frame, in units that are moved and scaled. */
export interface Film {
  readonly width: number;
  readonly height: number;
  readonly paper: string;
  readonly ink: string;
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  readonly ground: readonly PaintedPath[];
  readonly labels: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  readonly frames: readonly FilmFrame[];
}
