import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { rowsOf } from '../../model/board.ts';
import type { BoardMap } from '../../model/board-map.ts';
import { useApp } from '../app-context.ts';
import { BoardRow } from './board-row.tsx';
import { CellGrid, Numbers } from './cell-grid.tsx';
import type { Pen } from './pen.ts';
import { Pieces } from './pieces.tsx';

interface Props {
  /** What draws on the board; undefined until it is loaded. */
  readonly pen: Pen | undefined;
  readonly map: BoardMap | null;
  readonly underPieces: ComponentChildren;
  readonly overPieces: ComponentChildren;
  /** Content of the frame beside the board. */
  readonly inFrame?: ComponentChildren;
}

/** The board, drawn on by pointer and keyboard; shows the position of the line. */
export function BoardView({ pen, map, underPieces, overPieces, inFrame }: Props) {
  const { state } = useApp();
  const { rows, columns } = state.board.value;
  const flipped = state.flipped.value;
  const cursor = useSignal(0);
  return (
    <div class="board-place" style={{ '--rows': rows, '--columns': columns }}>
      <div class="board-frame">
        <Numbers name="column-numbers" count={columns} flipped={flipped} />
        <Numbers name="row-numbers" count={rows} flipped={flipped} />
        <PointerArea pen={pen} cursor={cursor}>
          <Grid pen={pen} map={map} cursor={cursor} />
          {underPieces}
          <Pieces />
          {overPieces}
        </PointerArea>
        {inFrame}
      </div>
    </div>
  );
}

interface Drawn extends Pick<Props, 'pen'> {
  readonly cursor: Signal<number>;
}

/** Where pointers draw, with what follows the verdict. What moves pieces by the rules is the hand's. */
function PointerArea({ pen, cursor, children }: Drawn & { children: ComponentChildren }) {
  const { state } = useApp();
  const pointer = useRef<number | null>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what the pointer does here, the keys do in the grid
    <div
      role="presentation"
      class="board"
      {...pen?.drawByPointer(state, pointer, cursor)}
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}

/** The cells; keys draw on them. */
function Grid({ pen, map, cursor }: Drawn & Pick<Props, 'map'>) {
  const { state, texts, embedded } = useApp();
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
      onKey={(event, cell) => !embedded.value && (pen?.drawByKey(state, event, cell) ?? false)}
      rowAt={(row, column) => (
        <BoardRow
          key={row}
          cells={rows[row] ?? ''}
          row={row}
          cursor={column}
          flipped={flipped}
          texts={texts.value}
          map={map}
        />
      )}
    />
  );
}
