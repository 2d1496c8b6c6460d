/* The exports of the textbook's module, which shows the textbook solver at work (see watch.h).
   Conventions: flat.h. A mark is one number: the packed value of a decided position, or four times the
   counter of another. */
#include "flat.h"
#include "textbook/watch.h"

static uint32_t mark_pack(struct watch_mark mark) {
    return mark.decided ? value_pack(mark.value) : mark.counter << 2;
}

/* Opens a run at its start; 0 on failure. Free it with close_run. */
struct watch *open_run(const char *cells, int rows, int columns, double memory_limit,
                       struct failure *failure) {
    struct board board;
    struct watch *watch;
    if (board_at(cells, rows, columns, &board, failure) &&
        watch_open(&board, (uint64_t)memory_limit, &watch, failure))
        return watch;
    return NULL;
}

void close_run(struct watch *watch) {
    watch_close(watch);
}

/* Doubles: positions of the board, pushed onto the queue, popped; of the pushed ones, won and lost with
   Red to move, won and lost with Black to move. */
void counts(const struct watch *watch, double *out) {
    struct watch_counts now = watch_counts_of(watch);
    *out++ = (double)now.positions;
    *out++ = (double)now.queued;
    *out++ = (double)now.taken;
    for (int side = 0; side < 2; side++) {
        *out++ = (double)now.won[side];
        *out++ = (double)now.lost[side];
    }
}

/* Moves to the time at which `taken` positions have been taken. */
int seek(struct watch *watch, double taken, struct failure *failure) {
    return watch_seek(watch, (uint64_t)taken, failure);
}

/* Takes the next position: 1 with the numbers packed value, number of predecessors, and for each its legal
   moves and its marks before and after; `cells` are the position taken and its predecessors, at most nine
   positions. 2 if the queue is empty. */
int take(struct watch *watch, uint32_t *out, uint16_t *cells, struct failure *failure) {
    struct watch_step step;
    if (watch_is_done(watch)) return 2;
    if (!watch_take(watch, &step, failure)) return 0;
    position_to(&step.taken, cells);
    *out++ = value_pack(step.value);
    *out++ = (uint32_t)step.count;
    for (int i = 0; i < step.count; i++) {
        position_to(&step.predecessor[i].position, cells += 4);
        *out++ = step.predecessor[i].moves;
        *out++ = mark_pack(step.predecessor[i].before);
        *out++ = mark_pack(step.predecessor[i].after);
    }
    return 1;
}

/* Takes positions until a step matches one of `stops`, as watch_find; *out is what it matched. The
   position at `cells` is used only if `stops` refer to it. */
int find(struct watch *watch, int stops, const uint16_t *cells, double budget, uint32_t *out,
         struct failure *failure) {
    struct position position = position_at(cells);
    unsigned stopped;
    if (!watch_find(watch, (unsigned)stops, &position, (uint64_t)budget, &stopped, failure)) return 0;
    *out = stopped;
    return 1;
}

/* The index-th position pushed onto the queue, with its packed value: 1, or 2 if there is none yet. */
int queued(const struct watch *watch, double index, uint32_t *out, uint16_t *cells) {
    struct position position;
    struct value value;
    if (!watch_queued(watch, (uint64_t)index, &position, &value)) return 2;
    position_to(&position, cells);
    *out = value_pack(value);
    return 1;
}

/* The current mark of a position, to *out. */
int mark(const struct watch *watch, const uint16_t *cells, uint32_t *out, struct failure *failure) {
    struct position position = position_at(cells);
    struct watch_mark known;
    if (!watch_mark_of(watch, &position, &known, failure)) return 0;
    *out = mark_pack(known);
    return 1;
}
