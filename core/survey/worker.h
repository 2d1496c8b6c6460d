/* A worker of a survey: searches the patterns chunk by chunk. */
#ifndef RUBICON_SURVEY_WORKER_H
#define RUBICON_SURVEY_WORKER_H

#include "survey/survey.h"

/* The memory of one thread that surveys chunks. The caller frees it with survey_worker_close; NULL is
   allowed. FAILURE_OUT_OF_MEMORY. */
struct survey_worker;
bool survey_worker_open(struct pattern_shape shape, struct survey_worker **worker, struct failure *failure);
void survey_worker_close(struct survey_worker *worker);

/* Surveys chunk `chunk` of the part into *found, which *survey does not include yet: counts the boards of
   its patterns, and finds all boards that have their highest score from a base among them (see base.h).
   Scores below those of *survey are left out, because adding them would have no effect. */
void survey_chunk(struct survey_worker *worker, const struct survey *survey, uint64_t chunk,
                  struct survey *found);

/* The number of the base (see pattern.h) at which a pattern with this score is counted: the base, completed, has that
   score or a higher one. */
uint32_t survey_base(struct survey_worker *worker, uint32_t free, enum survey_goal goal,
                     const struct score *score);

#endif
