/* Finds the mistakes that explain a program's answers: given a contest text and the program's output, the
   sets of mistakes (see mistake.h) that reproduce its lines. Lines belong to boards as in compare.h, and
   boards after broken ones are read as in recovery.h. Single mistakes are tried first, then pairs if no
   single one reproduces all lines; none if all lines are the same where several answers are right. The report
   also has facts that follow from the lines alone. */
#ifndef RUBICON_MISTAKES_DIAGNOSIS_H
#define RUBICON_MISTAKES_DIAGNOSIS_H

#include "mistakes/diagnosis_report.h"

struct diagnosis;

/* Reads both texts, which may be freed afterwards. Boards that would take more than memory_limit bytes are
   left out. FAILURE_OUT_OF_MEMORY. The caller frees *diagnosis with diagnosis_close. */
bool diagnosis_open(const char *input, size_t input_length, const char *output, size_t output_length,
                    uint64_t memory_limit, struct diagnosis **diagnosis, struct failure *failure);

/* Restricts the diagnosis to every shares-th board, starting with number `share`: one worker's part of the
   work. Call right after diagnosis_open. The diagnosis then ends after the single mistakes; diagnosis_pair
   continues it with the pairs, to be called if no single mistake reproduces the lines of all parts. No
   effect if pairs have been tried. */
void diagnosis_share(struct diagnosis *diagnosis, uint32_t share, uint32_t shares);
void diagnosis_pair(struct diagnosis *diagnosis);

/* Advances by about `budget` positions. After a failure the diagnosis can only be closed. */
bool diagnosis_step(struct diagnosis *diagnosis, uint64_t budget, struct failure *failure);

const struct diagnosis_report *diagnosis_report_of(const struct diagnosis *diagnosis);

/* The board with a number from 0, below report.boards. */
const struct diagnosis_judged *diagnosis_judged_at(const struct diagnosis *diagnosis, uint32_t number);

/* The cells of a board, including its pieces. */
struct board diagnosis_board(const struct diagnosis_judged *judged);

void diagnosis_close(struct diagnosis *diagnosis);

#endif
