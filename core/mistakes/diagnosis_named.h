/* The suspects of a finished diagnosis that are worth naming: the first ones of the report. */
#ifndef RUBICON_MISTAKES_DIAGNOSIS_NAMED_H
#define RUBICON_MISTAKES_DIAGNOSIS_NAMED_H

#include "mistakes/diagnosis.h"

/* Number of suspects that reproduce every line. */
int diagnosis_named_whole(const struct diagnosis_report *report);

/* If there are none: number of suspects for which more lines speak than against them, at most 3. */
int diagnosis_named_near(const struct diagnosis_report *report);

/* Whether mistakes were tried and none reproduces every line. */
bool diagnosis_is_unexplained(const struct diagnosis_report *report);

#endif
