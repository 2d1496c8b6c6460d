/* The textbook solver, against which the tests check the other one. */
#ifndef RUBICON_TEXTBOOK_TEXTBOOK_H
#define RUBICON_TEXTBOOK_TEXTBOOK_H

#include "analysis/analysis.h"

/* One position of the queue at a time, by the book: queue and counters. */
extern const struct solver textbook_solver;

#endif
