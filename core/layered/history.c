#include "layered/history.h"

#include <stdlib.h>

/* A position is found once, so an entry has at least one bit that no other has: in a chunk, the lowest row
   has row_bits of them in each word. */
size_t history_log_bytes(const struct index *index) {
    const size_t entries = (size_t)index->tier_chunks * CHUNK_WORDS * (size_t)index->row_bits;
    return (entries + 1) * sizeof(uint32_t);
}

void history_open(struct history *history, char *memory) {
    *history = (struct history){.log.entries = (uint32_t *)(void *)memory};
}

void history_close(struct history *history) {
    free(history->ends);
}

void history_clear(struct history *history) {
    history->log.length = 0;
    history->layers = 0;
}

static bool has_room(const struct history *history) {
    return history->layers + 2 <= history->layer_capacity;
}

uint64_t history_growth(const struct history *history) {
    return has_room(history) ? 0 : HISTORY_MORE_LAYERS * sizeof *history->ends;
}

bool history_reserve(struct history *history) {
    if (has_room(history)) return true;
    const uint32_t capacity = history->layer_capacity + HISTORY_MORE_LAYERS;
    uint32_t *ends = malloc(capacity * sizeof *ends);
    if (!ends) return false;
    ends[0] = 0;
    if (history->ends) memcpy(ends, history->ends, history->layer_capacity * sizeof *ends);
    free(history->ends);
    history->ends = ends;
    history->layer_capacity = capacity;
    return true;
}

void history_end_layer(struct history *history) {
    history->ends[++history->layers] = (uint32_t)history->log.length;
}

const uint32_t *history_layer(const struct history *history, uint32_t layer, size_t *count) {
    *count = 0;
    if (layer > history->layers) return history->log.entries;
    *count = history->ends[layer] - history->ends[layer - 1];
    return history->log.entries + history->ends[layer - 1];
}

void history_list_chunks(struct history *history, const struct index *index) {
    history_clear(history);
    for (int a = 0; a < index->cells; a++) {
        if (!index->free[a]) continue;
        for (int chunk = index->block[a].first; chunk < index->chunks; chunk++)
            history->log.entries[history->log.length++] =
                log_entry(index_own_begin(index, a) + chunk, (unsigned)a);
    }
}
