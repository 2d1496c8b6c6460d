import type { Value } from '../../../wasm/game.ts';
import { LONGEST_EXAMPLE } from './longest.ts';

/** A board in link notation, and its answer. */
export interface Sample {
  readonly board: string;
  readonly value: Value;
}

/** The boards of the contest's first sample; the same as tests/data/sample1. */
export const SAMPLES: readonly Sample[] = [
  { board: '3wr/1w2w/wrw2/1w2b', value: { winner: 'black', distance: 0 } },
  { board: 'w1w/r1r/1b1', value: { winner: 'black', distance: 2 } },
  { board: 'r2/1wb/1r1', value: { winner: 'black', distance: 2 } },
  { board: '5/5/2r2/w2w1/rw1b1', value: { winner: 'tie' } },
  { board: LONGEST_EXAMPLE, value: { winner: 'red', distance: 75 } },
];
