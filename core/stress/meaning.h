/* What follows from a fault that needs several boards, or that did not come again. */
#ifndef RUBICON_STRESS_MEANING_H
#define RUBICON_STRESS_MEANING_H

#include "stress/shrink.h"

/* The meanings, from 1: constant, name, a sentence. */
#define MEANING_LIST(MEANING)                                                                                \
    MEANING(CHANCE, chance,                                                                                  \
            "the same boards were answered rightly when they were tried again: chance is at\n"               \
            "work, such as memory that is not set, threads or a clock")                                      \
    MEANING(KEPT, kept,                                                                                      \
            "the program keeps something from one board to the next, such as an array,\n"                    \
            "a queue or a counter that is not set back")                                                     \
    MEANING(SLOW, slow,                                                                                      \
            "with fewer boards it does: it is too slow, or keeps something from one to the next")            \
    MEANING(SEVERAL, several, "with fewer boards it does not happen")                                        \
    MEANING(PERHAPS_KEPT, perhaps_kept,                                                                      \
            "with fewer boards it does not happen: perhaps something is kept from one to the next")

#define MEANING_AS_KIND(MEANING, name, sentence) MEANING_##MEANING,
enum meaning { MEANING_NONE, MEANING_LIST(MEANING_AS_KIND) MEANINGS };

/* The meaning's name in lower case and its sentence without a full stop; constant strings. */
const char *meaning_name(enum meaning meaning);
const char *meaning_sentence(enum meaning meaning);

/* The meaning of the best file's fault, once the shrinking is done. */
enum meaning meaning_of(const struct shrink *shrink, const struct judgement *judgement);

#endif
