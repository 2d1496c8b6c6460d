import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Board } from '../../../model/board.ts';
import type { BoardMap, Glyph, MapMark } from '../../../model/board-map.ts';
import { useApp } from '../../../page/app-context.ts';
import { glyphPath } from '../../../page/board/glyphs.ts';
import '../maps.css';
import { placeOf } from '../../../page/board/view-order.ts';
import { observeSize } from '../../../page/observe-size.ts';
import { boardMapOf } from '../shown-map.ts';

/** Minimum size (px) of a cell that shows a number. */
const MIN_SIZE_FOR_NUMBER = 22;

/** The map over the cells: the colour and glyph of each and, if there is room, its number. */
export function MapOverlay() {
  const app = useApp();
  const { state } = app;
  const board = state.board.value;
  const { rows, columns } = board;
  const flipped = state.flipped.value;
  const map = boardMapOf(app);
  const layer = useRef<SVGSVGElement>(null);
  const roomy = useCellWidth(layer, columns) >= MIN_SIZE_FOR_NUMBER;
  const marks = useMemo(() => (map === null ? [] : placedMarks(map, board, flipped)), [map, board, flipped]);
  const lifted = map?.lifted ? ` lifts-${map.lifted}` : '';
  return (
    <svg ref={layer} class={`map-overlay${lifted}`} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      <Tiles marks={marks} />
      <Glyphs marks={marks} roomy={roomy} />
      {roomy && <Counts marks={marks} />}
    </svg>
  );
}

/** A mark with its position on the screen. */
interface Placed extends MapMark {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

function placedMarks({ marks }: BoardMap, board: Board, flipped: boolean): Placed[] {
  return marks.flatMap((mark, cell) =>
    mark === null ? [] : { ...mark, cell, ...placeOf(board, cell, flipped) },
  );
}

/** One path for all marks that look alike. */
function pathsOf(marks: readonly Placed[], look: (mark: Placed) => string, path: (mark: Placed) => string) {
  const paths = new Map<string, string>();
  for (const mark of marks) paths.set(look(mark), (paths.get(look(mark)) ?? '') + path(mark));
  return [...paths].map(([name, d]) => <path key={name} class={name} d={d} />);
}

function Tiles({ marks }: { marks: readonly Placed[] }) {
  const weight = ({ strong, glyph }: Placed) => (strong ? ' strong' : isCount(glyph) ? ' light' : '');
  return (
    <>
      {pathsOf(
        marks.filter(({ tone }) => tone !== 'same'),
        (mark) => `tile ${mark.tone}${weight(mark)}`,
        ({ x, y, strong }) =>
          strong ? `M${x + 0.08} ${y + 0.08}h.84v.84h-.84z` : `M${x + 0.04} ${y + 0.04}h.92v.92h-.92z`,
      )}
    </>
  );
}

/** A glyph without a number fills the cell; above a number it is small, and a changed number contains its own sign. */
function Glyphs({ marks, roomy }: { marks: readonly Placed[]; roomy: boolean }) {
  const shown = marks.filter(({ glyph }) => !(roomy && isCount(glyph)));
  return (
    <>
      {pathsOf(
        shown,
        ({ tone }) => `glyph ${tone}`,
        ({ glyph, text, x, y }) =>
          roomy && text !== ''
            ? glyphPath(glyph, x + 0.5, y + 0.3, 0.34)
            : glyphPath(glyph, x + 0.5, y + 0.5, 0.6),
      )}
    </>
  );
}

function Counts({ marks }: { marks: readonly Placed[] }) {
  return (
    <>
      {marks.map(({ cell, text, tone, glyph, x, y }) =>
        text === '' ? null : (
          <text
            key={cell}
            class={`count ${tone}`}
            data-at={cell}
            x={x + 0.5}
            y={isCount(glyph) ? y + 0.5 : y + 0.71}
            dy="0.35em"
            font-size={[0.42, 0.42, 0.42, 0.38][text.length] ?? 0.3}
          >
            {text}
          </text>
        ),
      )}
    </>
  );
}

const isCount = (glyph: Glyph) => glyph === 'later' || glyph === 'sooner';

/** The width of a cell on the screen (px). */
function useCellWidth(layer: RefObject<SVGSVGElement | null>, columns: number): number {
  const width = useSignal(0);
  useLayoutEffect(() => {
    const { current } = layer;
    if (current === null) return;
    return observeSize(current, () => {
      width.value = current.getBoundingClientRect().width;
    });
  }, [layer, width]);
  return width.value / columns;
}
