import { columnOf, markAt, rowOf } from '../../model/board.ts';
import { useApp } from '../app-context.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { ANNOUNCER } from './announcer-words.ts';

/** Announces changes of the board to screen readers. */
export function Announcer() {
  return (
    <p class="visually-hidden" aria-live="polite" data-testid="announcer">
      {useAnnouncement()}
    </p>
  );
}

function useAnnouncement(): string {
  const { state, texts } = useApp();
  const words = useCatalogue(ANNOUNCER);
  const announcement = state.announcement.value;
  if (announcement === null) return '';
  const board = state.board.peek();
  switch (announcement.code) {
    case 'cell':
    case 'carried': {
      const { code, cell } = announcement;
      const name = texts.value.cell(rowOf(board, cell) + 1, columnOf(board, cell) + 1, markAt(board, cell));
      return code === 'cell' ? name : words.carried(name);
    }
    case 'stroke':
      return words.stroke(announcement.cells);
    case 'resized':
      return words.resized(announcement.rows, announcement.columns);
    default:
      return words[announcement.code];
  }
}
