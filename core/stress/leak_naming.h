/* The name of what a program keeps from one board to the next: the one kind of leaking.h that explains every
   line that it has printed, for the boards that showed its fault, the smallest of them, and a hundred tiny ones
   besides. */
#ifndef RUBICON_STRESS_LEAK_NAMING_H
#define RUBICON_STRESS_LEAK_NAMING_H

#include "mistakes/leaking.h"
#include "stress/pace.h"
#include "stress/plan.h"

/* Files, each of which the program has begun with nothing kept: two and one of each run. */
enum { LEAK_FILES_MAX = 2 + PACE_RUNS_MOST };

/* Zeroed before use; leak_naming_free ends it even after a failure. */
struct leak_naming {
    struct plan plan;
    struct pace pace;                      /* of the tiny boards */
    struct sequence file;                  /* the one to be run */
    struct sequence given[LEAK_FILES_MAX]; /* boards with the answers that were printed for them */
    int files;
    int way;       /* the next to be tried */
    unsigned fits; /* a bit for each enum leak of which a way explains all */
    bool is_done;
};

/* Begins for a program tried by this plan that has answered a file of `borne` boards in time. */
void leak_naming_begin(struct leak_naming *naming, const struct plan *plan, uint32_t borne);

/* Adds a file and the program's run on it. A line that is no answer ends the search; of a run that is out of time the
   lines until then count; a file of larger boards than leaking.h answers says nothing. FAILURE_OUT_OF_MEMORY, as of
   those below. */
bool leak_naming_add(struct leak_naming *naming, const struct sequence *file, const struct judgement_run *run,
                     struct failure *failure);

/* Goes on by a way, or, where *file is not NULL afterwards, once the program has been run on it and
   leak_naming_take was told. */
bool leak_naming_step(struct leak_naming *naming, const struct sequence **file, struct failure *failure);
bool leak_naming_take(struct leak_naming *naming, const struct judgement_run *run, struct failure *failure);

/* Once it is done: LEAKS where none explains all, or more than one. */
enum leak leak_naming_found(const struct leak_naming *naming);

void leak_naming_free(struct leak_naming *naming);

#endif
