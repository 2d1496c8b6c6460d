/** The boards of the contest's first sample, as they stand in a link. Their results: Black 0, 2, 2, tie, Red 75. */
export const EXAMPLES = [
  '3wr/1w2w/wrw2/1w2b',
  'w1w/r1r/1b1',
  'r2/1wb/1r1',
  '5/5/2r2/w2w1/rw1b1',
  '3wwwwww/1w7/1wwwwwww1/1w1w5/1wrw1wwww/1w1w5/1wwwwwww1/1wb6/1r7',
] as const;

export const LONGEST_EXAMPLE = EXAMPLES[4];
