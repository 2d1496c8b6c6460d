/* Boards of a comparison with the lines that were given for them, as many as the mistake behind them is looked
   for in a moment: those that differ and those that do not, of each the smallest boards. */
#ifndef RUBICON_COMMAND_EVIDENCE_H
#define RUBICON_COMMAND_EVIDENCE_H

#include "game/board.h"
#include "game/text_line.h"
#include "mistakes/diagnosis.h"

enum { EVIDENCE_MOST = 32 };

/* A longer line is no answer, whatever comes after so many bytes. */
enum { EVIDENCE_LINE_MAX = 32 };

struct evidence_line {
    struct board board;
    uint64_t number;
    int cells; /* that are free */
    int length;
    char line[EVIDENCE_LINE_MAX];
};

/* Begin with zeroes. It owns no memory. */
struct evidence {
    struct evidence_side {
        uint64_t seen;
        int count;
        struct evidence_line lines[EVIDENCE_MOST];
    } right, wrong;
};

/* Free cells of a board: its size, as far as solving it goes. */
int evidence_cells(const struct board *board);

/* Takes a board, its number and the line given for it; of equally small boards the first one stays. A board of
   far more cells than a contest's is only counted. */
void evidence_add(struct evidence *evidence, const struct board *board, uint64_t number,
                  const struct text_line *line, bool is_wrong);

/* Looks for the mistakes behind the lines, not longer than a moment: *diagnosis is done, or has been too much.
   FAILURE_OUT_OF_MEMORY. The caller ends it with diagnosis_close. */
bool evidence_diagnose(const struct evidence *evidence, struct diagnosis **diagnosis,
                       struct failure *failure);

/* The number, as it was added, of a board of that diagnosis, from 0. */
uint64_t evidence_number(const struct evidence *evidence, uint32_t index);

/* Whether all that was added is still there. */
bool evidence_is_whole(const struct evidence *evidence);

#endif
