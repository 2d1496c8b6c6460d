/** The last board of the contest's first sample in link notation: Red wins in 75 moves. */
export const LONGEST_EXAMPLE = '3wwwwww/1w7/1wwwwwww1/1w1w5/1wrw1wwww/1w1w5/1wwwwwww1/1wb6/1r7';
