import { useApp } from '../../page/app-context.ts';
import { Thumbnail } from '../../page/board/thumbnail.tsx';
import { openBoard } from '../../page/open-board.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { isInAnswer, type Kept } from './model/mine.ts';
import { MINE } from './words.ts';

/** A find, small; choosing it opens it in the editor. */
export function FindBoard({ find: { board, value, score, settings } }: { find: Kept }) {
  const app = useApp();
  const texts = useCatalogue(MINE);
  const side = Math.max(board.rows, board.columns);
  const told = isInAnswer(settings.goal) ? [] : [texts.score[settings.goal](score)];
  return (
    <button
      type="button"
      class="button find-board"
      aria-label={texts.open(told, value, board.rows, board.columns)}
      onClick={() => openBoard(app, board)}
    >
      <span class="cells" style={{ '--wide': board.columns / side, '--high': board.rows / side }}>
        <Thumbnail board={board} />
      </span>
    </button>
  );
}
