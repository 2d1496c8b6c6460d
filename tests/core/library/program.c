/* A program that uses the library: reads a board's rows and prints its answer, or what is wrong. */
#include "rubicon.h"

#include <stdio.h>

int main(void) {
    char text[1 << 16];
    size_t length = fread(text, 1, sizeof text, stdin);
    struct board board;
    struct position position;
    struct analysis *analysis = NULL;
    struct value value;
    struct failure failure;
    if (length == sizeof text) {
        fputs("the text is longer than that of a board\n", stderr);
        return 1;
    }
    bool solved = board_parse(text, length, &board, &failure) &&
                  position_of_board(&board, SIDE_RED, &position, &failure) &&
                  analysis_open(&layered_solver, &board, UINT64_MAX, &analysis, &failure) &&
                  analysis_ask(analysis, &position, ANALYSIS_VALUE, UINT64_MAX, &failure) &&
                  analysis_value(analysis, &position, &value, &failure);
    if (solved)
        answer_format(value, text);
    else
        failure_sentence(&failure, text, sizeof text);
    fprintf(solved ? stdout : stderr, "%s\n", text);
    analysis_close(analysis);
    return solved ? 0 : 1;
}
