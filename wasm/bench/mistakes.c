/* Mistakes on purpose, for the bench's module: the mistaken solver, the search for the smallest board, and
   the diagnosis of a program's answers. Conventions: flat.h, and report.h; a step returns 2 when the work is done. */
#include "../flat.h"
#include "mistakes/diagnosis_json.h"
#include "mistakes/smallest.h"
#include "report.h"

#include <stdlib.h>

/* Opens an analysis with a set of mistakes; 0 on a failure. close_mistaken ends it. */
struct mistaken *open_mistaken(const char *cells, int rows, int columns, int mistakes, double memory_limit,
                               struct failure *failure) {
    struct board board;
    struct mistaken *mistaken;
    if (board_at(cells, rows, columns, &board, failure) &&
        mistaken_open(&board, (unsigned)mistakes, (uint64_t)memory_limit, &mistaken, failure))
        return mistaken;
    return NULL;
}

int step_mistaken(struct mistaken *mistaken, double budget, struct failure *failure) {
    if (!mistaken_step(mistaken, (uint64_t)budget, failure)) return 0;
    return mistaken_is_done(mistaken) ? 2 : 1;
}

/* The packed value that is printed for a valid position of a finished analysis. */
uint32_t value_mistaken(const struct mistaken *mistaken, const uint16_t *cells) {
    struct position position = position_at(cells);
    return value_pack(mistaken_value(mistaken, &position));
}

/* The line from a valid position of a finished analysis: its moves, at most `capacity`, as pairs of cells,
   the packed value that is printed, those found before the first and after each, and where it loops. Returns
   the number of moves. */
int line_mistaken(const struct mistaken *mistaken, const uint16_t *cells, int capacity, uint16_t *out,
                  uint32_t *values, uint32_t *loop) {
    struct position position = position_at(cells);
    struct move *moves = (struct move *)(void *)out;
    uint32_t count = mistaken_line(mistaken, &position, moves, (uint32_t)capacity, loop);
    *values++ = value_pack(mistaken_value(mistaken, &position));
    values[0] = value_pack(mistaken_found(mistaken, &position));
    for (uint32_t i = 0; i < count; i++) {
        position_play(&position, moves[i]);
        values[i + 1] = value_pack(mistaken_found(mistaken, &position));
    }
    return (int)count;
}

void close_mistaken(struct mistaken *mistaken) {
    mistaken_close(mistaken);
}

/* Begins the search for the smallest board; 0 when there is no memory. close_smallest ends it. */
struct smallest *open_smallest(int mistakes, int cells_max) {
    struct smallest *search = malloc(sizeof *search);
    if (search) smallest_begin(search, (unsigned)mistakes, cells_max);
    return search;
}

int step_smallest(struct smallest *search, double boards, struct failure *failure) {
    if (!smallest_step(search, (uint64_t)boards, failure)) return 0;
    return search->done ? 2 : 1;
}

/* Doubles: whether it is found, boards tried, cells and obstacles in hand, the packed values right and wrong;
   where it is found the board, too. */
void read_smallest(const struct smallest *search, double *out, int *size, char *cells) {
    out[0] = search->found;
    out[1] = (double)search->tried;
    out[2] = search->cells;
    out[3] = search->obstacles;
    out[4] = value_pack(search->right);
    out[5] = value_pack(search->wrong);
    if (!search->found) return;
    size[0] = search->board.rows;
    size[1] = search->board.columns;
    memcpy(cells, search->board.cells, (size_t)board_size(&search->board));
}

void close_smallest(struct smallest *search) {
    free(search);
}

/* Opens a diagnosis; the texts may go then. 0 on a failure. close_diagnosis ends it. */
struct diagnosis *open_diagnosis(const char *input, size_t input_length, const char *output,
                                 size_t output_length, double memory_limit, struct failure *failure) {
    struct diagnosis *diagnosis;
    if (diagnosis_open(input, input_length, output, output_length, (uint64_t)memory_limit, &diagnosis,
                       failure))
        return diagnosis;
    return NULL;
}

/* Right after open_diagnosis: leaves it a share of the lines. */
void share_diagnosis(struct diagnosis *diagnosis, int share, int shares) {
    diagnosis_share(diagnosis, (uint32_t)share, (uint32_t)shares);
}

/* Has a share that is done try the pairs. */
void pair_diagnosis(struct diagnosis *diagnosis) {
    diagnosis_pair(diagnosis);
}

int step_diagnosis(struct diagnosis *diagnosis, double budget, struct failure *failure) {
    if (!diagnosis_step(diagnosis, (uint64_t)budget, failure)) return 0;
    return diagnosis_report_of(diagnosis)->phase == DIAGNOSIS_DONE ? 2 : 1;
}

/* The report, finished or not; if something is wrong with the contest text, it is the failure. */
char *read_diagnosis(const struct diagnosis *diagnosis, struct failure *failure) {
    const struct diagnosis_report *found = diagnosis_report_of(diagnosis);
    struct writer text = {0};
    struct json json = {.text = &text};
    diagnosis_json_report(&json, found);
    if (found->broken) *failure = found->failure;
    return report_end(&text);
}

void close_diagnosis(struct diagnosis *diagnosis) {
    diagnosis_close(diagnosis);
}
