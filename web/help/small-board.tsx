import type { Board, Move, Position, Side } from '../../wasm/rubicon.ts';
import { cellsWith, columnOf, GENERAL, OBSTACLE, PAWN, rowOf } from '../model/board.ts';
import { boardAt } from '../model/line.ts';
import { useTexts } from '../page/app-context.ts';
import { BoardPicture } from '../page/board/picture/board-picture.tsx';
import { PAGE_LOOK } from '../page/board/picture/page-look.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { HELP } from './words.ts';

interface Props {
  readonly board: Board;
  readonly position: Position | null;
  /** The last move. */
  readonly last: { readonly move: Move; readonly side: Side } | null;
}

/** A small read-only board; its accessible name lists the pieces and obstacles. */
export function SmallBoard({ board, position, last }: Props) {
  const { boardLabel, cell } = useTexts();
  const { aside } = useCatalogue(HELP);
  const shown = position === null ? board : boardAt(board, position);
  const words = [...cellsWith(shown, GENERAL), ...cellsWith(shown, PAWN), ...cellsWith(shown, OBSTACLE)].map(
    (at) => cell(rowOf(shown, at) + 1, columnOf(shown, at) + 1, shown.cells[at] as '#'),
  );
  const label = [boardLabel(shown.rows, shown.columns), ...words].join(aside);
  return <BoardPicture look={PAGE_LOOK} name="small-board" label={label} board={shown} last={last} />;
}
