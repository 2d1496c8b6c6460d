/* Names the mistake: the one set of mistakes that explains every line the program printed for the boards that
   showed its fault and for up to 1,000 tiny boards, fewer if the program is slow. */
#ifndef RUBICON_STRESS_NAMING_H
#define RUBICON_STRESS_NAMING_H

#include "mistakes/diagnosis.h"
#include "stress/pace.h"

/* Zeroed before use; naming_free ends it even after a failure. */
struct naming {
    struct pace pace;
    struct sequence evidence; /* boards with the answers printed */
    struct diagnosis *diagnosis;
    bool is_done;
    unsigned mistakes; /* once done: a set of enum mistake; 0 if there is none, or more than one */
};

/* Begins for a program tried with this seed that has answered a file of `borne` boards in time. */
void naming_begin(struct naming *naming, uint32_t seed, uint32_t borne);

/* Adds a file and the program's run on it. A line that is no answer ends the search; of a run that exceeds its time
   the lines printed so far count. FAILURE_OUT_OF_MEMORY, as the functions below. */
bool naming_add(struct naming *naming, const struct sequence *file, const struct judgement_run *run,
                struct failure *failure);

/* Advances by about `budget` positions. If *file is not NULL afterwards, the caller must run the program on it and
   call naming_take. */
bool naming_step(struct naming *naming, uint64_t budget, const struct sequence **file,
                 struct failure *failure);
bool naming_take(struct naming *naming, const struct judgement_run *run, struct failure *failure);

void naming_free(struct naming *naming);

#endif
