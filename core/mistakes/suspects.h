/* The suspects of a diagnosis: the evidence for and against each, when they are dropped, and their final
   order. */
#ifndef RUBICON_MISTAKES_SUSPECTS_H
#define RUBICON_MISTAKES_SUSPECTS_H

#include "mistakes/diagnosis_report.h"

/* The number of a mistake, below MISTAKES, from its bit. */
int suspects_number(unsigned mistake);

/* Counts a line for or against a suspect, given the value that it finds for the line's board. */
void suspects_count(struct diagnosis_suspect *suspect, const struct diagnosis_judged *judged,
                    struct value found);

/* Drops the suspects from number `first` on with too many of the report's lines against them. `wrong`:
   while single mistakes are tried, the number of differing lines, which come first. */
void suspects_drop(struct diagnosis_report *report, int first, uint32_t wrong);

/* Call while the report has single mistakes only. Of the suspects that have seen all lines, so that their
   pairs with mistakes of printing are counted as well: the number of the one with the fewest lines against
   it (-1 if none), and the set of all of them. */
int suspects_nearest(const struct diagnosis_report *report);
unsigned suspects_whole(const struct diagnosis_report *report);

/* The number of wrong answers that a set of mistakes prints for 1,000 random boards, those of each mistake added up:
   the fewer, the more specific the set. */
uint32_t suspects_changed(unsigned mistakes);

/* Whether any suspect reproduces every line. */
bool suspects_reproduce(const struct diagnosis_report *report);

/* Sorts the suspects into the order of a finished report; of equals the more specific one comes first. */
void suspects_sort(struct diagnosis_report *report);

#endif
