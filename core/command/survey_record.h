/* The file format of a survey's result, complete or partial: the best scores, one board for each goal, and what a check
   needs. */
#ifndef RUBICON_COMMAND_SURVEY_RECORD_H
#define RUBICON_COMMAND_SURVEY_RECORD_H

#include "command/text.h"
#include "survey/survey.h"

/* Adds the text:

       rubicon survey 2
       shape 3 3
       part 1 of 1
       done 1 of 1                              chunks, see survey.h
       boards 288
       placements 9324
       red 9 moves, boards 1, positions 1       for each goal; only 0 if no position is of the kind
       patterns 24:1                            first boards, by number, with their positions
       #b=...                                   the end of a link to the board
       3 3                                      and the board in the contest's format
       ...
       sum 0123456789abcdef                     checksum of the text before */
void survey_record_add(struct writer *text, const struct survey *survey);

/* Parses such a text. False with the first line (from 1) that differs from what survey_record_add would write. */
bool survey_record_read(const char *text, size_t length, struct survey *survey, uint32_t *line);

/* Reads a file. False after a complaint on standard error; if is_missing is given, a missing file sets it without a
   complaint. */
bool survey_record_load(const char *file, struct survey *survey, bool *is_missing);

/* Whether survey_record_save could replace the file, which is missing or a regular one. False after a complaint. */
bool survey_record_check(const char *file);

/* Replaces the file as a whole or not at all. False after a complaint on standard error. */
bool survey_record_save(const char *file, const struct survey *survey);

#endif
