/* The text of a survey's result, complete or not: what has been found, one board for each goal, and what is needed
   to check it. */
#ifndef RUBICON_COMMAND_SURVEY_RECORD_H
#define RUBICON_COMMAND_SURVEY_RECORD_H

#include "command/text.h"
#include "survey/survey.h"

/* Adds the text:

       rubicon survey 1
       shape 3 3
       part 1 of 1
       done 1 of 1                              chunks, see survey.h
       boards 288
       placements 20472
       red 9 moves, boards 1, positions 1       so for each goal; 0 alone where no position is of the kind
       patterns 160:1                           the first boards, by number, and their positions
       #b=...                                   a link's end
       3 3                                      and the same board as in a contest
       ...
       sum 0123456789abcdef                     of the text before */
void survey_record_add(struct text *text, const struct survey *survey);

/* Reads such a text. False with the line, from 1, that is not as survey_record_add writes it. */
bool survey_record_read(const char *text, size_t length, struct survey *survey, uint32_t *line);

/* Reads a file. *is_missing, where it is not NULL, tells that there is none; otherwise false after a complaint on
   standard error. */
bool survey_record_load(const char *file, struct survey *survey, bool *is_missing);

/* Replaces the file by the survey, as a whole or not at all. False after a complaint on standard error. */
bool survey_record_save(const char *file, const struct survey *survey);

#endif
