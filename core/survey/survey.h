/* A survey of every pattern of obstacles of one shape and every placement of the pieces, Red to move: the highest
   scores that there are, and how many boards and positions have them. A board and its mirror image are one, and a
   board has a score where one of its positions has it, either way round. */
#ifndef RUBICON_SURVEY_SURVEY_H
#define RUBICON_SURVEY_SURVEY_H

#include "mine/score.h"
#include "survey/pattern.h"

/* What is surveyed: goals of the miner, scored as it does. */
enum survey_goal { SURVEY_RED, SURVEY_BLACK, SURVEY_TIE, SURVEY_FORCED, SURVEY_GOALS };

enum score_goal survey_score_goal(enum survey_goal goal);

enum {
    SURVEY_LISTED_MAX = 16,
    SURVEY_CHUNK_BITS = 12, /* work is dealt out by so many patterns: 2^12 */
    SURVEY_PARTS_MAX = 100000
};

/* A board, by the number of its pattern, and how many of its positions have the highest score. */
struct survey_listed {
    uint32_t pattern;
    uint32_t positions;
};

/* The highest score of a goal. Sums and lists come out alike in whatever order parts are added. */
struct survey_best {
    uint32_t score; /* 0 where no position is of the kind: then the rest is 0 as well */
    uint64_t boards;
    uint64_t positions;
    struct board shown; /* the first of the boards, with the pieces on it: Red to move, it has the score */
    int listed_count;
    struct survey_listed listed[SURVEY_LISTED_MAX]; /* the first boards by the pattern's number */
};

/* Chunk c of a shape is the patterns from c << SURVEY_CHUNK_BITS; part k of n, from 1, has chunks k - 1, k - 1 +
   n, and so on. */
struct survey {
    struct pattern_shape shape;
    uint32_t part, parts;
    uint64_t done; /* chunks of the part that have been surveyed, from its first */
    uint64_t boards;
    uint64_t placements; /* of the pieces on them */
    struct survey_best best[SURVEY_GOALS];
};

/* A survey of which nothing is done; the shape fits (see pattern.h). */
struct survey survey_begin(struct pattern_shape shape, uint32_t part, uint32_t parts);

/* How many chunks its part has, and whether all are done. */
uint64_t survey_chunks(const struct survey *survey);
bool survey_is_done(const struct survey *survey);

/* Memory of one thread that surveys chunks. The caller ends it with survey_worker_close; NULL is allowed. Fails
   with FAILURE_OUT_OF_MEMORY. */
struct survey_worker;
bool survey_worker_open(struct pattern_shape shape, struct survey_worker **worker, struct failure *failure);
void survey_worker_close(struct survey_worker *worker);

/* Surveys chunk number `chunk` of the part into *found, which the survey does not hold yet. What is below the
   scores of *survey is left out: it would not matter when it is added. */
void survey_chunk(struct survey_worker *worker, const struct survey *survey, uint64_t chunk,
                  struct survey *found);

/* Adds what has been found elsewhere to the survey: boards, placements and the best of both. */
void survey_add(struct survey *survey, const struct survey *found);

#endif
