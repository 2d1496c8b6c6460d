import type { Board, Position } from '../../../wasm/rubicon.ts';
import { FIRST_PLACE } from '../../model/address.ts';
import { formatAddress } from '../../model/address-text.ts';
import { boardAt, positionKey, startPosition } from '../../model/line.ts';
import { formatLink } from '../../model/link.ts';
import type { App } from '../../page/app-context.ts';

/** The address of a position's proof in the study; the drawn position keeps its moves. */
export function studyAddress({ state }: Pick<App, 'state'>, board: Board, position: Position): string {
  const { side } = position;
  const drawing = state.drawing.value;
  const drawn = startPosition(drawing.board, drawing.side);
  const isDrawn = drawn !== null && positionKey(drawn) === positionKey(position) && state.ply.value === 0;
  const link = isDrawn
    ? state.link.value
    : formatLink({ board: boardAt(board, position), side, moves: [], ply: 0, variations: [] });
  return formatAddress(link, { ...FIRST_PLACE, study: 'why' });
}
