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

struct pace pace_begin(uint32_t borne, uint32_t wanted) {
    return (struct pace){.size = at_most(at_least(borne), wanted), .wanted = wanted, .runs = PACE_RUNS_MOST};
}

bool pace_goes_on(const struct pace *pace) {
    return pace->wanted > 0 && pace->runs > 0;
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
