import { useApp } from '../../page/app-context.ts';
import { openBoard } from '../../page/open-board.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { BoardThumb } from '../kit/board-thumb.tsx';
import { isInAnswer, type KeptFind } from './model/mine.ts';
import { MINE } from './words.ts';

/** Thumbnail of a find; opens it in the editor. */
export function FindBoard({ find: { board, value, score, settings } }: { find: KeptFind }) {
  const app = useApp();
  const texts = useCatalogue(MINE);
  const scores = isInAnswer(settings.goal) ? [] : [texts.score[settings.goal](score)];
  return (
    <button
      type="button"
      class="button find-board"
      aria-label={texts.open(scores, value, board.rows, board.columns)}
      onClick={() => openBoard(app, board)}
    >
      <BoardThumb board={board} />
    </button>
  );
}
