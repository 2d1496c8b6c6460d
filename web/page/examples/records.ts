import type { Goal } from '../../../wasm/bench/mine.ts';

/** A board that the miner has found, as it stands in a link, and its score. */
export interface Mined {
  readonly goal: Goal;
  readonly score: number;
  readonly board: string;
}

/** The best boards of 10 × 10 cells known for each goal. */
export const MINED: readonly Mined[] = [
  { goal: 'red', score: 359, board: '8wr/1w8/1w1w1w2w1/9b/www1www1w1/3w3w2/1w3w1w1w/1wwwwr1w2/1w3ww1w1/3w6' },
  {
    goal: 'black',
    score: 90,
    board: '1wwwwwwwww/4r5/www1wwwww1/1www6/5wwww1/1wwwwwwrww/4w1ww1w/2w7/ww1wwwwww1/b9',
  },
  {
    goal: 'unique',
    score: 349,
    board: '3w1w2wr/1w8/2w1w2w2/9b/www1www1w1/2rw3w2/2w2w1w1w/1ww1w2w2/1ww1w1www1/4w5',
  },
  {
    goal: 'forced',
    score: 111,
    board: '10/1wwwwwwww1/1ww4w2/2w1ww3w/w1w3www1/2www1w3/1www2w1w1/3wrw2w1/ww2w2w2/wrw3wb1w',
  },
  {
    goal: 'tie',
    score: 59,
    board: 'www1wwrwww/1wwwwww2w/8r1/w1wwwww1w1/5w2w1/4w3ww/w1ww2w3/2w6w/4wwwwww/w8b',
  },
];
