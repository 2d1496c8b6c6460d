#include "command/wrong_board.h"

#include "command/page_link.h"
#include "contest/contest.h"

void wrong_board_text(struct writer *text, const struct wrong_board *wrong, const char *page) {
    char board[CONTEST_BOARD_TEXT_MAX];
    char expected[ANSWER_MAX];
    answer_format(wrong->expected, expected);
    text_add(text, "smallest wrong board: %llu, line %u\n\n%.*s\n", (unsigned long long)wrong->number,
             (unsigned)wrong->line, (int)contest_format_board(&wrong->board, board), board);
    text_add(text, "expected %s, found \"%s\"\nlook: ", expected, wrong->found);
    page_link_add(text, page, &wrong->board);
    text_add(text, "\n");
}

void wrong_board_json(struct json *json, const char *key, const struct wrong_board *wrong, const char *page) {
    char expected[ANSWER_MAX];
    struct writer link = {0};
    answer_format(wrong->expected, expected);
    json_object(json, key);
    json_number(json, "board", wrong->number);
    json_number(json, "line", wrong->line);
    json_string(json, "expected", expected);
    json_string(json, "found", wrong->found);
    json_rows(json, &wrong->board);
    page_link_add(&link, page, &wrong->board);
    if (!link.failed) json_string(json, "link", link.bytes);
    json_object_end(json);
    json->text->failed |= link.failed;
    writer_free(&link);
}
