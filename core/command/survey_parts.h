/* Survey results from several files: checks that they are complete and adds them up. */
#ifndef RUBICON_COMMAND_SURVEY_PARTS_H
#define RUBICON_COMMAND_SURVEY_PARTS_H

#include "survey/survey.h"

struct survey_parts {
    int count;
    const char *const *files; /* borrowed */
    struct survey *surveys;
};

/* Reads all files. False after a complaint on standard error; then nothing needs to be freed. */
bool survey_parts_open(struct survey_parts *parts, char *const *files, int count);
void survey_parts_close(struct survey_parts *parts);

/* Adds up the surveys with the shape of survey number `first`: each of its parts must be there once and be done. False
   after a complaint on standard error. */
bool survey_parts_gather(const struct survey_parts *parts, int first, struct survey *whole);

/* Whether no earlier survey has the shape of this one. */
bool survey_parts_is_new(const struct survey_parts *parts, int at);

#endif
