import '../../page/controls/toggle.css';
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type CellMark, GENERAL, markAt, OBSTACLE, PAWN } from '../../model/board.ts';
import { isZoomed, zoomTo } from '../../model/zoom.ts';
import { useApp } from '../../page/app-context.ts';
import { CellGrid, cellOf, GridRow, Numbers } from '../../page/board/cell-grid.tsx';
import { CELLS } from '../../page/board/cell-words.ts';
import { enlarge } from '../../page/board/enlarge.ts';
import { glyphPath } from '../../page/board/glyphs.ts';
import { Zooming } from '../../page/board/zooming.tsx';
import { observeSize } from '../../page/observe-size.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { StagePiece } from '../stage/thumbnail.tsx';
import { pin } from '../why/pinned.ts';
import { furthestOf, placedAt, shadeOf, type WaveCell } from './model/wave.ts';
import { pops, waveOf } from './wave.ts';
import { useCellWords } from './wave-readout.tsx';
import { type WaveShown, waveShown } from './wave-shown.ts';
import { WAVE } from './words.ts';

/** Least width (px) of a cell for a number, and of a zoomed cell for a mouse. */
const ROOMY = 21;
const FINE = 28;

/** The board at the layer shown: cells decided in it, before it, and later. */
export function WaveBoard() {
  const shown = waveShown(waveOf(useApp()));
  return shown && <Stage shown={shown} />;
}

function Stage({ shown }: { shown: WaveShown }) {
  const app = useApp();
  const { state } = app;
  const texts = useCatalogue(WAVE);
  const { rows, columns } = shown.board;
  const flipped = state.flipped.value;
  const { pointed } = waveOf(app);
  const cursor = useSignal(shown.own);
  const stage = useRef<HTMLDivElement>(null);
  const roomy = useCellWidth(stage, columns) >= ROOMY;
  const furthest = useMemo(() => furthestOf(shown.values), [shown.values]);
  return (
    <>
      <div
        ref={stage}
        onFocusIn={({ target }) => {
          pointed.value = cellOf(target);
        }}
        class={pops(waveOf(app)) ? 'wave-stage pops' : 'wave-stage'}
        style={{ '--rows': rows, '--columns': columns }}
      >
        <Numbers name="wave-columns" count={columns} flipped={flipped} />
        <Numbers name="wave-rows" count={rows} flipped={flipped} />
        <CellGrid
          class="wave-grid"
          aria-label={texts.board(rows, columns, shown.kind)}
          board={shown.board}
          flipped={flipped}
          cursor={cursor}
          aria-readonly
          {...useGridEvents(shown)}
          rowAt={(row, column) => (
            <Row
              key={row}
              row={row}
              shown={shown}
              cursor={column}
              flipped={flipped}
              roomy={roomy}
              furthest={furthest}
            />
          )}
        />
        <Zooming of=".wave-stage" />
      </div>
      {(!roomy || isZoomed(state)) && <ZoomButton />}
    </>
  );
}

function isFine(): boolean {
  return matchMedia('(pointer: fine)').matches;
}

/** Enlarges the board until its cells have room for numbers. */
function ZoomButton() {
  const { state } = useApp();
  const texts = useCatalogue(WAVE);
  const zoomed = isZoomed(state);
  return (
    <button
      type="button"
      class="button wide toggle wave-zoom"
      aria-pressed={zoomed}
      onClick={() => (zoomed ? zoomTo(state, 1) : enlarge(state, '.wave-stage', isFine() ? FINE : undefined))}
    >
      {texts.zoom}
    </button>
  );
}

