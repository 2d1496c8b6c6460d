/* The suspects of a diagnosis: what speaks for and against each, which of them are dropped, and in what order they stand
   at its end. */
#ifndef RUBICON_MISTAKES_SUSPECTS_H
#define RUBICON_MISTAKES_SUSPECTS_H

#include "mistakes/diagnosis.h"

/* The number of a mistake by its bit, below MISTAKES. */
int suspects_number(unsigned mistake);

/* Counts for or against a suspect that it finds this value for the line's board. */
void suspects_count(struct diagnosis_suspect *suspect, const struct diagnosis_judged *judged,
                    struct value found);

/* Drops those from number first on against which too much speaks after the report's lines; while these are tried for
   single mistakes, the first `wrong` ones differ from the right ones. */
void suspects_drop(struct diagnosis_report *report, int first, uint32_t wrong);

/* While the report has single mistakes alone: of those that have seen all lines, and so have seen them for their pairs
   with mistakes of printing, the number of the one with the fewest against it, -1 for none; and all of them. */
int suspects_nearest(const struct diagnosis_report *report);
unsigned suspects_whole(const struct diagnosis_report *report);

/* Of 1,000 random boards those for which a set of mistakes prints a wrong answer, those of each mistake added up: the
   fewer, the more specific it is. */
uint32_t suspects_changed(unsigned mistakes);

/* Whether one of them reproduces every line. */
bool suspects_reproduce(const struct diagnosis_report *report);

/* Puts them into the order of a report that is done; of equals the more specific one comes first. */
void suspects_sort(struct diagnosis_report *report);

#endif
