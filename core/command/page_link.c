#include "command/page_link.h"

#include <string.h>

static char letter_of(char cell) {
    return cell == CELL_OBSTACLE ? 'w' : cell == CELL_PAWN ? 'b' : 'r';
}

static void add_row(struct writer *text, const char *cells, int columns) {
    for (int column = 0; column < columns;) {
        int run = 0;
        while (column + run < columns && cells[column + run] == CELL_FREE) run++;
        if (run > 0)
            text_add(text, "%d", run);
        else
            text_add(text, "%c", letter_of(cells[column++]));
        column += run;
    }
}

void page_link_add(struct writer *text, const char *page, const struct board *board) {
    size_t begin = text->length;
    if (page) text_add_name(text, page);
    if (page && !text->failed) text->length = begin + strcspn(page, "#");
    text_add(text, "#b=");
    for (int row = 0; row < board->rows; row++) {
        if (row > 0) text_add(text, "/");
        add_row(text, board->cells + row * board->columns, board->columns);
    }
}
