/* An independent implementation of the mistakes: each wrong game is solved here as its sentence describes
   it, position by position until nothing changes, and the mistaken solver must find the same values. */
#include "support/support.h"

#include "mistakes/mistaken.h"
#include "mistakes/printed.h"
#include "support/naive.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { CELLS = 12, UNKNOWN = -1 };

/* Every mistake is one of these kinds: of the rules of the game and of when a position is decided, of how
   the board is read, of how bytes are compared, of what is printed, of the order in which positions are
   searched; or of which successor's distance counts and of positions with both generals on a cell, which
   mistaken_test.c covers. */
enum {
    PLAYED = MISTAKE_NO_CAPTURE | MISTAKE_ORDER | MISTAKE_NO_LOSS | MISTAKE_DOWN | MISTAKE_ROW_LATE |
             MISTAKE_ROW_NEVER | MISTAKE_RED_TAKES | MISTAKE_RED_STUCK | MISTAKE_BLACK_STUCK |
             MISTAKE_LAST_ROW | MISTAKE_LAST_COLUMN | MISTAKE_UNMIRRORED | MISTAKE_COUNTER | MISTAKE_ILLEGAL |
             MISTAKE_TURN_ORDER | MISTAKE_TURN_TAKES | MISTAKE_FIRST | MISTAKE_ALL_KNOWN,
    READ = MISTAKE_TRANSPOSED | MISTAKE_SIZES,
    COMPARED = MISTAKE_BYTE_INSIDE | MISTAKE_SIGNED_INSIDE,
    PRINTED = MISTAKE_BYTE | MISTAKE_SIGNED | MISTAKE_HALF | MISTAKE_TIE_RED | MISTAKE_TIE_NUMBER,
    SEARCHED = MISTAKE_MEMO,
    ELSEWHERE = MISTAKE_SHARE | MISTAKE_HURRY | MISTAKE_LAST
};
_Static_assert((PLAYED | READ | COMPARED | PRINTED | SEARCHED | ELSEWHERE) == (int)MISTAKES_ALL,
               "a new mistake is played here, or named where it is tested");

/* A wrong game: its mistake, and the board on which it is played. */
struct game {
    unsigned mistake;
    struct board board;
    int distance[CELLS][CELLS][CELLS][2]; /* by general, general, pawn, side; UNKNOWN while undecided */
    int round[CELLS][CELLS][CELLS][2];    /* in which it was decided; in a search, whether it was seen */
    bool won[CELLS][CELLS][CELLS][2];     /* for the side to move */
};

static bool is_on(const struct game *game, const struct position *position, int general) {
    (void)game;
    return position->pawn == position->general[general];
}

static bool makes(const struct game *game, unsigned mistake) {
    return game->mistake == mistake;
}

/* The cell one step away: 0 up, 1 left, 2 right, 3 down; -1 outside the board and at an obstacle. */
static int step(const struct game *game, int from, int direction) {
    const struct board *board = &game->board;
    int row = from / board->columns + (direction == 3) - (direction == 0);
    int column = from % board->columns + (direction == 2) - (direction == 1);
    if (row < 0 || row >= board->rows || column < 0 || column >= board->columns) return -1;
    if (makes(game, MISTAKE_LAST_ROW) && row == board->rows - 1) return -1;
    if (makes(game, MISTAKE_LAST_COLUMN) && column == board->columns - 1) return -1;
    int to = row * board->columns + column;
    return board->cells[to] == '#' ? -1 : to;
}

static int moves_of(const struct game *game, const struct position *position, struct position after[8]) {
    int count = 0;
    for (int piece = 0; piece < 2; piece++) {
        for (int direction = 0; direction < 4; direction++) {
            struct position next = *position;
            next.side = side_other(position->side);
            if (position->side == SIDE_RED) {
                int to = step(game, position->general[piece], direction);
                if (to < 0 || to == position->general[1 - piece]) continue;
                next.general[piece] = (uint16_t)to;
            } else {
                int to = step(game, position->pawn, direction);
                bool meets = to == position->general[0] || to == position->general[1];
                if (piece == 1 || to < 0 || (direction == 3 && !makes(game, MISTAKE_DOWN))) continue;
                if (meets && makes(game, MISTAKE_NO_CAPTURE)) continue;
                next.pawn = (uint16_t)to;
            }
            after[count++] = next;
        }
    }
    return count;
}

