/* Checks the result of a survey independently, with the textbook solver and the miner's rules. */
#ifndef RUBICON_COMMAND_SURVEY_CHECK_H
#define RUBICON_COMMAND_SURVEY_CHECK_H

#include "command/options.h"
#include "survey/survey.h"

enum survey_verdict { SURVEY_RIGHT, SURVEY_WRONG, SURVEY_UNCHECKED };

/* Checks the scores and the number of positions of the shown and the listed boards, and the totals of boards
   and placements. Of a survey that is whole, also that none of options->samples other boards has a higher score, or
   the same score without being listed; if it has no more boards than samples, all are taken and counted again. Prints
   the verdict with the share of boards checked on standard output; complains on standard error if a check is
   impossible. */
enum survey_verdict survey_check(const struct options *options, const char *file,
                                 const struct survey *survey);

#endif
