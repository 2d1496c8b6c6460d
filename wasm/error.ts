import type { ERROR_CODES } from './names.ts';

/**
 * `closed`: the analysis or the run is closed. `no_simd`: the engine or the processor cannot run the module. `bad_report`: the
 * module is another version's.
 */
export type ErrorCode = (typeof ERROR_CODES)[number] | 'closed' | 'no_simd' | 'bad_report';

/**
 * A code, a place and an English sentence. `line` and `column` count from 1 (0: no place) in a text, or are the row and column of
 * a cell on a board. `expected` and `found` depend on the code: bytes, rows, columns, boards, pieces.
 */
export class RubiconError extends Error {
  override readonly name = 'RubiconError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly line = 0,
    readonly column = 0,
    readonly expected = 0,
    readonly found = 0,
  ) {
    super(message);
  }
}