/* Steps of a general onto the other, which are no moves. */
static int illegal_of(const struct game *game, const struct position *position) {
    int count = 0;
    for (int direction = 0; direction < 4 && position->side == SIDE_RED; direction++) {
        count += step(game, position->general[0], direction) == position->general[1];
        count += step(game, position->general[1], direction) == position->general[0];
    }
    return count;
}

enum result { GOES_ON, WON, LOST };

static bool can_be_taken(const struct game *game, const struct position *position) {
    struct position after[8];
    int count = moves_of(game, position, after);
    for (int i = 0; i < count; i++) {
        if (is_on(game, &after[i], 0) || is_on(game, &after[i], 1)) return true;
    }
    return false;
}

/* From the view of the side to move. */
static enum result ending(const struct game *game, const struct position *position, int moves) {
    bool red = position->side == SIDE_RED;
    bool taken = is_on(game, position, 0) || is_on(game, position, 1);
    bool row_one = position->pawn < game->board.columns && !makes(game, MISTAKE_ROW_NEVER);
    if (makes(game, MISTAKE_ROW_LATE) && red) row_one = false;
    if (makes(game, MISTAKE_ORDER) && taken) return LOST;
    bool turn_order = makes(game, MISTAKE_ORDER) || makes(game, MISTAKE_TURN_ORDER);
    if (turn_order && row_one && red && !taken && can_be_taken(game, position)) return GOES_ON;
    if (row_one) return red ? LOST : WON;
    if (taken && makes(game, MISTAKE_TURN_TAKES)) return WON;
    if (taken) return makes(game, MISTAKE_RED_TAKES) && red ? WON : LOST;
    if (moves > 0 || makes(game, MISTAKE_NO_LOSS)) return GOES_ON;
    if (makes(game, red ? MISTAKE_BLACK_STUCK : MISTAKE_RED_STUCK)) return GOES_ON;
    return LOST;
}

static int *distance_of(struct game *game, const struct position *position) {
    return &game->distance[position->general[0]][position->general[1]][position->pawn][position->side];
}

static bool *won_of(struct game *game, const struct position *position) {
    return &game->won[position->general[0]][position->general[1]][position->pawn][position->side];
}

/* Whether a move leads to a state that the program stores under other numbers. */
static bool is_lost_sight_of(const struct game *game, const struct position *before,
                             const struct position *after) {
    return makes(game, MISTAKE_UNMIRRORED) &&
           (before->general[0] < before->general[1]) != (after->general[0] < after->general[1]);
}

static int *round_of(struct game *game, const struct position *position) {
    return &game->round[position->general[0]][position->general[1]][position->pawn][position->side];
}

static void decide(struct game *game, const struct position *position, bool won, int distance, int round) {
    *won_of(game, position) = won;
    *distance_of(game, position) = distance;
    *round_of(game, position) = round;
}

/* What is known of a position's successors before a round. */
struct known {
    int won;
    int lost;
    int nearest_lost;
    int farthest_won;
    int first_round; /* of the won ones found first, and the nearest of them */
    int first_won;
};

static struct known known_before(struct game *game, const struct position *position, int round,
                                 const struct position after[8], int count) {
    struct known known = {.nearest_lost = INT_MAX, .first_round = INT_MAX};
    for (int i = 0; i < count; i++) {
        int distance = *distance_of(game, &after[i]);
        int found = *round_of(game, &after[i]);
        if (distance == UNKNOWN || found >= round || is_lost_sight_of(game, position, &after[i])) continue;
        if (!*won_of(game, &after[i])) {
            known.lost++;
            if (distance < known.nearest_lost) known.nearest_lost = distance;
            continue;
        }
        known.won++;
        if (distance > known.farthest_won) known.farthest_won = distance;
        if (found > known.first_round || (found == known.first_round && distance > known.first_won)) continue;
        known.first_round = found;
        known.first_won = distance;
    }
    return known;
}

