import { useApp } from '../page/app-context.ts';
import { BoardView } from '../page/board/board.tsx';
import { lazyPart } from '../page/controls/lazy-view.tsx';

const onBoard = lazyPart(() => import('./on-board.ts'));
const HandArea = onBoard.view((part) => part.HandArea);

/** Marks on the board, and zooming with two fingers: without their code the board is usable. */
const Marks = onBoard.beside((part) => part.StudyMarks);
const Zooming = onBoard.beside((part) => part.Zooming);

/** The board with its study layers: the open panel's, the moves of the line, and pieces moved by hand. */
export function StudyBoard() {
  const app = useApp();
  const part = onBoard.now();
  return (
    <BoardView
      pen={part?.PEN}
      map={part?.openMap(app) ?? null}
      underPieces={<Marks />}
      overPieces={!app.embedded.value && <HandArea />}
      inFrame={<Zooming />}
    />
  );
}
