// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid whose cells lie in squares, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: of a grid the cells take the focus, not the rows
import { useMemo } from 'preact/hooks';
import { type Mark, OBSTACLE } from '../../model/board.ts';
import { useApp } from '../app-context.ts';
import type { Texts } from '../words/en.ts';
import { seenOrder } from './view-order.ts';

interface Props {
  /** The marks of the row. */
  readonly cells: string;
  readonly row: number;
  /** The column of the cell that takes the focus (roving tabindex); -1 in the other rows. */
  readonly cursor: number;
  readonly flipped: boolean;
  readonly texts: Texts;
}

/** One row of the grid, memoized because a board has up to 1,024 cells. */
export function BoardRow({ cells, row, cursor, flipped, texts }: Props) {
  const words = useMapWords(row, cells.length);
  return useMemo(() => {
    const notes = words.split('\n');
    const cell = (column: number) => {
      const mark = cells[column] as Mark;
      const kind = mark === OBSTACLE ? 'obstacle' : (row + column) % 2 === 0 ? 'even' : 'odd';
      return (
        <div
          key={column}
          role="gridcell"
          class={`cell ${kind}`}
          aria-colindex={column + 1}
          aria-label={texts.cell(row + 1, column + 1, mark) + (notes[column] ?? '')}
          tabIndex={column === cursor ? 0 : -1}
          data-cell={row * cells.length + column}
        />
      );
    };
    return (
      <div role="row" class={row === 0 ? 'row goal' : 'row'} aria-rowindex={row + 1}>
        {seenOrder(cells.length, flipped).map(cell)}
      </div>
    );
  }, [cells, row, cursor, flipped, texts, words]);
}

/** The map's descriptions of a row's cells, one a line. */
function useMapWords(row: number, columns: number): string {
  const map = useApp().boardMap.value;
  if (map?.columns !== columns) return '';
  const words = map.words.slice(row * columns, (row + 1) * columns);
  return words.map((each) => (each === '' ? '' : map.aside + each)).join('\n');
}