/* Decides a position if the rounds before this one do; returns whether they do. */
static bool decide_in(struct game *game, const struct position *position, int round) {
    struct position after[8];
    int count = moves_of(game, position, after);
    int needed = makes(game, MISTAKE_COUNTER) && count > 0 ? count - 1 : count;
    if (makes(game, MISTAKE_ILLEGAL)) needed += illegal_of(game, position);
    enum result result = ending(game, position, needed);
    if (*distance_of(game, position) != UNKNOWN) return false;
    if (round == 0) {
        if (result != GOES_ON) decide(game, position, result == WON, 0, 0);
        return result != GOES_ON;
    }
    struct known known = known_before(game, position, round, after, count);
    if (makes(game, MISTAKE_ALL_KNOWN) && known.won + known.lost < count) return false;
    if (known.lost > 0) {
        decide(game, position, true, known.nearest_lost + 1, round);
        return true;
    }
    if (needed == 0 || known.won < needed) return false;
    int distance = makes(game, MISTAKE_FIRST) ? known.first_won : known.farthest_won;
    decide(game, position, false, distance + 1, round);
    return true;
}

static struct game *new_game(const struct board *board, unsigned mistake) {
    struct game *game = calloc(1, sizeof *game);
    assert_non_null(game);
    game->mistake = mistake;
    game->board = *board;
    memset(game->distance, 0xff, sizeof game->distance);
    return game;
}

static struct game *play(const struct board *board, unsigned mistake) {
    struct game *game = new_game(board, mistake);
    bool any = true;
    for (int layer = 0; any; layer++) {
        any = false;
        struct position position;
        for (uint32_t cursor = 0; next_position(board, &cursor, &position);) {
            struct position mirrored = {
                {position.general[1], position.general[0]}, position.pawn, position.side};
            any |= decide_in(game, &position, layer);
            any |= decide_in(game, &mirrored, layer);
        }
    }
    return game;
}

static struct value value_in(struct game *game, const struct position *position) {
    int distance = *distance_of(game, position);
    if (distance == UNKNOWN) return value_of(WINNER_NONE, 0);
    enum side winner = *won_of(game, position) ? position->side : side_other(position->side);
    return value_of(side_winner(winner), (uint32_t)distance);
}

static const char *const boards[] = {
    "....",           "./././.",        "OX.O.#",          "...#/....", "..../..../....", ".../#../..#/...",
    "../../.#/../#.", ".#../..../#...", "##./.../.#./...", "../##/..",
};

/* How bytes are compared does not matter to games as short as here: these mistakes are played by the right rules. */
static void test_wrong_rules_are_played_as_they_are_told(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(boards); i++) {
        struct board board = draw(boards[i]);
        for (int number = -1; number < MISTAKES; number++) {
            const unsigned mistake = number < 0 ? 0 : 1U << number;
            if (mistake && (mistake & (PLAYED | COMPARED)) == 0) continue;
            struct game *game = play(&board, mistake);
            struct mistaken *mistaken = solve_mistaken(&board, mistake);
            struct position position;
            for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
                const struct value found = mistaken_value(mistaken, &position);
                if (!value_equal(found, value_in(game, &position)))
                    print_error("%s:\n", number < 0 ? "no mistake" : mistake_name(number));
                assert_value(&board, &position, found, value_in(game, &position));
            }
            mistaken_close(mistaken);
            free(game);
        }
    }
}

/* The same position with the generals in order, so that both orders have one entry. */
static struct position in_order(struct position position) {
    if (position.general[0] < position.general[1]) return position;
    return (struct position){{position.general[1], position.general[0]}, position.pawn, position.side};
}

/* Depth first, with a memo: a position that is being searched, or was and has no value, is a tie. */
static void search(struct game *game, const struct position *position) {
    struct position after[8];
    int count = moves_of(game, position, after);
    enum result result = ending(game, position, count);
    int nearest = INT_MAX, farthest = 0;
    bool ties = false;
    *round_of(game, position) = true;
    if (result != GOES_ON) {
        decide(game, position, result == WON, 0, true);
        return;
    }
    for (int i = 0; i < count; i++) {
        struct position next = in_order(after[i]);
        if (!*round_of(game, &next)) search(game, &next);
        int distance = *distance_of(game, &next);
        if (distance == UNKNOWN)
            ties = true;
        else if (*won_of(game, &next))
            farthest = distance > farthest ? distance : farthest;
        else
            nearest = distance < nearest ? distance : nearest;
    }
    if (nearest < INT_MAX)
        decide(game, position, true, nearest + 1, true);
    else if (!ties)
        decide(game, position, false, farthest + 1, true);
}

