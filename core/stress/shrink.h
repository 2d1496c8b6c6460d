/* The search for the smallest file on which a program still errs in the same way.

   The wrong board alone is tried first, then it after the one before it, then the file up to it. Then boards
   are taken out, first many at a time, and then every board is made smaller by the steps of smaller.h until no
   step is left after which the program errs. What remains is one board, or several of which none can be taken out.
   Of several, the board of the fault is run alone in the end: if it is right then, the others matter.

   A single board with a wrong line is made smaller by trying several steps in one file, because a run costs more than
   a board. The board itself comes last in it: if only its line is wrong, none of the steps is taken; otherwise that of
   the first wrong line is. If the run fails in another way, they are tried again one by one. After some steps the board
   is run alone: if it is right then, the program keeps something from one board to the next, and all steps since the
   last such run are tried again one by one. */
#ifndef RUBICON_STRESS_SHRINK_H
#define RUBICON_STRESS_SHRINK_H

#include "stress/judgement.h"

/* Steps tried in one file: with the board itself as many as a contest's file has. */
enum { SHRINK_STEPS_MOST = SEQUENCE_CONTEST_BOARDS - 1 };

/* Steps taken before the board is run alone. */
enum { SHRINK_AHEAD_MOST = 8 };

/* SHRINK_SETTLED: done, but not everything has been tried. */
enum shrink_phase {
    SHRINK_GUESSING,
    SHRINK_CUTTING,
    SHRINK_CHANGING,
    SHRINK_ISOLATING,
    SHRINK_DONE,
    SHRINK_SETTLED
};

/* Zeroed before use; shrink_free ends it even after a failure. */
struct shrink {
    enum shrink_phase phase;
    enum fault fault;
    int number;                /* of the failing run: only the same counts */
    struct sequence best;      /* the smallest file known that fails */
    struct sequence candidate; /* to try next */
    char *output;              /* printed for the best file; NULL: the best file is the one given */
    size_t length;
    bool is_repeated; /* a file has failed again; by SHRINK_DONE none has: the program is not deterministic */
    uint32_t board;   /* of the fault in the best file */
    bool is_right_alone; /* once done, of several boards: whether that board alone is answered rightly */
    int guess;
    uint32_t chunk; /* boards taken out at a time */
    uint32_t at;    /* the first of them; the board being changed */
    uint32_t cursor;
    bool has_changed; /* in this round over all boards */
    bool is_again;    /* a round before this one has changed something, the last time here: */
    uint32_t changed_at;
    uint32_t changed_cursor;
    uint32_t steps;                      /* in the candidate */
    uint32_t begun;                      /* the cursor before them */
    uint32_t cursors[SHRINK_STEPS_MOST]; /* and after each of them */
    uint32_t further;                    /* steps to be tried with the next one in one file */
    uint32_t alone;                      /* up to this cursor steps are tried one by one */
    bool is_one_by_one;                  /* or all of them */
    struct sequence_board ahead;         /* the only board after steps that were taken behind others */
    uint32_t steps_ahead;                /* their number */
};

/* Begins with a file and what is wrong with it; the file is copied. */
bool shrink_begin(struct shrink *shrink, const struct sequence *file, const struct judgement *judgement,
                  struct failure *failure);

/* Fills shrink->candidate with the next file to be tried. At the end the phase is SHRINK_DONE, and there is no
   candidate. FAILURE_OUT_OF_MEMORY. */
bool shrink_next(struct shrink *shrink, struct failure *failure);

/* Takes the result of running the candidate. */
bool shrink_take(struct shrink *shrink, const struct judgement_run *run, struct failure *failure);

/* Notes that the best file has failed again, in this run. FAILURE_OUT_OF_MEMORY. */
bool shrink_repeat(struct shrink *shrink, const struct judgement_run *run, struct failure *failure);

void shrink_free(struct shrink *shrink);

#endif
