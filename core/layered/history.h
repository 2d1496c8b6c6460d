/* A log of a tier's finds for one winner, layer by layer: written while the tier is solved, replayed into
   the tier below. */
#ifndef RUBICON_LAYERED_HISTORY_H
#define RUBICON_LAYERED_HISTORY_H

#include "layered/kernels.h"

/* With Red to move, wins are found in odd layers and losses in even ones; layers 2i and 2i + 1, whichever
   the winner has, are number i. */
struct history {
    struct kernels_log log;
    size_t capacity; /* bytes of entries */
    char *grown;     /* allocated once the log has outgrown the memory given at the start */
    uint32_t layers;
    uint32_t layer_capacity;
    size_t *begins; /* offset of each layer's entries; layers + 1 of them */
};

/* Layers for which room is made at a time. */
enum { HISTORY_MORE_LAYERS = 64 };

/* Bytes that a tier's log takes on most boards. */
size_t history_expected_bytes(const struct index *index);

/* Initializes a history in memory of history_expected_bytes, which stays the caller's. history_close frees
   the rest. */
void history_open(struct history *history, const struct index *index, char *memory);
void history_close(struct history *history);

/* Deletes all layers, for another tier. */
void history_clear(struct history *history);

/* Bytes that history_reserve would allocate. */
uint64_t history_growth(const struct history *history, const struct index *index);

/* Makes room for the finds of one layer. False if memory runs out. */
bool history_reserve(struct history *history, const struct index *index);

/* history_begin_layer begins layer `number` and any skipped before it; entries logged from then on belong
   to it. history_end_layer completes it. */
void history_begin_layer(struct history *history, uint32_t number);
void history_end_layer(struct history *history);

/* The entries of a layer and their size in bytes; none if there is no such layer. */
const char *history_layer(const struct history *history, uint32_t number, size_t *bytes);

#endif