static void test_a_search_takes_cycles_for_ties(void **state) {
    (void)state;
    enum { STRIDE = 3 }; /* Only every third position, because each takes a search of its own. */
    struct failure failure;
    int wrong = 0;
    int number = 0;
    for (size_t i = 0; i < COUNT(boards); i++) {
        struct board board = draw(boards[i]);
        struct naive *naive = naive_solve(&board);
        struct position position;
        for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
            if (number++ % STRIDE > 0) continue;
            struct position start = in_order(position);
            struct game *game = new_game(&board, MISTAKE_MEMO);
            struct mistaken *mistaken = NULL;
            search(game, &start);
            assert_true(mistaken_open_for(&board, &position, MISTAKE_MEMO, UINT64_MAX, &mistaken, &failure));
            while (!mistaken_is_done(mistaken) && !mistaken_is_settled(mistaken, &position))
                assert_true(mistaken_step(mistaken, 7, &failure));
            assert_value(&board, &position, mistaken_value(mistaken, &position), value_in(game, &start));
            wrong += !value_equal(mistaken_value(mistaken, &position), naive_value(naive, &position));
            mistaken_close(mistaken);
            free(game);
        }
        naive_free(naive);
    }
    assert_true(wrong > 0);
}

/* The whole table has what the search from the pieces of the board has come to. */
static void test_the_search_of_a_board_begins_with_its_pieces(void **state) {
    (void)state;
    const char *rows = "O#O./.X..";
    struct board board = draw(rows);
    struct position start = place(rows, SIDE_RED);
    struct game *game = new_game(&board, MISTAKE_MEMO);
    struct mistaken *mistaken = solve_mistaken(&board, MISTAKE_MEMO);
    struct position position;
    search(game, &start);
    for (uint32_t cursor = 0; next_position(&board, &cursor, &position);) {
        struct position ordered = in_order(position);
        if (*round_of(game, &ordered))
            assert_value(&board, &position, mistaken_value(mistaken, &position), value_in(game, &ordered));
    }
    mistaken_close(mistaken);
    free(game);
}

/* Fills in the board as it is read; returns the cell on it of a drawn cell. */
typedef int reading(const struct board *drawn, int cell, struct board *read);

static int on_its_side(const struct board *drawn, int cell, struct board *read) {
    read->rows = drawn->columns;
    read->columns = drawn->rows;
    return cell % drawn->columns * drawn->rows + cell / drawn->columns;
}

static int in_the_other_shape(const struct board *drawn, int cell, struct board *read) {
    read->rows = drawn->columns;
    read->columns = drawn->rows;
    return cell;
}

static int both(const struct board *drawn, int cell, struct board *read) {
    struct board half;
    in_the_other_shape(drawn, cell, &half);
    return on_its_side(&half, cell, read);
}

/* The right game on the board as it is read. */
static void assert_read(const struct board *drawn, unsigned mistakes, reading *read_as) {
    struct board read;
    for (int cell = 0; cell < board_size(drawn); cell++)
        read.cells[read_as(drawn, cell, &read)] = drawn->cells[cell];
    struct naive *naive = naive_solve(&read);
    struct mistaken *mistaken = solve_mistaken(drawn, mistakes);
    struct position position;
    for (uint32_t cursor = 0; next_position(drawn, &cursor, &position);) {
        struct position other = position;
        for (int i = 0; i < 2; i++) other.general[i] = (uint16_t)read_as(drawn, position.general[i], &read);
        other.pawn = (uint16_t)read_as(drawn, position.pawn, &read);
        assert_value(drawn, &position, mistaken_value(mistaken, &position), naive_value(naive, &other));
    }
    mistaken_close(mistaken);
    naive_free(naive);
}

static void test_a_board_read_wrongly_is_another_board(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(boards); i++) {
        struct board board = draw(boards[i]);
        for (int cell = 0; cell < board_size(&board); cell++) {
            if (board.cells[cell] != '#') board.cells[cell] = '.';
        }
        assert_read(&board, MISTAKE_TRANSPOSED, on_its_side);
        assert_read(&board, MISTAKE_SIZES, in_the_other_shape);
        assert_read(&board, MISTAKE_TRANSPOSED | MISTAKE_SIZES, both);
    }
}

