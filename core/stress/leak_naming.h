/* Names what leaks from one board to the next in a program: the one kind of leaking.h that explains every line
   printed for the boards that showed the fault, for the smallest of them, and for a hundred tiny boards. */
#ifndef RUBICON_STRESS_LEAK_NAMING_H
#define RUBICON_STRESS_LEAK_NAMING_H

#include "mistakes/leaking.h"
#include "stress/pace.h"

/* Files, each answered by a run of its own: two, and one for each run of tiny boards. */
enum { LEAK_FILES_MAX = 2 + PACE_RUNS_MOST };

/* Zeroed before use; leak_naming_free ends it even after a failure. */
struct leak_naming {
    struct pace pace;
    struct sequence given[LEAK_FILES_MAX]; /* boards with the answers printed */
    int files;
    int way;       /* to try next */
    unsigned fits; /* a bit for each enum leak that has a way that explains every line */
    bool is_done;
};

/* Begins for a program tried with this seed that has answered a file of `borne` boards in time. */
void leak_naming_begin(struct leak_naming *naming, uint32_t seed, uint32_t borne);

/* Adds a file and the program's run on it. A malformed line ends the search; a run that timed out counts up to its last
   line; a file with boards too large for leaking.h is ignored. Fails with FAILURE_OUT_OF_MEMORY, as do those below. */
bool leak_naming_add(struct leak_naming *naming, const struct sequence *file, const struct judgement_run *run,
                     struct failure *failure);

/* Tries one way; if *file is set, the caller must run the program on it and call leak_naming_take. */
bool leak_naming_step(struct leak_naming *naming, const struct sequence **file, struct failure *failure);
bool leak_naming_take(struct leak_naming *naming, const struct judgement_run *run, struct failure *failure);

/* Once done: the leak; LEAKS if none, or more than one, explains every line. */
enum leak leak_naming_found(const struct leak_naming *naming);

void leak_naming_free(struct leak_naming *naming);

#endif
