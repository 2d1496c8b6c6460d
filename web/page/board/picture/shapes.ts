import type { Move, Position, Side } from '../../../../wasm/game.ts';
import { type Board, cellsWith, OBSTACLE } from '../../../model/board.ts';
import { type PlacedPiece, piecesOf } from '../../../model/pieces.ts';
import { placeOf } from '../view-order.ts';

/** A path of a picture. Its colours are names of custom properties, because a file has other values than the page. */
export interface Shape<Colour extends string = string> {
  /** What it shows. */
  readonly name: string;
  readonly d: string;
  readonly fill?: Colour;
  readonly stroke?: Colour;
  /** Further attributes of SVG. */
  readonly more?: Readonly<Record<string, string | number>>;
}

/** What a picture of a board shows. */
export interface Pictured {
  readonly board: Board;
  /** Replaces the pieces drawn on the board. */
  readonly position?: Position | null;
  /** The last move and its side. */
  readonly last?: { readonly move: Move; readonly side: Side } | null;
  readonly flipped?: boolean;
}

/** The picture of a cell: for each colour a path of relative commands from the cell's top left corner. */
export type Art<Colour extends string = string> = readonly (readonly [Colour, string])[];

/** The part that a piece has in a capture on its cell. */
export type Role = 'plain' | 'captured' | 'captor';

/** The way in which a picture is drawn, in units of which a cell is `cell` wide. */
export interface Look<Colour extends string = string> {
  readonly cell: number;
  /** Whether edges lie on whole pixels. */
  readonly isCrisp: boolean;
  readonly ground: (board: Board, flipped: boolean) => readonly Shape<Colour>[];
  readonly obstacle: Art<Colour>;
  /** The last move, whose piece is above it. */
  readonly last: (pictured: Pictured) => readonly Shape<Colour>[];
  /** A piece; nothing if it is not shown. */
  readonly piece: (kind: PlacedPiece['kind'], role: Role) => Art<Colour>;
}

/** The empty board, from the bottom up. */
export function cellShapes<Colour extends string>(
  look: Look<Colour>,
  board: Board,
  flipped = false,
): Shape<Colour>[] {
  const obstacles = stamp(look, board, flipped, 'obstacle', look.obstacle, cellsWith(board, OBSTACLE));
  return [...look.ground(board, flipped), ...obstacles];
}

/** The last move and the pieces, from the bottom up. */
export function pieceShapes<Colour extends string>(look: Look<Colour>, pictured: Pictured): Shape<Colour>[] {
  const { board, position = null, flipped = false } = pictured;
  const pieces = piecesOf(board, position);
  const captured = pieces.find(({ taken }) => taken)?.cell;
  const roleOf = ({ taken, cell }: PlacedPiece): Role =>
    taken ? 'captured' : cell === captured ? 'captor' : 'plain';
  const drawn = (kind: PlacedPiece['kind'], role: Role) => {
    const cells = pieces.filter((piece) => piece.kind === kind && roleOf(piece) === role);
    const art = look.piece(kind, role);
    return stamp(
      look,
      board,
      flipped,
      kind,
      art,
      cells.map(({ cell }) => cell),
    );
  };
  const roles = ['captured', 'plain', 'captor'] as const;
  return [
    ...look.last(pictured),
    ...roles.flatMap((role) => [...drawn('general', role), ...drawn('pawn', role)]),
  ];
}

/** The same picture on several cells, one path a colour. */
export function stamp<Colour extends string>(
  { cell: width }: Pick<Look, 'cell'>,
  board: Board,
  flipped: boolean,
  name: string,
  art: Art<Colour>,
  cells: readonly number[],
): Shape<Colour>[] {
  if (cells.length === 0) return [];
  const corners = cells.map((cell) => {
    const { x, y } = placeOf(board, cell, flipped);
    return `M${x * width} ${y * width}`;
  });
  return art.map(([fill, path]) => ({ name, fill, d: corners.map((corner) => corner + path).join('') }));
}
