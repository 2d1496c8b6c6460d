import './board-thumb.css';
import type { Board } from '../../../wasm/game.ts';
import { Thumbnail } from '../../page/board/thumbnail.tsx';

/** A board's thumbnail in the board's own proportions. */
export function BoardThumb({ board }: { board: Board }) {
  const side = Math.max(board.rows, board.columns);
  return (
    <span class="board-thumb" style={{ '--wide': board.columns / side, '--high': board.rows / side }}>
      <Thumbnail board={board} />
    </span>
  );
}
