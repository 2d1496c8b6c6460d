import './loop-marks.css';
import { previewPositions } from '../../model/preview.ts';
import { useApp } from '../../page/app-context.ts';
import { Along, Layer } from '../../page/board/along.tsx';
import { placeOf } from '../../page/board/view-order.ts';
import type { Hold } from './model/loop.ts';
import { shownLoopOf } from './shown-loop.ts';

/** The loop of a tie on the board: the cells of each side, and its moves between them. */
export function LoopMarks() {
  const app = useApp();
  const shown = shownLoopOf(app).value;
  if (shown === null || !shown.isCurrent() || previewPositions(app.state) !== null) return null;
  return (
    <>
      <Layer name="under">
        {shown.loop.holds.map((hold) => (
          <Cells key={hold.side} hold={hold} />
        ))}
      </Layer>
      <Layer name="over">
        {shown.loop.holds.map(({ side, cells: [from, to] }) => (
          <Along key={side} move={{ from, to }} name={`loop ${side}`}>
            <path d="M.2 0l.2-.19v.11h.2v-.11l.2.19-.2.19v-.11h-.2v.11z" />
          </Along>
        ))}
      </Layer>
    </>
  );
}

function Cells({ hold: { side, cells } }: { hold: Hold }) {
  const { state } = useApp();
  return (
    <>
      {cells.map((cell) => {
        const { x, y } = placeOf(state.board.value, cell, state.flipped.value);
        return (
          <rect
            key={cell}
            class={`move loop-cell ${side}`}
            x={x + 0.05}
            y={y + 0.05}
            width={0.9}
            height={0.9}
          />
        );
      })}
    </>
  );
}
