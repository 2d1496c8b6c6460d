#include "layered/history.h"

#include "layered/large_memory.h"

#include <stdlib.h>

/* Bytes that one sweep can add, and one more entry that it may write beyond. */
static size_t sweep_bytes(const struct index *index) {
    return ((size_t)index->tier_chunks + 1) * (LOG_HEAD + CHUNK_BYTES);
}

size_t history_expected_bytes(const struct index *index) {
    return 8 * sweep_bytes(index);
}

void history_open(struct history *history, const struct index *index, char *memory) {
    *history = (struct history){.log.entries = memory, .capacity = history_expected_bytes(index)};
}

void history_close(struct history *history) {
    free(history->grown);
    free(history->begins);
}

void history_clear(struct history *history) {
    history->log.length = 0;
    history->layers = 0;
}

static size_t wanted_capacity(const struct history *history, const struct index *index) {
    size_t wanted = history->log.length + sweep_bytes(index);
    return wanted <= history->capacity ? history->capacity : wanted + wanted / 2;
}

static uint32_t wanted_layers(const struct history *history) {
    if (history->layers + 2 <= history->layer_capacity) return history->layer_capacity;
    return history->layer_capacity + HISTORY_MORE_LAYERS;
}

uint64_t history_growth(const struct history *history, const struct index *index) {
    size_t capacity = wanted_capacity(history, index);
    size_t kept = history->grown ? history->capacity : 0; /* the memory given at the start is kept */
    uint64_t layers = (wanted_layers(history) - history->layer_capacity) * sizeof *history->begins;
    return (capacity == history->capacity ? 0 : capacity - kept) + layers;
}

static bool reserve_layers(struct history *history) {
    uint32_t capacity = wanted_layers(history);
    if (capacity == history->layer_capacity) return true;
    size_t *begins = malloc(capacity * sizeof *begins);
    if (!begins) return false;
    if (history->layers > 0) memcpy(begins, history->begins, (history->layers + 1) * sizeof *begins);
    free(history->begins);
    history->begins = begins;
    history->layer_capacity = capacity;
    return true;
}

bool history_reserve(struct history *history, const struct index *index) {
    if (!reserve_layers(history)) return false;
    size_t capacity = wanted_capacity(history, index);
    if (capacity == history->capacity) return true;
    char *grown = large_memory(capacity);
    if (!grown) return false;
    memcpy(grown, history->log.entries, history->log.length);
    free(history->grown);
    history->grown = grown;
    history->log.entries = grown;
    history->capacity = capacity;
    return true;
}

void history_begin_layer(struct history *history, uint32_t number) {
    for (; history->layers <= number; history->layers++)
        history->begins[history->layers] = history->log.length;
}

void history_end_layer(struct history *history) {
    history->begins[history->layers] = history->log.length;
}

const char *history_layer(const struct history *history, uint32_t number, size_t *bytes) {
    *bytes = 0;
    if (number >= history->layers) return history->log.entries;
    *bytes = history->begins[number + 1] - history->begins[number];
    return history->log.entries + history->begins[number];
}
