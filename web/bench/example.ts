import { rowsOf } from '../model/board.ts';
import { boardOf } from '../page/examples/board-of.ts';
import { SAMPLES } from '../page/examples/samples.ts';

const boards = SAMPLES.map(({ board }) => boardOf(board));

/** The contest's first sample, offered by an empty tool. */
export const EXAMPLE_INPUT = [
  `0 ${boards.length}`,
  ...boards.flatMap((board) => [`${board.rows} ${board.columns}`, ...rowsOf(board)]),
  '',
].join('\n');

/** Output for it of a program in which Black cannot capture. */
export const EXAMPLE_OUTPUT = 'Black 0\nRed 3\nBlack 2\nTie\nRed 73\n';
