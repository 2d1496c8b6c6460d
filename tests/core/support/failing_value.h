/* Values of an analysis that can be made to fail. A test includes this file, then the .c files under test, so that
   their analysis_value is this one. */
#ifndef TESTS_FAILING_VALUE_H
#define TESTS_FAILING_VALUE_H

#include "analysis/analysis.h"

static size_t failing_value; /* number of the call that fails, from 1; 0: none */

static bool value_unless_failing(const struct analysis *analysis, const struct position *position,
                                 struct value *value, struct failure *failure) {
    if (failing_value > 0 && --failing_value == 0) return failure_set(failure, FAILURE_BAD_POSITION, 0, 0);
    return analysis_value(analysis, position, value, failure);
}
#define analysis_value value_unless_failing

#endif
