/* The textbook solver, the oracle of the tests. */
#ifndef RUBICON_TEXTBOOK_TEXTBOOK_H
#define RUBICON_TEXTBOOK_TEXTBOOK_H

#include "analysis/analysis.h"

/* Retrograde analysis with a queue and counters, one position at a time. */
extern const struct solver textbook_solver;

#endif
