/* What a tier has found for one winner, layer by layer: written while the tier is solved, played back to
   the tier below. */
#ifndef RUBICON_LAYERED_HISTORY_H
#define RUBICON_LAYERED_HISTORY_H

#include "layered/kernels.h"

/* Red to move wins in odd layers and loses in even ones; layer 2i or 2i + 1, as the winner has it, is number
   i. */
struct history {
    struct kernels_log log;
    size_t capacity; /* bytes of entries */
    char *grown;     /* memory of its own, once the log has outgrown what it began with */
    uint32_t layers;
    uint32_t layer_capacity;
    size_t *begins; /* where each layer's entries begin; layers + 1 of them */
};

/* Layers that a history makes room for at a time. */
enum { HISTORY_MORE_LAYERS = 64 };

/* Bytes that the log of a tier takes on most boards. */
size_t history_expected_bytes(const struct index *index);

/* Readies a history in memory of history_expected_bytes, which stays the caller's. history_close frees the
   rest. */
void history_open(struct history *history, const struct index *index, char *memory);
void history_close(struct history *history);

/* Forgets all layers, for another tier. */
void history_clear(struct history *history);

/* Bytes that history_reserve would allocate. */
uint64_t history_growth(const struct history *history, const struct index *index);

/* Makes room for all that a layer can find. False when memory runs out. */
bool history_reserve(struct history *history, const struct index *index);

/* history_begin_layer begins layer `number`, and any before it that has not begun; what is logged from then
   on belongs to it. After history_end_layer it is complete. */
void history_begin_layer(struct history *history, uint32_t number);
void history_end_layer(struct history *history);

/* The entries of a layer, and how many bytes they are; none where there is no such layer. */
const char *history_layer(const struct history *history, uint32_t number, size_t *bytes);

#endif
