/* Results of surveys from files: whether they are complete, and what they are together. */
#ifndef RUBICON_COMMAND_SURVEY_PARTS_H
#define RUBICON_COMMAND_SURVEY_PARTS_H

#include "survey/survey.h"

struct survey_parts {
    int count;
    const char *const *files; /* borrowed */
    struct survey *surveys;
};

/* Reads all files. False after a complaint on standard error, with nothing left to be freed. */
bool survey_parts_open(struct survey_parts *parts, char *const *files, int count);
void survey_parts_close(struct survey_parts *parts);

/* Adds up the surveys of the shape that survey number `first` has: every part of it has to be there once and to be
   done. False after a complaint on standard error. */
bool survey_parts_gather(const struct survey_parts *parts, int first, struct survey *whole);

/* Whether none of those before has its shape. */
bool survey_parts_is_new(const struct survey_parts *parts, int at);

#endif
