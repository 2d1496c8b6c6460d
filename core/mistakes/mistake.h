/* The classic mistakes of solvers. */
#ifndef RUBICON_MISTAKES_MISTAKE_H
#define RUBICON_MISTAKES_MISTAKE_H

/* The mistakes, numbered from 0 in this order: constant, name, what is wrong. They can be combined in any
   set. A mistake takes effect wherever mistaken_table_makes asks for it.

   About the order of the three endings: asking the same three questions about a position in another order
   changes no answer, because wherever two endings meet in a game that Red has begun, they name the same
   winner, nor does another order on one side's turns only. Letting Red play on does change answers: by
   MISTAKE_ORDER a general beside a pawn on row 1 still captures it, by MISTAKE_TURN_ORDER it tries, and
   Black wins a move late. */
#define MISTAKE_LIST(MISTAKE)                                                                                \
    MISTAKE(NO_CAPTURE, no_capture, "the pawn cannot step onto a general, which is like an obstacle")        \
    MISTAKE(ORDER, order, "a pawn on row 1 has not won while a general takes it, or can at once")            \
    MISTAKE(NO_LOSS, no_loss, "a side without a legal move has not lost: the position has no value")         \
    MISTAKE(SHARE, share, "a general may move onto the other")                                               \
    MISTAKE(HURRY, hurry, "a loss counts the shortest way to it instead of the longest")                     \
    MISTAKE(LAST, last, "a win counts the lost successor found last instead of the first")                   \
    MISTAKE(DOWN, down, "the pawn may go down, too")                                                         \
    MISTAKE(BYTE, byte, "distances are printed modulo 256")                                                  \
    MISTAKE(ROW_LATE, row_late, "row 1 is asked for only when Black is to move, after one red move more")    \
    MISTAKE(ROW_NEVER, row_never, "a pawn on row 1 has not won and plays on")                                \
    MISTAKE(RED_TAKES, red_takes, "every capture is Red's, even the pawn's own")                             \
    MISTAKE(RED_STUCK, red_stuck, "only a Red without a legal move has lost, Black has not")                 \
    MISTAKE(BLACK_STUCK, black_stuck, "only a Black without a legal move has lost, Red has not")             \
    MISTAKE(TRANSPOSED, transposed, "rows are taken for columns: the board lies on its side")                \
    MISTAKE(SIZES, sizes, "the two sizes are swapped: the cells fill a board of the other shape")            \
    MISTAKE(LAST_ROW, last_row, "no piece can step into the last row")                                       \
    MISTAKE(LAST_COLUMN, last_column, "no piece can step into the last column")                              \
    MISTAKE(UNMIRRORED, unmirrored, "a general that steps past the other finds nothing known there")         \
    MISTAKE(COUNTER, counter, "the counter of moves starts one too low: a loss is found too early")          \
    MISTAKE(BYTE_INSIDE, byte_inside, "distances are compared modulo 256, not only printed so")              \
    MISTAKE(SIGNED, signed, "distances are printed from a signed byte: 128 is -128")                         \
    MISTAKE(HALF, half, "only one side's moves are counted: half of them, rounded up")                       \
    MISTAKE(TIE_RED, tie_red, "a tie is printed as Red -1")                                                  \
    MISTAKE(TIE_NUMBER, tie_number, "a tie is printed as -1")                                                \
    MISTAKE(ILLEGAL, illegal, "a step onto the other general counts as a move, so no loss is found there")   \
    MISTAKE(TURN_ORDER, turn_order, "on Red's turn a capture comes before row 1, on Black's turn after it")  \
    MISTAKE(TURN_TAKES, turn_takes, "a capture wins for the side to move, not for the one that has moved")   \
    MISTAKE(FIRST, first, "a loss counts the won successor found first instead of the last")                 \
    MISTAKE(ALL_KNOWN, all_known, "a win is found only when the values of all successors are known")         \
    MISTAKE(SIGNED_INSIDE, signed_inside, "distances are compared as signed bytes: 128 is below 127")        \
    MISTAKE(MEMO, memo, "a depth-first search takes a cycle for a tie, and remembers what follows")

#define MISTAKE_AS_NUMBER(MISTAKE, name, wrong) MISTAKE_NUMBER_##MISTAKE,
enum { MISTAKE_LIST(MISTAKE_AS_NUMBER) MISTAKES };

/* In a set of mistakes, each is one bit. */
#define MISTAKE_AS_BIT(MISTAKE, name, wrong) MISTAKE_##MISTAKE = 1 << MISTAKE_NUMBER_##MISTAKE,
enum mistake { MISTAKE_LIST(MISTAKE_AS_BIT) MISTAKES_ALL = (int)((1U << MISTAKES) - 1) };

/* The name of a mistake by its number, such as "no_capture"; a constant string. */
const char *mistake_name(int number);

#endif
