#include "mine/finds.h"

#include <string.h>

static bool is_same(const struct board *a, const struct board *b, bool mirrored) {
    for (int cell = 0; cell < board_size(a); cell++) {
        int other = mirrored ? board_mirror_cell(a->columns, cell) : cell;
        if (a->cells[cell] != b->cells[other]) return false;
    }
    return true;
}

static void take_out(struct finds *finds, int at) {
    finds->count--;
    memmove(&finds->find[at], &finds->find[at + 1], (size_t)(finds->count - at) * sizeof *finds->find);
}

static bool is_better(const struct find *a, const struct find *b) {
    return a->score > b->score || (a->score == b->score && a->run < b->run);
}

static bool is_same_find(const struct find *a, const struct find *b) {
    return is_same(&a->board, &b->board, false) || is_same(&a->board, &b->board, true);
}

bool finds_keep(struct finds *finds, const struct find *find) {
    for (int i = 0; i < finds->count; i++) {
        if (is_same_find(&finds->find[i], find) && !is_better(find, &finds->find[i])) return false;
    }
    for (int i = finds->count - 1; i >= 0; i--) {
        if (is_same_find(&finds->find[i], find)) take_out(finds, i);
    }
    int at = finds->count;
    while (at > 0 && is_better(find, &finds->find[at - 1])) at--;
    if (at == FINDS_MAX) return false;
    if (finds->count == FINDS_MAX) finds->count--;
    memmove(&finds->find[at + 1], &finds->find[at], (size_t)(finds->count - at) * sizeof *finds->find);
    finds->find[at] = *find;
    finds->count++;
    return true;
}
