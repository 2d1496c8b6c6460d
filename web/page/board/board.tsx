import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { rowsOf } from '../../model/board.ts';
import { useApp } from '../app-context.ts';
import { BoardRow } from './board-row.tsx';
import { CellGrid, Numbers } from './cell-grid.tsx';
import { Pieces } from './pieces.tsx';

/** Layers on the board. */
interface Layers {
  readonly underPieces: ComponentChildren;
  readonly overPieces: ComponentChildren;
  /** Content of the frame beside the board. */
  readonly inFrame?: ComponentChildren;
}

/** The board, drawn on by pointer and keyboard; shows the position of the line. */
export function BoardView({ underPieces, overPieces, inFrame }: Layers) {
  const { state } = useApp();
  const { rows, columns } = state.board.value;
  const flipped = state.flipped.value;
  const cursor = useSignal(0);
  return (
    <div class="board-place" style={{ '--rows': rows, '--columns': columns }}>
      <div class="board-frame">
        <Numbers name="column-numbers" count={columns} flipped={flipped} />
        <Numbers name="row-numbers" count={rows} flipped={flipped} />
        <PointerArea cursor={cursor}>
          <Grid cursor={cursor} />
          {underPieces}
          <Pieces />
          {overPieces}
        </PointerArea>
        {inFrame}
      </div>
    </div>
  );
}

/** Where pointers draw, with what follows the verdict. What moves pieces by the rules is the hand's. */
function PointerArea({ cursor, children }: { cursor: Signal<number>; children: ComponentChildren }) {
  const { state, pen } = useApp();
  const pointer = useRef<number | null>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what the pointer does here, the keys do in the grid
    <div
      role="presentation"
      class="board"
      {...pen.value?.drawByPointer(state, pointer, cursor)}
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}

/** The cells; keys draw on them. */
function Grid({ cursor }: { cursor: Signal<number> }) {
  const { state, texts, embedded, pen } = useApp();
  const board = state.board.value;
  const flipped = state.flipped.value;
  const rows = rowsOf(board);
  return (
    <CellGrid
      class="grid"
      aria-label={texts.value.boardLabel(board.rows, board.columns)}
      board={board}
      flipped={flipped}
      cursor={cursor}
      aria-readonly={embedded.value}
      onKey={(event, cell) => !embedded.value && (pen.value?.drawByKey(state, event, cell) ?? false)}
      rowAt={(row, column) => (
        <BoardRow
          key={row}
          cells={rows[row] ?? ''}
          row={row}
          cursor={column}
          flipped={flipped}
          texts={texts.value}
        />
      )}
    />
  );
}
