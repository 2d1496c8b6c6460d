/* Boards one after the other, as a contest file has them, with their right answers. */
#ifndef RUBICON_STRESS_SEQUENCE_H
#define RUBICON_STRESS_SEQUENCE_H

#include "game/board.h"
#include "game/value.h"

/* What one board may take while it is solved, and boards of a file as the statement has them at most. */
#define SEQUENCE_MEMORY_LIMIT ((uint64_t)3 << 30)
enum { SEQUENCE_CONTEST_BOARDS = 10 };

struct sequence_board {
    struct board board;
    struct value right; /* with Red to move */
};

/* Begin with zeroes; sequence_free ends it. Every function that fails does so with FAILURE_OUT_OF_MEMORY and
   leaves the sequence as it was. */
struct sequence {
    struct sequence_board *boards;
    uint32_t count;
    uint32_t capacity;
};

/* Adds a board with its answer; sequence_solve adds one whose answer is to be found. The board has one pawn
   and two generals. */
bool sequence_add(struct sequence *sequence, const struct board *board, struct value right,
                  struct failure *failure);
bool sequence_solve(struct sequence *sequence, const struct board *board, struct failure *failure);

/* Adds `count` boards of another sequence, from `first` on. */
bool sequence_add_part(struct sequence *sequence, const struct sequence *from, uint32_t first, uint32_t count,
                       struct failure *failure);

/* Takes all boards out, and keeps the memory. */
void sequence_clear(struct sequence *sequence);
void sequence_free(struct sequence *sequence);

/* Free cells, obstacles and all, of all boards. */
uint32_t sequence_cells(const struct sequence *sequence);

/* The file in the contest's format and that of its answers. The caller frees *text, which a zero closes that
   *length does not count. */
bool sequence_input(const struct sequence *sequence, char **text, size_t *length, struct failure *failure);
bool sequence_answers(const struct sequence *sequence, char **text, size_t *length, struct failure *failure);

#endif
