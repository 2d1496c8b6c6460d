/* A survey of all patterns of obstacles of one shape and all placements of the pieces, Red to move: the
   highest scores, and the number of boards and positions that have them. A board and its mirror image
   count as one; it has a score if one of its positions has it, on either of the two. */
#ifndef RUBICON_SURVEY_SURVEY_H
#define RUBICON_SURVEY_SURVEY_H

#include "survey/scores.h"

enum {
    SURVEY_LISTED_MAX = 16,
    SURVEY_CHUNK_BITS = 12, /* patterns in a chunk, the unit of work: 2^12 */
    SURVEY_PARTS_MAX = 100000
};

/* A board, by the number of its pattern, and the number of its positions that have the highest score. */
struct survey_listed {
    uint32_t pattern;
    uint32_t positions;
};

/* The highest score of a goal. Sums and lists do not depend on the order in which parts are added. */
struct survey_best {
    uint32_t score; /* 0 if no position is of the kind; the rest is 0 before a board with it is found */
    uint64_t boards;
    uint64_t positions;
    struct board shown; /* the first of the boards with the pieces that have the score, Red to move */
    int listed_count;
    struct survey_listed listed[SURVEY_LISTED_MAX]; /* the first boards by the number of the pattern */
};

/* Chunk c of a shape is the patterns from c << SURVEY_CHUNK_BITS; part k of n, from 1, has chunks k - 1,
   k - 1 + n, and so on. */
struct survey {
    struct pattern_shape shape;
    uint32_t part, parts;
    uint64_t done; /* chunks of the part done so far, from its first */
    uint64_t boards;
    uint64_t placements; /* of the pieces on them */
    struct survey_best best[SURVEY_GOALS];
};

/* An empty survey of a shape that fits (see pattern.h). */
struct survey survey_begin(struct pattern_shape shape, uint32_t part, uint32_t parts);

/* The number of chunks of its part, and whether all are done. */
uint64_t survey_chunks(const struct survey *survey);
bool survey_is_done(const struct survey *survey);

/* Adds a better or equally good result of one goal. */
void survey_add_best(struct survey_best *best, const struct survey_best *found);

/* Adds another result to the survey: boards, placements and the best of both. */
void survey_add(struct survey *survey, const struct survey *found);

#endif
