/* Whether a directory of tests has what a judge needs of a package: the configuration, every file that it names, and
   answers for each test. */
#ifndef RUBICON_COMMAND_PACKAGE_CHECK_H
#define RUBICON_COMMAND_PACKAGE_CHECK_H

#include "package/configuration.h"

/* Who is told of what is missing. `file` is that file, or the one that is wrong; line 0 where it concerns no line. */
struct package_listener {
    void (*tell_gap)(void *to, const char *file, enum gap gap, uint32_t line);
    void (*tell_complete)(void *to, const char *directory, enum package_judge judge, uint32_t tests);
    void *to;
};

/* Checks a directory, whose folders are not looked at. Which judge it is for is told by its configuration: config.yml
   and config.yaml are beside the tests, problem.xml is in the directory above its folder `tests`. Tests called by
   numbers alone need one unless `takes_pairs`. False after a complaint on standard error: it cannot be read, or memory
   runs out. */
bool package_check(const char *directory, bool takes_pairs, const struct package_listener *listener);

#endif
