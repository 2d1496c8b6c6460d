/* Checks that a directory of tests is a complete package: configuration, every file that it names, and answers for each
   test. */
#ifndef RUBICON_COMMAND_PACKAGE_CHECK_H
#define RUBICON_COMMAND_PACKAGE_CHECK_H

#include "package/configuration.h"

/* Receives the results. `file` is the missing or wrong file; line 0: no particular line. */
struct package_listener {
    void (*report_gap)(void *to, const char *file, enum gap gap, uint32_t line);
    void (*report_complete)(void *to, const char *directory, enum package_judge judge, uint32_t tests);
    void *to;
};

/* Checks a directory without its folders. The configuration decides which judge it is for: config.yml and config.yaml
   are beside the tests, problem.xml is in the parent of the folder `tests`. Tests named by numbers need one unless
   `takes_pairs`. False after a complaint on standard error: the directory cannot be read, or memory runs out. */
bool package_check(const char *directory, bool takes_pairs, const struct package_listener *listener);

#endif
