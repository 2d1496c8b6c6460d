/* The exports of the search for a board that breaks a program (see stress.h); flat.h tells how they take and
   return things. Who calls them runs the program. */
#include "stress/stress.h"
#include "../flat.h"

#include <stdlib.h>

/* A search, and the texts that its caller was told of last. */
struct stressing {
    struct stress *stress;
    char *input;   /* of the file in hand, or of the one found */
    char *answers; /* of the one found */
};

static uint64_t address_of(const void *bytes) {
    return (uint64_t)(uintptr_t)bytes;
}

static void forget_texts(struct stressing *stressing) {
    free(stressing->input);
    free(stressing->answers);
    stressing->input = NULL;
    stressing->answers = NULL;
}

/* Begins a search; 0 on a failure. close_stress ends it. */
struct stressing *open_stress(double seed, double *failure) {
    struct failure found;
    struct stressing *stressing = calloc(1, sizeof *stressing);
    if (!stressing)
        failure_set(&found, FAILURE_OUT_OF_MEMORY, sizeof *stressing, 0);
    else if (stress_open((uint32_t)seed, &stressing->stress, &found))
        return stressing;
    free(stressing);
    report(&found, failure);
    return NULL;
}

/* Goes on by about so many positions: 2 when the search is over. Where the program is to be run, the doubles
   are the file's boards, the place and the length of its text, which stays until the next call, and the bytes
   of output that are too many; otherwise the first is 0. */
int step_stress(struct stressing *stressing, double budget, double *out, double *failure) {
    struct failure found;
    const struct sequence *file;
    size_t length = 0;
    forget_texts(stressing);
    if (!stress_step(stressing->stress, (uint64_t)budget, &file, &found)) return report(&found, failure);
    out[0] = 0;
    if (!file) return stress_progress_of(stressing->stress)->phase == STRESS_DONE ? 2 : 1;
    if (!sequence_input(file, &stressing->input, &length, &found)) return report(&found, failure);
    out[0] = file->count;
    out[1] = (double)address_of(stressing->input);
    out[2] = (double)length;
    out[3] = (double)JUDGEMENT_OUTPUT_MOST(file->count);
    return 1;
}

/* Takes what came of the run on that file: how it ended, by enum judgement_end, with which number, and what
   was printed, which may go then. */
int take_stress(struct stressing *stressing, int end, int number, const char *output, size_t length,
                double *failure) {
    struct failure found;
    const struct judgement_run run = {(enum judgement_end)end, number, output, length};
    return stress_take(stressing->stress, &run, &found) ? 1 : report(&found, failure);
}

/* Doubles: phase, stage, boards, files, runs, the boards and cells of the smallest file known that fails,
   which are 0 while nothing is found, the boards left out and the cells of the smallest of them. */
void read_stress(const struct stressing *stressing, double *out) {
    const struct stress_progress *progress = stress_progress_of(stressing->stress);
    bool is_found = progress->phase != STRESS_SEARCHING;
    const struct sequence *smallest = is_found ? stress_finding_of(stressing->stress).file : NULL;
    out[0] = progress->phase;
    out[1] = progress->stage;
    out[2] = (double)progress->boards;
    out[3] = (double)progress->files;
    out[4] = (double)progress->runs;
    out[5] = smallest ? smallest->count : 0;
    out[6] = smallest ? sequence_cells(smallest) : 0;
    out[7] = (double)progress->left_out;
    out[8] = progress->left_out_cells;
}

/* What is found, while something is. Doubles: fault, number, lines, board, difference, whether it was repeated,
   whether it is the smallest, the set of mistakes, what is kept (enum leak), the file's boards, then places and lengths: of the wrong
   line, of the output, and of the file's text and its answers, which stay until the next step. */
enum { FOUND_NUMBERS = 18 };
_Static_assert(FOUND_NUMBERS * sizeof(double) <= FLAT_NUMBERS_BYTES,
               "a finding has room in the loader's area");
int found_stress(struct stressing *stressing, double *out, double *failure) {
    struct failure found;
    struct stress_finding finding = stress_finding_of(stressing->stress);
    const struct judgement *judgement = &finding.judgement;
    size_t input = 0;
    size_t answers = 0;
    forget_texts(stressing);
    if (!sequence_input(finding.file, &stressing->input, &input, &found) ||
        !sequence_answers(finding.file, &stressing->answers, &answers, &found))
        return report(&found, failure);
    bool has_line = judgement->fault == FAULT_WRONG;
    const double numbers[FOUND_NUMBERS] = {
        (double)judgement->fault,
        judgement->number,
        judgement->lines,
        judgement->board,
        (double)judgement->difference,
        finding.is_repeated,
        finding.is_smallest,
        finding.mistakes,
        (double)finding.leak,
        finding.file->count,
        has_line ? (double)address_of(judgement->found.bytes) : 0,
        has_line ? (double)judgement->found.length : 0,
        (double)address_of(finding.output),
        (double)finding.length,
        (double)address_of(stressing->input),
        (double)input,
        (double)address_of(stressing->answers),
        (double)answers,
    };
    memcpy(out, numbers, sizeof numbers);
    return 1;
}

/* A board of the file found, from 0, to `size` and `cells`; its packed right value. */
uint32_t found_board(const struct stressing *stressing, int index, uint32_t *size, char *cells) {
    const struct sequence_board *found = &stress_finding_of(stressing->stress).file->boards[index];
    size[0] = (uint32_t)found->board.rows;
    size[1] = (uint32_t)found->board.columns;
    memcpy(cells, found->board.cells, (size_t)board_size(&found->board));
    return value_pack(found->right);
}

void close_stress(struct stressing *stressing) {
    forget_texts(stressing);
    stress_close(stressing->stress);
    free(stressing);
}