static int as_unsigned(uint32_t distance) {
    return (int)(distance % 256);
}

static int as_signed(uint32_t distance) {
    return (int)(distance % 256) - (distance % 256 < 128 ? 0 : 256);
}

/* In a long game every value follows from its successors: the byte of a win is that of the smallest lost
   successor plus 1, of a loss the largest byte plus 1. */
static void assert_bytes_compared(unsigned mistake, int byte(uint32_t distance)) {
    const char *rows =
        "........#O/.#......../.#.#.#..#./.........X/###.###.#./...#...#../.#...#.#.#/.####O.#../"
        ".#...##.#./...#......";
    struct board board = draw(rows);
    struct position position = place(rows, SIDE_RED);
    struct mistaken *mistaken = solve_mistaken(&board, mistake);
    struct mistaken *right = solve_mistaken(&board, 0);
    struct play_move best[MOVES_MAX];
    int lost = 0;
    while (mistaken_moves(right, &position, best) > 0) {
        struct play_move moves[MOVES_MAX];
        struct value value = mistaken_found(mistaken, &position);
        int largest = INT_MIN;
        bool among = false;
        int count = mistaken_moves(mistaken, &position, moves);
        for (int i = 0; i < count; i++) {
            int distance = byte(moves[i].value.distance + 1);
            among |= distance == byte(value.distance) && moves[i].value.winner == value.winner;
            if (distance > largest) largest = distance;
        }
        assert_int_equal(value.winner, WINNER_RED);
        assert_true(among);
        if (position.side == SIDE_BLACK) {
            assert_int_equal(byte(value.distance), largest);
            lost++;
        }
        position_play(&position, best[0].move);
    }
    assert_true(lost > 100);
    mistaken_close(right);
    mistaken_close(mistaken);
}

static void test_bytes_are_compared(void **state) {
    (void)state;
    assert_bytes_compared(MISTAKE_BYTE_INSIDE, as_unsigned);
    assert_bytes_compared(MISTAKE_SIGNED_INSIDE, as_signed);
}

static void assert_printed(unsigned mistakes, struct value found, const char *expected) {
    char text[ANSWER_MAX];
    struct value parsed;
    struct value value = printed_value(mistakes, found);
    size_t length = printed_format(value, text);
    struct text_line line = {text, length, 1};
    assert_string_equal(text, expected);
    assert_int_equal(length, strlen(expected));
    assert_true(printed_parse(&line, &parsed));
    assert_true(value_equal(parsed, value));
    assert_true(value_equal(value_unpack(value_pack(value)), value));
}

static void test_answers_are_printed_as_they_are_told(void **state) {
    (void)state;
    static const struct {
        unsigned mistakes;
        enum winner winner;
        uint32_t distance;
        const char *printed;
    } answers[] = {
        {0, WINNER_RED, 333, "Red 333"},
        {MISTAKE_DOWN | MISTAKE_HURRY, WINNER_NONE, 0, "Tie"},
        {MISTAKE_BYTE, WINNER_RED, 255, "Red 255"},
        {MISTAKE_BYTE, WINNER_BLACK, 256, "Black 0"},
        {MISTAKE_BYTE, WINNER_RED, 333, "Red 77"},
        {MISTAKE_SIGNED, WINNER_RED, 127, "Red 127"},
        {MISTAKE_SIGNED, WINNER_BLACK, 128, "Black -128"},
        {MISTAKE_SIGNED, WINNER_RED, 255, "Red -1"},
        {MISTAKE_SIGNED, WINNER_RED, 333, "Red 77"},
        {MISTAKE_SIGNED_INSIDE, WINNER_RED, 127, "Red 127"},
        {MISTAKE_SIGNED_INSIDE, WINNER_RED, 128, "Red -128"},
        {MISTAKE_HALF, WINNER_RED, 1, "Red 1"},
        {MISTAKE_HALF, WINNER_RED, 75, "Red 38"},
        {MISTAKE_HALF, WINNER_BLACK, 0, "Black 0"},
        {MISTAKE_HALF, WINNER_BLACK, 10, "Black 5"},
        {MISTAKE_HALF | MISTAKE_SIGNED, WINNER_RED, 257, "Red -127"},
        {MISTAKE_TIE_RED, WINNER_NONE, 0, "Red -1"},
        {MISTAKE_TIE_RED, WINNER_BLACK, 2, "Black 2"},
        {MISTAKE_TIE_NUMBER, WINNER_NONE, 0, "-1"},
        {MISTAKE_TIE_NUMBER, WINNER_RED, 1, "Red 1"},
    };
    for (size_t i = 0; i < COUNT(answers); i++)
        assert_printed(answers[i].mistakes, value_of(answers[i].winner, answers[i].distance),
                       answers[i].printed);
}

