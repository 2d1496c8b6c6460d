import type { Board } from '../../../../wasm/game.ts';

/** A small board, made for the tour: every chapter has an example on it. */
export const MADE_BOARD: Board = { rows: 4, columns: 4, cells: ['....', '#.##', 'O#X.', '..O.'].join('') };
