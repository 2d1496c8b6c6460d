/* The exports for generating boards (see generate.h). Conventions: flat.h. Settings are seven numbers:
   kind, seed, rows from and to, columns from and to, density. */
#include "generate/generate.h"
#include "../flat.h"
#include "contest/answer.h"
#include "contest/contest.h"

static struct generate_settings settings_at(const uint32_t *in) {
    return (struct generate_settings){in[0] < GENERATE_KINDS ? (enum generate_kind)in[0] : GENERATE_ANY,
                                      in[1],
                                      {(int)in[2], (int)in[3]},
                                      {(int)in[4], (int)in[5]},
                                      (int)in[6]};
}

int check_settings(const uint32_t *numbers, struct failure *failure) {
    struct generate_settings settings = settings_at(numbers);
    return generate_check(&settings, failure);
}

/* Makes a board: its rows and columns to `size`, its cells, and three numbers: its packed value, and the
   bytes of the board's contest text and of its answer's, which are both written to `text`, one after the
   other. */
_Static_assert(CONTEST_BOARD_TEXT_MAX + ANSWER_MAX + 1 <= FLAT_TEXT_BYTES, "both have room");
int make_board(const uint32_t *numbers, uint32_t number, double memory_limit, uint32_t *size, char *cells,
               uint32_t *out, char *text, struct failure *failure) {
    struct generate_settings settings = settings_at(numbers);
    struct board board;
    struct value value;
    if (!generate_board(&settings, number, (uint64_t)memory_limit, &board, &value, failure)) return 0;
    size[0] = (uint32_t)board.rows;
    size[1] = (uint32_t)board.columns;
    memcpy(cells, board.cells, (size_t)board_size(&board));
    out[0] = value_pack(value);
    out[1] = (uint32_t)contest_format_board(&board, text);
    out[2] = (uint32_t)answer_format(value, text + out[1]);
    text[out[1] + out[2]++] = '\n';
    return 1;
}
