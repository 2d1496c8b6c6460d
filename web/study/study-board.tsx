import { movesByHand } from '../model/game.ts';
import { useApp } from '../page/app-context.ts';
import { BoardView } from '../page/board/board.tsx';
import { lazyView } from '../page/controls/lazy-view.tsx';
import { MoveMarks } from './line/move-marks.tsx';

const HandArea = lazyView(() => import('./play/hand-area.tsx').then((part) => part.HandArea));

/** Without two fingers the board is seen as a whole. */
const Zooming = lazyView(() =>
  import('../page/board/zooming.tsx').then(
    (part) => part.Zooming,
    () => () => null,
  ),
);

/** The board with what is studied on it: the moves of the line, what a panel lays over its cells, pieces that are moved by hand. */
export function StudyBoard() {
  const { state, boardLayer } = useApp();
  const Layer = boardLayer.value;
  return (
    <BoardView
      underPieces={
        <>
          {Layer !== null && <Layer />}
          <MoveMarks />
        </>
      }
      overPieces={movesByHand(state) && <HandArea />}
      inFrame={<Zooming />}
    />
  );
}
