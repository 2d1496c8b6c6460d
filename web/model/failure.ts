import type { ErrorCode } from '../../wasm/error.ts';

/** Why an action failed, as plain data: a RubiconError, or a failure of the solver itself. */
export interface Failure {
  readonly code: ErrorCode | 'load_failed' | 'unsupported' | 'crashed' | 'unreadable';
  readonly line: number;
  readonly column: number;
  readonly expected: number;
  readonly found: number;
}
