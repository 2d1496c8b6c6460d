/* What a puzzle teaches, found in its first move and its best line. */
#ifndef RUBICON_PUZZLE_THEME_H
#define RUBICON_PUZZLE_THEME_H

#include "analysis/analysis.h"

/* The themes, numbered in this order: constant, name, what it is. Where it is not said, Red is to win. */
#define THEME_LIST(THEME)                                                                                    \
    THEME(NONE, none, "any, easy to hard in each week")                                                      \
    THEME(BLACK, black, "Black is to win")                                                                   \
    THEME(TIE, tie, "Red is to keep a tie")                                                                  \
    THEME(CORRIDOR, corridor, "in 5 moves or more the pawn never has a choice")                              \
    THEME(GATE, gate, "the first move enters a cell through which all ways up go")                           \
    THEME(WAIT, wait, "a general steps back to the cell that it has just left")                              \
    THEME(PARITY, parity, "Red wins because it is Black's turn after the first move")                        \
    THEME(SACRIFICE, sacrifice, "after the first move no general can enter the cell above the pawn")

#define THEME_CONSTANT(THEME, name, what) THEME_##THEME,
enum theme { THEME_LIST(THEME_CONSTANT) THEMES };

/* The theme's name, such as "gate"; a constant string. */
const char *theme_name(enum theme theme);

/* The themes of a puzzle (see grade.h): bit t is theme t. Fails as analysis_value. */
bool puzzle_themes(const struct analysis *analysis, const struct position *position, uint32_t *themes,
                   struct failure *failure);

#endif
