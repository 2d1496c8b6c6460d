/* The command's complaints: every error is a line on standard error that begins with "rubicon: ". */
#ifndef RUBICON_PUBLISH_COMPLAIN_H
#define RUBICON_PUBLISH_COMPLAIN_H

#include "game/failure.h"

/* Prints the line, whose rest is given as to printf without a line feed, with names made printable. Returns false, so
   that a function can end with `return complain(…)`. */
__attribute__((format(printf, 1, 2))) bool complain(const char *format, ...);

/* The same of a failure of the library: "rubicon: WHAT: " and its sentence. */
bool complain_of_failure(const char *what, const struct failure *failure);

/* The same of a file that the system, by errno, does not let be written. */
bool complain_of_writing(const char *name);

#endif
