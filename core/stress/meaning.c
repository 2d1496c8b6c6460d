#include "stress/meaning.h"

const char *meaning_name(enum meaning meaning) {
#define NAME(MEANING, name, sentence) #name,
    static const char *const names[] = {"none", MEANING_LIST(NAME)};
    return names[meaning];
}

const char *meaning_sentence(enum meaning meaning) {
#define SENTENCE(MEANING, name, sentence) sentence,
    static const char *const sentences[] = {"", MEANING_LIST(SENTENCE)};
    return sentences[meaning];
}

/* Whether the wrong line can be due to the boards before it. Not if there are none, or if the program prints more or fewer
   lines than boards, such as blank lines or several answers in one line. */
static bool can_be_kept(const struct shrink *shrink, const struct judgement *judgement) {
    return judgement->board > 0 && judgement->lines == shrink->best.count;
}

enum meaning meaning_of(const struct shrink *shrink, const struct judgement *judgement) {
    if (!shrink->is_repeated) return shrink->phase == SHRINK_SETTLED ? MEANING_NONE : MEANING_CHANCE;
    if (!shrink->is_right_alone) return MEANING_NONE;
    switch (judgement->fault) {
    case FAULT_WRONG: return can_be_kept(shrink, judgement) ? MEANING_KEPT : MEANING_SEVERAL;
    case FAULT_TIME:
    case FAULT_SLOW: return MEANING_SLOW;
    case FAULT_EARLY:
    case FAULT_EXTRA: return MEANING_SEVERAL;
    default: return MEANING_PERHAPS_KEPT;
    }
}
