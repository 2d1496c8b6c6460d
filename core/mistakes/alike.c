#include "mistakes/alike.h"

#include "mistakes/printed.h"

/* The mistakes that change which moves there are, or how many are counted. */
enum {
    OTHER_MOVES = MISTAKE_SHARE | MISTAKE_SIZES | MISTAKE_LAST_ROW | MISTAKE_LAST_COLUMN | MISTAKE_COUNTER
};

/* A Red that has a move never gets stuck: only two isolated generals are, each on a cell without free
   neighbours, or on the only two cells of a region; and they must have been there from the start. */
static bool is_never_stuck(const struct board *board, const struct position *position, unsigned mistakes) {
    struct move moves[MOVES_MAX];
    return (mistakes & OTHER_MOVES) == 0 && position_moves(board, position, moves) > 0;
}

unsigned mistakes_alike(const struct board *board, const struct position *position, unsigned mistakes) {
    mistakes &= ~(unsigned)PRINTED_MISTAKES;
    if ((mistakes & (MISTAKE_NO_LOSS | MISTAKE_RED_STUCK | MISTAKE_BLACK_STUCK)) == 0) return mistakes;
    if (!is_never_stuck(board, position, mistakes)) return mistakes;
    if (mistakes & MISTAKE_NO_LOSS) mistakes |= MISTAKE_RED_STUCK;
    return mistakes & ~(unsigned)(MISTAKE_NO_LOSS | MISTAKE_BLACK_STUCK);
}

const struct value *alike_find(const struct alike_found *found, unsigned mistakes) {
    for (uint32_t i = 0; i < found->count; i++) {
        if (found->found[i].mistakes == mistakes) return &found->found[i].value;
    }
    return NULL;
}

void alike_keep(struct alike_found *found, unsigned mistakes, struct value value) {
    if (found->count == sizeof found->found / sizeof *found->found) return;
    found->found[found->count].mistakes = mistakes;
    found->found[found->count++].value = value;
}
