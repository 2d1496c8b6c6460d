import { columnOf, markAt, rowOf } from '../../model/board.ts';
import type { State } from '../../model/state.ts';
import { useApp } from '../app-context.ts';
import type { Texts } from '../words/en.ts';

/** Tells those who cannot see the board what has just been done to it. */
export function Announcer() {
  const { state, texts } = useApp();
  return (
    <p class="visually-hidden" aria-live="polite" data-testid="announcer">
      {sentenceOf(state, texts.value)}
    </p>
  );
}

function sentenceOf(state: State, texts: Texts): string {
  const announcement = state.announcement.value;
  if (announcement === null) return '';
  const board = state.board.peek();
  switch (announcement.code) {
    case 'cell': {
      const { cell } = announcement;
      return texts.cell(rowOf(board, cell) + 1, columnOf(board, cell) + 1, markAt(board, cell));
    }
    case 'stroke':
      return texts.announce.stroke(announcement.cells);
    case 'resized':
      return texts.announce.resized(announcement.rows, announcement.columns);
    default:
      return texts.announce[announcement.code];
  }
}
