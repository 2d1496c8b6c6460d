/* The depth-first search of MISTAKE_MEMO, in place of layers. A position reached again while it is being
   searched counts as a tie, and what follows from that is remembered. Moves are tried in the order of
   position_steps, those of the general on the lower cell first. */
#include "mistakes/mistaken_table.h"

#include "game/enlarge.h"

enum { PATH_MORE = 256 };

static bool enter(struct mistaken *table, const struct mistaken_table_position *position,
                  struct failure *failure) {
    if (table->depth == table->room) {
        const uint32_t room = 2 * table->room + PATH_MORE;
        void *path = enlarge(table->path, table->depth * sizeof *table->path, room * sizeof *table->path);
        if (!path) return failure_set(failure, FAILURE_OUT_OF_MEMORY, room * sizeof *table->path, 0);
        table->path = path;
        table->room = room;
    }
    table->layers[mistaken_table_number(table, position)] = 1;
    table->path[table->depth++] = *position;
    return true;
}

static bool is_new(const struct mistaken *table, const struct mistaken_table_position *position) {
    return table->layers[mistaken_table_number(table, position)] == 0 &&
           mistaken_table_has(table, table->unwon[position->half], position) &&
           !mistaken_table_has(table, table->lost[position->half], position);
}

/* The position's value from those of all its successors; those on the path have none. */
static void leave(struct mistaken *table, const struct mistaken_table_position *position,
                  const struct mistaken_table_position *successor, int count) {
    const size_t number = mistaken_table_number(table, position);
    bool won = false;
    bool lost = count > 0;
    for (int i = 0; i < count; i++) {
        won |= mistaken_table_has(table, table->lost[position->half], &successor[i]);
        lost &= !mistaken_table_has(table, table->unwon[position->half], &successor[i]);
    }
    table->depth--;
    if (!won && !lost) return;
    table->layers[number] = 2; /* above those of all its successors */
    table->distances[number] = mistaken_table_compared(table, position, won);
    table->layers[number] = 1;
    uint64_t *set = won ? table->unwon[position->half] : table->lost[position->half];
    set[mistaken_table_word(table, position)] ^= (uint64_t)1 << position->pawn % PLANE_CELLS;
}

bool mistaken_table_begin_search(struct mistaken *table, struct failure *failure) {
    table->phase = PHASE_SEARCH;
    if (!table->has_start) return true;
    const struct mistaken_table_position start = mistaken_table_position_of(table, &table->wanted);
    return start.half != table->half || !is_new(table, &start) || enter(table, &start, failure);
}

bool mistaken_table_search(struct mistaken *table, uint64_t *budget, struct failure *failure) {
    for (; table->depth > 0 && *budget > 0; --*budget) {
        const struct mistaken_table_position position = table->path[table->depth - 1];
        struct mistaken_table_position successor[SUCCESSORS_MAX];
        const int count = mistaken_table_successors(table, &position, successor);
        int next = 0;
        while (next < count && !is_new(table, &successor[next])) next++;
        if (next == count)
            leave(table, &position, successor, count);
        else if (!enter(table, &successor[next], failure))
            return false;
    }
    return true;
}
