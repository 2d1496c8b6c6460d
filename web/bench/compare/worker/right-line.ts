import type { Board, Rubicon } from '../../../../wasm/rubicon.ts';
import type { RightLine } from '../model/compare.ts';

/** Best play on a board with Red to move. */
export function rightLine(rubicon: Rubicon, board: Board): RightLine {
  const start = rubicon.position(board, 'red');
  const analysis = rubicon.open(board);
  try {
    analysis.ask(start, 'play');
    const line = analysis.line(start);
    let position = start;
    const values = line.moves.map((move) => {
      position = analysis.play(position, move);
      return analysis.value(position);
    });
    return { ...line, values };
  } finally {
    analysis.close();
  }
}
