/* The largest number of consecutive forced moves in won games, in one lane. */
#ifndef RUBICON_SURVEY_FORCED_LINES_H
#define RUBICON_SURVEY_FORCED_LINES_H

#include "survey/lanes.h"

/* The largest number of moves, from the first on, that are each the only best one, in the lane whose
   distances are filled in. Results below `floor` need not be found. */
struct peak forced_lines_longest(const struct lanes *lanes, uint32_t floor);

#endif
