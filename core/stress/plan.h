/* Which boards a program is tried on, file by file: the cheap ones that show most mistakes first. Seeded, and
   the same on every machine.

   tiny: 2 to 4 rows and 1 to 4 columns, obstacles and pieces anywhere, every second one of a kind of
     generate.h; first 10 in a file, then 100, 1,000 and 3,000.
   shapes: every size of a contest with every kind, 10 boards a file, as all after them.
   long: the records, and positions along their best lines, every second one mirrored.
   full: 10x10 boards of every kind, some without obstacles.
   again: the boards of the file before in another order.

   Then the same from the beginning with other boards, without end. All are as the statement promises: 2 to 10
   rows, 1 to 10 columns, the pawn not on row 1. */
#ifndef RUBICON_STRESS_PLAN_H
#define RUBICON_STRESS_PLAN_H

#include "game/random.h"
#include "stress/sequence.h"

/* The stages in their order: constant, name, what is in their files. */
#define PLAN_LIST(STAGE)                                                                                     \
    STAGE(TINY, tiny, "tiny boards")                                                                         \
    STAGE(SHAPES, shapes, "every shape and kind")                                                            \
    STAGE(LONG, long, "long games")                                                                          \
    STAGE(FULL, full, "full boards")                                                                         \
    STAGE(AGAIN, again, "full boards in another order")

#define PLAN_AS_STAGE(STAGE, name, meaning) PLAN_##STAGE,
enum plan_stage { PLAN_LIST(PLAN_AS_STAGE) PLAN_STAGES };

enum { PLAN_TINY_MOST = 3000 };

/* The state of the plan. A copy makes the same files again. */
struct plan {
    uint32_t seed;
    uint32_t most; /* boards a file, at least SEQUENCE_CONTEST_BOARDS */
    enum plan_stage stage;
    uint32_t round;
    uint32_t at; /* boards of this stage and round already made */
};

struct plan plan_begin(uint32_t seed);

/* Empties the sequence and fills it with the next file's boards. FAILURE_OUT_OF_MEMORY. */
bool plan_file(struct plan *plan, struct sequence *sequence, struct failure *failure);

/* The stage's name, and what is in its files; constant strings. */
const char *plan_stage_name(enum plan_stage stage);
const char *plan_stage_meaning(enum plan_stage stage);

#endif
