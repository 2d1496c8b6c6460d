#include "stress/pace.h"

/* Factor by which the boards of a run grow after one that ended in time, and shrink after one that did not. A slow
   program answers fewer boards than wanted, because its runs are limited. */
enum { GROWTH = 4 };

static uint32_t at_least(uint32_t boards) {
    return boards > SEQUENCE_CONTEST_BOARDS ? boards : SEQUENCE_CONTEST_BOARDS;
}

static uint32_t at_most(uint32_t boards, uint32_t most) {
    return boards < most ? boards : most;
}

struct pace pace_begin(uint32_t seed, uint32_t first, uint32_t borne, uint32_t wanted) {
    struct pace pace = {.plan = plan_begin(seed),
                        .size = at_most(at_least(borne), wanted),
                        .wanted = wanted,
                        .runs = PACE_RUNS_MOST};
    pace.plan.at = first;
    return pace;
}

void pace_free(struct pace *pace) {
    sequence_free(&pace->file);
}

bool pace_next(struct pace *pace, const struct sequence **file, struct failure *failure) {
    *file = NULL;
    if (pace->wanted == 0 || pace->runs == 0) return true;
    pace->plan.most = pace->size;
    *file = &pace->file;
    return plan_file(&pace->plan, &pace->file, failure);
}

void pace_take(struct pace *pace, uint32_t answered, enum given result) {
    pace->runs--;
    pace->wanted -= at_most(answered, pace->wanted);
    if (result == GIVEN_PART) {
        pace->is_known = true;
        pace->size = at_least(pace->size / GROWTH);
    } else if (!pace->is_known) {
        pace->size *= GROWTH;
    }
    pace->size = at_least(at_most(pace->size, pace->wanted));
}
