import { useMemo } from 'preact/hooks';
import { type CellMark, isPiece, OBSTACLE } from '../../model/board.ts';
import type { BoardMap } from '../../model/board-map.ts';
import type { Texts } from '../words/en.ts';
import { GridRow } from './cell-grid.tsx';

interface Props {
  /** The marks of the row. */
  readonly cells: string;
  readonly row: number;
  /** The column of the cell that takes the focus (roving tabindex); -1 in the other rows. */
  readonly cursor: number;
  readonly flipped: boolean;
  readonly texts: Texts;
  readonly map: BoardMap | null;
}

/** One row of the grid, memoized because a board has up to 1,024 cells. */
export function BoardRow({ cells, row, cursor, flipped, texts, map }: Props) {
  const words = mapWords(map, row, cells.length);
  return useMemo(() => {
    const notes = words.split('\n');
    const cellAt = (column: number) => {
      const mark = cells[column] as CellMark;
      const kind = mark === OBSTACLE ? 'obstacle' : (row + column) % 2 === 0 ? 'even' : 'odd';
      return {
        class: `cell ${kind}${isPiece(mark) ? ' manned' : ''}`,
        'aria-label': texts.cell(row + 1, column + 1, mark) + (notes[column] ?? ''),
      };
    };
    return (
      <GridRow
        class={row === 0 ? 'row goal' : 'row'}
        row={row}
        columns={cells.length}
        flipped={flipped}
        cursor={cursor}
        cellAt={cellAt}
      />
    );
  }, [cells, row, cursor, flipped, texts, words]);
}

/** The map's descriptions of a row's cells, one a line. */
function mapWords(map: BoardMap | null, row: number, columns: number): string {
  if (map === null) return '';
  const words = map.words.slice(row * columns, (row + 1) * columns);
  return words.map((each) => (each === '' ? '' : map.aside + each)).join('\n');
}
