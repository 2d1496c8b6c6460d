/* The most forced moves in a row of the games that somebody wins, on one lane. */
#ifndef RUBICON_SURVEY_FORCED_LINES_H
#define RUBICON_SURVEY_FORCED_LINES_H

#include "survey/lanes.h"

/* The most moves in a row, from the first, each the only best one: of a lane whose distances have been told.
   Fewer than `floor` need not be found. */
struct peak forced_lines_longest(const struct lanes *lanes, uint32_t floor);

#endif