static bool parses(const char *text, struct value *value,
                   bool parse(const struct text_line *line, struct value *value)) {
    struct text_line line = {text, strlen(text), 1};
    return parse(&line, value);
}

static void test_numbers_below_zero_are_read(void **state) {
    (void)state;
    static const char *const no_answers[] = {
        "Red-1",  "Red -",  "Red --1",    "Red -0", "-2", "-",     "Tie -1",
        "Red 1-", "-Red 1", "Red -32769", "what",   "",   "-1 -1", "Red - 1 2 3 4 5 6 7"};
    struct value value;
    assert_true(parses("Red -32768", &value, printed_parse));
    assert_int_equal(value.distance, PRINTED_ZERO - 32768);
    assert_true(parses("  Black\t-2", &value, printed_parse));
    assert_true(value_equal(value, value_of(WINNER_BLACK, PRINTED_ZERO - 2)));
    assert_true(parses(" -1", &value, printed_parse));
    assert_true(value_equal(value, value_of(WINNER_NONE, PRINTED_ZERO - 1)));
    assert_true(parses("Red 4294967295", &value, printed_parse));
    assert_int_equal(value.distance, UINT32_MAX);
    for (size_t i = 0; i < COUNT(no_answers); i++) {
        if (parses(no_answers[i], &value, printed_parse)) fail_msg("\"%s\" is no answer", no_answers[i]);
    }
}

static void test_other_spellings_are_recognized(void **state) {
    (void)state;
    static const struct {
        const char *text;
        struct value value;
    } spelled[] = {
        {"red 75", {WINNER_RED, 75}},  {"RED 75", {WINNER_RED, 75}},    {"Red75", {WINNER_RED, 75}},
        {"Red: 75", {WINNER_RED, 75}}, {"Red,75.", {WINNER_RED, 75}},   {"75 Red", {WINNER_RED, 75}},
        {"B 2", {WINNER_BLACK, 2}},    {"Black 02", {WINNER_BLACK, 2}}, {"tie", {WINNER_NONE, 0}},
        {"Tie 0", {WINNER_NONE, 0}},   {"DRAW", {WINNER_NONE, 0}},      {"\"Tie\"", {WINNER_NONE, 0}},
    };
    static const char *const others[] = {"Red 75",
                                         "Tie",
                                         "Red",
                                         "75",
                                         "",
                                         "what 75",
                                         "Tie 3",
                                         "Red 75 moves",
                                         "Red 65536",
                                         "Red 7 5",
                                         "Red 123456789012345678901"};
    struct value value;
    for (size_t i = 0; i < COUNT(spelled); i++) {
        if (!parses(spelled[i].text, &value, printed_parse_spelled)) fail_msg("%s", spelled[i].text);
        assert_true(value_equal(value, spelled[i].value));
    }
    for (size_t i = 0; i < COUNT(others); i++) {
        if (parses(others[i], &value, printed_parse_spelled)) fail_msg("\"%s\"", others[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wrong_rules_are_played_as_they_are_told),
        cmocka_unit_test(test_a_search_takes_cycles_for_ties),
        cmocka_unit_test(test_the_search_of_a_board_begins_with_its_pieces),
        cmocka_unit_test(test_a_board_read_wrongly_is_another_board),
        cmocka_unit_test(test_bytes_are_compared),
        cmocka_unit_test(test_answers_are_printed_as_they_are_told),
        cmocka_unit_test(test_numbers_below_zero_are_read),
        cmocka_unit_test(test_other_spellings_are_recognized),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
