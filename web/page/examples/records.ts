import type { Goal } from '../../../wasm/bench/mine.ts';

/** A board found by the miner, in link notation, and its score. */
export interface Mined {
  readonly goal: Goal;
  readonly score: number;
  readonly board: string;
}

/** The best known 10 × 10 board for each goal. */
export const BEST_10X10: readonly Mined[] = [
  { goal: 'red', score: 359, board: '8wr/1w8/1w1w1w2w1/9b/www1www1w1/3w3w2/1w3w1w1w/1wwwwr1w2/1w3ww1w1/3w6' },
  {
    goal: 'black',
    score: 104,
    board: 'wwwwwwwr1w/8wr/1wwwwwwwww/10/wwwwwwwww1/10/1wwwwwwwww/10/wwwwwwwww1/b9',
  },
  {
    goal: 'unique',
    score: 359,
    board: '3w2w1wr/1w8/1w1w1w2w1/9b/www1wwwww1/3w6/1w1w2wwww/1w3w4/2www2ww1/w5wr2',
  },
  {
    goal: 'forced',
    score: 137,
    board: 'r6w2/4ww4/w1w4w2/w8w/wwwww1ww1w/2w1w4w/3wwww1ww/1w1w2w3/rw5b2/wwwwwwwwww',
  },
  {
    goal: 'tie',
    score: 81,
    board: '2w7/w6w1w/2w3w2w/5w2w1/4w5/6ww2/wwww4w1/1w1rwww1w1/rw6w1/1wwb6',
  },
];

/** The longest game known on any board: Red wins. */
export const LONGEST_KNOWN = {
  score: 3763,
  size: 20,
  board:
    '2w17/4w11w1wr/2w1w3w3w3w1w1/18b1/1wwwwwwwwwwwwwwwwwww/2w3w3ww4w3/1w2w1w1w3w1w3w1/3w2w2ww1w2www2/www2www2w2w2ww1w/4w3w2w2w2w2/1wwww1w2w2w2w2w1/4w2w2w2w2w1w1/www2w2w2w2w3w1/3w2w2w2w2www2/1w2w2w2w2w3w1w/2w2w2w2w2w2w2/w1ww2w2w2w2w2w1/2www3w1w2w1ww1w1/1w3www3w1w1w2w1/3w5w3w3wr1',
};
