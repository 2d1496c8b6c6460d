import './thumbnail.css';
import type { Board } from '../../model/board.ts';
import { BoardPicture } from './picture/board-picture.tsx';
import type { Look } from './picture/shapes.ts';

const GENERAL = [['--red', 'm.1.9h.8v-.8l-.2.25l-.2-.3l-.2.3l-.2-.25z']] as const;
const PAWN = [['--black', 'm.15.9h.7l-.2-.4a.25.25 0 1 0-.3 0z']] as const;

/** Outlines, which can be told apart in cells of a few pixels. */
const OUTLINES: Look = {
  cell: 1,
  isCrisp: false,
  ground: () => [],
  obstacle: [['--stone', 'h1v1h-1z']],
  last: () => [],
  piece: (kind) => (kind === 'general' ? GENERAL : PAWN),
};

/** A small picture of a board, one of many. */
export function Thumbnail({ board }: { board: Board }) {
  return <BoardPicture look={OUTLINES} name="thumbnail" board={board} />;
}
