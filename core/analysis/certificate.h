/* An independent check of a solved board: it reads the values of all positions and the plain rules of
   position.h, and does not depend on how the values were found. Its conditions have exactly one solution,
   so a table that passes is right:

   - a finished game has the winner of the rules, at distance 0;
   - a won position has a move to a position that its side wins in one move less, and none to one won in
     fewer;
   - a lost position's moves all lead to positions that the other side wins, the longest in one move less;
   - a tie has no move to a position that its side wins, and at least one to a tie. */
#ifndef RUBICON_ANALYSIS_CERTIFICATE_H
#define RUBICON_ANALYSIS_CERTIFICATE_H

#include "analysis/analysis.h"

/* What is wrong with a position's value. */
enum certificate_fault {
    CERTIFICATE_SOUND,
    CERTIFICATE_TERMINAL, /* differs from the result of a finished game by the rules */
    CERTIFICATE_WIN,      /* no move to a win in one move less, or one to a shorter win */
    CERTIFICATE_LOSS,     /* a move that does not lose, or the longest loss is not one move less */
    CERTIFICATE_TIE       /* a move that wins, or none that ties */
};

struct certificate;

/* Progress and result of the check. */
struct certificate_report {
    bool done;        /* all positions are checked, or one has failed */
    double fraction;  /* finished part, 0..1 */
    uint64_t checked; /* positions checked */
    enum certificate_fault fault;
    struct position position; /* the first that failed */
    struct value value;       /* its value in the table */
};

/* Opens a check of a solved analysis, which must stay open. FAILURE_NOT_SOLVED or FAILURE_OUT_OF_MEMORY.
   The caller owns *certificate and frees it with certificate_close. */
bool certificate_open(const struct analysis *analysis, struct certificate **certificate,
                      struct failure *failure);

/* Checks about `budget` more positions, at least those of one pair of generals. */
void certificate_step(struct certificate *certificate, uint64_t budget);

/* The report so far, owned by the certificate. */
const struct certificate_report *certificate_report_of(const struct certificate *certificate);

void certificate_close(struct certificate *certificate);

/* Writes an English sentence about the report: the number of positions found right, or the one that failed
   and why. Writes at most `capacity` bytes including the closing zero; CERTIFICATE_SENTENCE_MAX is always
   enough. Rows and columns count from 1. Returns the length without the zero. */
enum { CERTIFICATE_SENTENCE_MAX = 256 };
size_t certificate_sentence(const struct certificate_report *report, const struct board *board, char *text,
                            size_t capacity);

#endif
