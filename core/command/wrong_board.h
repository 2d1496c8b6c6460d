/* A board whose line is wrong, as it is shown to people and as JSON. */
#ifndef RUBICON_COMMAND_WRONG_BOARD_H
#define RUBICON_COMMAND_WRONG_BOARD_H

#include "command/text.h"
#include "contest/answer.h"
#include "game/board.h"
#include "game/json.h"

struct wrong_board {
    struct board board;
    uint64_t number;   /* of the board, from 1 */
    uint32_t line;     /* of the output */
    const char *found; /* what the line says, fit to be shown; borrowed */
    struct value expected;
};

/* Adds the board, what is expected, what is found, and the link that opens the board; page may be NULL (see
   page_link.h). */
void wrong_board_text(struct writer *text, const struct wrong_board *wrong, const char *page);
void wrong_board_json(struct json *json, const char *key, const struct wrong_board *wrong, const char *page);

#endif
