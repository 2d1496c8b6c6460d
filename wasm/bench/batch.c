/* The exports of the batch: reads a contest text beyond its errors (see recovery.h). Conventions: flat.h. */
#include "../flat.h"
#include "contest/recovery.h"

#include <stdlib.h>

struct batch {
    struct recovery recovery;
    const char *text; /* owned by the caller */
    size_t length;
    size_t offset;
    struct text_line line;
};

/* Begins to read a contest text of `length` bytes, which must stay allocated until batch_end. 0 if there
   is no memory. */
struct batch *batch_begin(const char *text, size_t length) {
    struct batch *batch = malloc(sizeof *batch);
    if (!batch) return NULL;
    *batch = (struct batch){.text = text, .length = length};
    recovery_begin(&batch->recovery);
    return batch;
}

/* Reads to the next event and returns it (enum recovery_event); RECOVERY_MORE at the end. Numbers: the
   board's number, rows and columns (0 if it cannot be drawn), and the line of its first row; meaningless
   for events without a board. The failure is set for the other events but RECOVERY_MORE. */
int batch_next(struct batch *batch, double *numbers, char *cells, struct failure *failure) {
    struct recovery *recovery = &batch->recovery;
    enum recovery_event event = RECOVERY_MORE;
    bool at_end = false;
    while (event == RECOVERY_MORE && !at_end) {
        at_end = !text_line_next(batch->text, batch->length, &batch->offset, &batch->line);
        event = at_end ? recovery_end(recovery, failure) : recovery_line(recovery, &batch->line, failure);
    }
    const struct board *board = &recovery->reader.board;
    bool is_drawn = event == RECOVERY_BOARD || (event == RECOVERY_BROKEN && recovery->is_drawn);
    numbers[0] = (double)recovery->number;
    numbers[1] = is_drawn ? board->rows : 0;
    numbers[2] = is_drawn ? board->columns : 0;
    numbers[3] = recovery->reader.row_line[0];
    if (is_drawn) memcpy(cells, board->cells, (size_t)board_size(board));
    return (int)event;
}

void batch_end(struct batch *batch) {
    free(batch);
}
