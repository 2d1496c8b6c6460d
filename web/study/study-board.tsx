import { movesByHand } from '../model/game.ts';
import { useApp } from '../page/app-context.ts';
import { BoardView } from '../page/board/board.tsx';
import { lazyView } from '../page/controls/lazy-view.tsx';
import { MoveMarks } from './line/move-marks.tsx';

const HandArea = lazyView(() => import('./play/hand-area.tsx').then((part) => part.HandArea));

/** Zooming with two fingers; if its code fails to load, the board is always shown whole. */
const Zooming = lazyView(() =>
  import('../page/board/zooming.tsx').then(
    (part) => part.Zooming,
    () => () => null,
  ),
);

/** The board with its study layers: the moves of the line, the open panel's layer, and pieces moved by hand. */
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
