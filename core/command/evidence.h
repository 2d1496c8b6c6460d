/* Collects the boards and lines of a comparison as evidence for a diagnosis: of right and of wrong lines each the
   EVIDENCE_MOST smallest boards. */
#ifndef RUBICON_COMMAND_EVIDENCE_H
#define RUBICON_COMMAND_EVIDENCE_H

#include "game/board.h"
#include "game/text_line.h"
#include "mistakes/diagnosis.h"

/* Boards of each side that are kept in the end; up to twice as many before that. */
enum { EVIDENCE_MOST = 10000 };

/* Bytes stored of a line; longer ones are no answers. */
enum { EVIDENCE_LINE_MAX = 32 };

struct evidence_line {
    struct board board;
    uint64_t number;
    uint32_t cells; /* free ones */
    int length;
    char line[EVIDENCE_LINE_MAX];
};

/* Begin with zeroes; evidence_free ends it. */
struct evidence {
    struct evidence_side {
        uint64_t seen;
        size_t count;
        size_t capacity;
        struct evidence_line *lines;
    } right, wrong;
    bool failed;       /* memory ran out: boards are missing */
    uint64_t *numbers; /* once diagnosed: of the diagnosis's boards */
};

/* Adds a board, its number and the line given for it; of equally small boards the first ones stay. A board that
   takes more than memory_limit bytes to be tried with a mistake is only counted. */
void evidence_add(struct evidence *evidence, const struct board *board, uint64_t number,
                  const struct text_line *line, bool is_wrong, uint64_t memory_limit);

/* Looks for the mistakes behind the lines until *diagnosis is done; on a terminal it shows how far it is.
   FAILURE_OUT_OF_MEMORY. The caller ends it with diagnosis_close. */
bool evidence_diagnose(struct evidence *evidence, struct diagnosis **diagnosis, struct failure *failure);

/* The number, as it was added, of a board of that diagnosis, from 0. */
uint64_t evidence_number(const struct evidence *evidence, uint32_t index);

/* Whether the diagnosis has every board that was added. */
bool evidence_is_whole(const struct evidence *evidence);

void evidence_free(struct evidence *evidence);

#endif
