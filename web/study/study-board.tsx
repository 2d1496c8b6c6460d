import { useApp } from '../page/app-context.ts';
import { BoardView } from '../page/board/board.tsx';
import { lazyPart } from '../page/controls/lazy-view.tsx';

const onBoard = lazyPart(() => import('./on-board.ts'));
const HandArea = onBoard.view((part) => part.HandArea);

/** Marks on the board, and zooming with two fingers: without their code the board is usable. */
const MoveMarks = onBoard.beside((part) => part.MoveMarks);
const Zooming = onBoard.beside((part) => part.Zooming);

/** The board with its study layers: the moves of the line, the open panel's layer, and pieces moved by hand. */
export function StudyBoard() {
  const { embedded, boardLayer } = useApp();
  const Layer = boardLayer.value;
  return (
    <BoardView
      underPieces={
        <>
          {Layer !== null && <Layer />}
          <MoveMarks />
        </>
      }
      overPieces={!embedded.value && <HandArea />}
      inFrame={<Zooming />}
    />
  );
}
