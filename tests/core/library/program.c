/* A program that uses the library: reads a board's rows and prints its answer. */
#include "rubicon.h"

#include <stdio.h>

int main(void) {
    char text[BOARD_TEXT_MAX];
    struct board board;
    struct position position;
    struct analysis *analysis = NULL;
    struct value value;
    struct failure failure;
    bool solved = board_parse(text, fread(text, 1, sizeof text, stdin), &board, &failure) &&
                  position_of_board(&board, SIDE_RED, &position, &failure) &&
                  analysis_open(&layered_solver, &board, UINT64_MAX, &analysis, &failure) &&
                  analysis_ask(analysis, &position, ANALYSIS_VALUE, UINT64_MAX, &failure) &&
                  analysis_value(analysis, &position, &value, &failure);
    if (solved) {
        answer_format(value, text);
        puts(text);
    }
    analysis_close(analysis);
    return solved ? 0 : 1;
}
