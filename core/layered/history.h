/* A log of a tier's finds, layer by layer: written while the tier is solved, replayed into the tier below.
   With Red to move, a layer has finds of one winner alone: wins if it is odd and losses if it is even. */
#ifndef RUBICON_LAYERED_HISTORY_H
#define RUBICON_LAYERED_HISTORY_H

#include "layered/kernels.h"

struct history {
    struct kernels_log log;
    uint32_t layers;
    uint32_t layer_capacity;
    uint32_t *ends; /* length of the log after each layer, from layer 0 on, which has no entries */
};

/* Layers for which room is made at a time. */
enum { HISTORY_MORE_LAYERS = 128 };

/* Bytes that the log of any tier of the board fits into. */
size_t history_log_bytes(const struct index *index);

/* Initializes a history in memory of history_log_bytes, which stays the caller's. history_close frees the
   rest. */
void history_open(struct history *history, char *memory);
void history_close(struct history *history);

/* Deletes all layers, for another tier. */
void history_clear(struct history *history);

/* Bytes that history_reserve would allocate. */
uint64_t history_growth(const struct history *history);

/* Makes room for one layer. False if memory runs out. */
bool history_reserve(struct history *history);

/* Completes a layer: the entries logged since the last one belong to it. */
void history_end_layer(struct history *history);

/* The entries of a layer, 1 or more, and their number; none if there is no such layer. */
const uint32_t *history_layer(const struct history *history, uint32_t layer, size_t *count);

/* Replaces all layers by an entry for each chunk of a tier, for one that comes without its history. */
void history_list_chunks(struct history *history, const struct index *index);

#endif
