/* Checks the result of a survey by another way to it: the textbook solver and the miner's rules. */
#ifndef RUBICON_COMMAND_SURVEY_CHECK_H
#define RUBICON_COMMAND_SURVEY_CHECK_H

#include "command/options.h"
#include "survey/survey.h"

enum survey_verdict { SURVEY_RIGHT, SURVEY_WRONG, SURVEY_UNCHECKED };

/* Looks whether the boards shown and those listed have their scores, and so many positions of them; whether so many
   boards and placements there are; and whether none of options->samples other boards has a higher score, or the
   same and is not listed. Where the part has no more boards than samples, all of them are taken and everything is
   counted again. Says what it has found on standard output, with the share of the
   boards that were checked; what could not be done on standard error. */
enum survey_verdict survey_check(const struct options *options, const char *file,
                                 const struct survey *survey);

#endif
