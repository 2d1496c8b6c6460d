/* The name of a mistake: the one set of mistakes that explains every line that a program has printed, on the
   boards that showed its fault and on up to 1,000 tiny ones besides, fewer where the program is slow. */
#ifndef RUBICON_STRESS_NAMING_H
#define RUBICON_STRESS_NAMING_H

#include "mistakes/diagnosis.h"
#include "stress/pace.h"
#include "stress/plan.h"

/* Zeroed before use; naming_free ends it even after a failure. */
struct naming {
    struct plan plan;
    struct pace pace;         /* of the tiny boards */
    struct sequence file;     /* the one to be run */
    struct sequence evidence; /* boards with the answers that were printed for them */
    struct diagnosis *diagnosis;
    bool is_done;
    unsigned mistakes; /* once it is done: a set of enum mistake, 0 where there is none or more than one */
};

/* Begins, for a program that was tried by this plan and has borne a file of so many boards. */
void naming_begin(struct naming *naming, const struct plan *plan, uint32_t borne);

/* Adds a file and the program's run on it. A line that is no answer ends the search; of a run that is out of time the
   lines until then count.
   FAILURE_OUT_OF_MEMORY, as of those below. */
bool naming_add(struct naming *naming, const struct sequence *file, const struct judgement_run *run,
                struct failure *failure);

/* Goes on by about so many positions, or, where *file is not NULL afterwards, once the program has been run on
   it and naming_take was told. */
bool naming_step(struct naming *naming, uint64_t budget, const struct sequence **file,
                 struct failure *failure);
bool naming_take(struct naming *naming, const struct judgement_run *run, struct failure *failure);

void naming_free(struct naming *naming);

#endif