/** The hovered or focused cell is described below the board, a click or Enter explains it. */
function useGridEvents({ board, position, piece, side, values }: WaveShown) {
  const app = useApp();
  const { pointed } = waveOf(app);
  const pinAt = (cell: number | null, byKey: boolean) => {
    if (cell === null || !values[cell]) return;
    pin(app, board, placedAt(position, piece, cell, side), byKey);
  };
  return {
    onKey: ({ key }: KeyboardEvent, cell: number) => {
      if (key === 'Enter') pinAt(cell, true);
      return false;
    },
    onClick: ({ target }: MouseEvent) => pinAt(cellOf(target), false),
    onFocusOut: () => {
      pointed.value = null;
    },
    onPointerOver: ({ target }: PointerEvent) => {
      pointed.value = cellOf(target);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') pointed.value = cellOf(document.activeElement);
    },
    /** A click does not take the focus, so that the arrow keys still step through the layers. */
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
}

interface RowProps {
  readonly row: number;
  readonly shown: WaveShown;
  /** The column of the cell that Tab reaches, -1 in the other rows. */
  readonly cursor: number;
  readonly flipped: boolean;
  readonly roomy: boolean;
  /** The largest distance on the board: the far end of the ramp of shades. */
  readonly furthest: number;
}

/** One row of the grid, drawn again only when a layer changes something in it: a board has up to 1024 cells. */
function Row({ row, shown, cursor, flipped, roomy, furthest }: RowProps) {
  const { texts } = useApp();
  const maps = useCatalogue(CELLS);
  const words = useCellWords(shown);
  const { board, own } = shown;
  const first = row * board.columns;
  const names = shown.cells.slice(first, first + board.columns).map((_, column) => {
    const name = texts.value.cell(row + 1, column + 1, markAt(board, first + column));
    const more = words(first + column);
    return more === null ? name : name + maps.aside + more;
  });
  return useMemo(
    () => (
      <GridRow
        class="wave-row"
        row={row}
        columns={board.columns}
        flipped={flipped}
        cursor={cursor}
        cellAt={(column) => {
          const cell = first + column;
          const state = shown.cells[cell] ?? null;
          const mark = markAt(board, cell);
          return {
            class: classOf(mark, state),
            'aria-label': names[column],
            style: shadeStyle(state, furthest),
            children: (
              <>
                <Piece mark={mark} lifted={cell === own} />
                <Content state={state} roomy={roomy} />
              </>
            ),
          };
        }}
      />
    ),
    [names.join('\n'), own, shown.piece, board.cells, cursor, flipped, roomy, furthest],
  );
}

function classOf(mark: CellMark, cell: WaveCell | null): string {
  if (mark === OBSTACLE) return 'wave-cell stone';
  if (cell === null) return 'wave-cell';
  return 'winner' in cell ? `wave-cell ${cell.turn} ${cell.winner}` : `wave-cell ${cell.turn}`;
}

function shadeStyle(cell: WaveCell | null, furthest: number) {
  if (cell?.turn !== 'past') return undefined;
  return { '--shade': `${Math.round(100 * shadeOf(cell.distance, furthest))}%` };
}

function Piece({ mark, lifted }: { mark: CellMark; lifted: boolean }) {
  const kind = mark === PAWN ? 'pawn' : mark === GENERAL ? 'general' : null;
  return kind && (lifted ? <span class={`lifted ${kind}`} /> : <StagePiece kind={kind} />);
}

/** The winner's glyph if the cell is decided in this layer, its distance if before, and '=' for a tie. */
function Content({ state, roomy }: { state: WaveCell | null; roomy: boolean }) {
  if (state?.turn === 'now')
    return (
      <svg viewBox="0 0 1 1" aria-hidden="true">
        <path d={glyphPath(state.winner, 0.5, 0.5, 0.6)} />
      </svg>
    );
  if (state?.turn === 'past' && roomy)
    return <span class={`wave-number n${String(state.distance).length}`}>{state.distance}</span>;
  return state?.turn === 'tie' ? <span class="wave-number">=</span> : null;
}

/** The width of a cell of the grid on a stage (px). */
function useCellWidth(stage: RefObject<HTMLElement | null>, columns: number): number {
  const width = useSignal(0);
  useLayoutEffect(() => {
    const grid = stage.current?.querySelector('[role=grid]');
    if (!grid) return;
    return observeSize(grid, () => {
      width.value = grid.clientWidth;
    });
  }, [stage, width]);
  return width.value / columns;
}
