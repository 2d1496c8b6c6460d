#include "command/tasks.h"

const struct page general_help = {
    "rubicon - solve the river-crossing pawn game (guo he zu)\n"
    "\n"
    "usage: rubicon [solve] [OPTION...] [FILE...]   who wins, in how many moves\n"
    "       rubicon line  [OPTION...] [FILE...]     best play, move by move\n"
    "       rubicon map   [OPTION...] [FILE...]     the value wherever a piece could stand\n"
    "       rubicon check [OPTION...] [FILE...]     solve and check every value by the rules\n"
    "       rubicon compare [OPTION...] IN OUT      judge another program's answers, and\n"
    "       rubicon diagnose [OPTION...] IN OUT     name the mistake behind them: the same\n"
    "       rubicon generate [OPTION...]            boards for a contest, by kind\n"
    "       rubicon mine [OPTION...]                search for remarkable boards\n"
    "       rubicon puzzle [OPTION...]              boards with one winning first move\n"
    "       rubicon stress [OPTION...] -- PROGRAM   search for a board that breaks a program\n"
    "       rubicon package --for JUDGE --out DIR   the tests of a contest, for a judge\n"
    "       rubicon validate [OPTION...] FILE...    check tests by the statement's promises\n"
    "       rubicon survey ROWS COLUMNS             the longest games of all boards of a size\n"
    "       rubicon bench [--large]                 time the solvers\n"
    "\n"
    "Reads boards in the contest's format from the files, or from standard input where\n"
    "there is none or the file is -.\n"
    "\n"
    "  first line   id T           a test's number, and how many boards follow\n"
    "  each board   rows columns   1 to 32 each\n"
    "               the rows       . free   # obstacle   X pawn   O general\n"
    "\n"
    "solve prints one answer a line: `Red 75`, `Black 2` or `Tie`; the number counts the\n"
    "moves of both sides. line prints that and then each move: its number, the side, from\n"
    "and to as (row,column), and the value after it; in a tie the last line names the move\n"
    "with which the loop begins. map prints the board twice, with Red and with Black to\n"
    "move: R75, B2 or T where the piece could stand. check prints the answer and how\n"
    "many positions were checked, or the first that is wrong.\n"
    "\n",
    "\n"
    "A board that is broken or takes too much memory is named on standard error, and a line ?\n"
    "is printed instead of its answer, so that line k is board k; the boards after it are\n"
    "answered where their size line can be found again.\n"
    "\n"
    "The other tasks have options of their own: rubicon generate --help and so on.\n"
    "\n"
    "A file named like a task is ./line or comes after --.\n"
    "\n"
    "exit status: 0; 1 when check finds a wrong value; 2 when an\n"
    "option or an input is bad, memory runs out or the output cannot be written.\n",
};

static const struct page of_generate = {
    "usage: rubicon generate [OPTION...]            boards for a contest, by kind\n"
    "\n"
    "Prints a file in the contest's format, or writes one with its answers. Interrupted, or on a full\n"
    "disk, it leaves everything as it was. Killed, it may leave NAME.pending, whose files are complete\n"
    "and take their names when the next run with this NAME begins. What ends in .part may be removed.\n"
    "\n",
    "\n"
    "exit status: 0; 2 when an option is bad, no board of the kind has such a size, memory\n"
    "runs out (3G for a board at most), a file cannot be written or --out is interrupted.\n",
};

static const struct page of_mine = {
    "usage: rubicon mine [OPTION...]    search for remarkable boards\n"
    "\n"
    "Goes on until Ctrl-C, or as far as --minutes or --tries let it. Every better board is named\n"
    "on standard error at once: its score, its answer, and the run and the try that found it.\n"
    "In the end the best boards, each of another run, go to standard output in the contest's\n"
    "format, the best first.\n"
    "\n",
    "\n"
    "exit status: 0; 2 when an option is bad, memory runs out or the output cannot be written.\n",
};

static const struct page of_puzzle = {
    "usage: rubicon puzzle [OPTION...]    boards with one winning first move\n"
    "\n"
    "Makes puzzles that climb from level 1 to 5 every week, and prints one a line: the board as the\n"
    "page's address has it, the level, the moves of both sides until Red wins, how many of Red's moves\n"
    "in a row are the only ones that win, how many of these a beginner does not see, and in how many\n"
    "moves the best wrong first move is refuted (0: it ties); then the themes found in it, if any.\n"
    "\n",
    "\n"
    "exit status: 0; 2 when an option is bad, memory runs out or the output cannot be written.\n",
};

static const struct page of_compare = {
    "usage: rubicon compare [OPTION...] IN OUT\n"
    "       rubicon diagnose [OPTION...] IN OUT    the same, by its other name\n"
    "\n"
    "Solves the boards of IN and names every line of OUT that is not their answer and the smallest\n"
    "wrong board. Then it looks for the mistakes of a program that would print OUT: the known ones one\n"
    "by one, then two together. Named are those that reproduce every answer, or come near, and what\n"
    "the lines alone tell. Lines that are no answers are reported and skipped; files in UTF-16 are\n"
    "read, too. Of more than 10000 boards whose lines differ, or do not, it looks at the smallest.\n"
    "\n",
    "\n"
    "exit status: 0 where nothing differs, 1 where something does, 2 when an option or an input is\n"
    "bad or memory runs out.\n",
};

static const struct page of_stress = {
    "usage: rubicon stress [OPTION...] -- PROGRAM [ARG...]\n"
    "\n"
    "Runs a program on boards until it errs: it reads a contest file on standard input and prints\n"
    "an answer a line. Tiny boards come first, thousands in a file, then every shape and kind, long\n"
    "games, full 10x10 boards and the same in another order, and so on with others. A wrong line,\n"
    "a crash, a run that does not end and output that is too short, too long or UTF-16 are each\n"
    "reported as such. What breaks the program is made as small as it gets: one board, or several\n"
    "where the program keeps something from one to the next. It is printed, kept in files with the\n"
    "output and the right answers, and the mistake is named where a known one explains every line,\n"
    "or what is kept: the winners, the counters of moves, the queue or the distances. Several runs\n"
    "are made at once (--jobs). Ctrl-C ends it. Whatever the program has started is ended, too.\n"
    "\n",
    "\n"
    "exit status: 0 when nothing is wrong, 1 when the program errs, 2 when an option is bad, the\n"
    "program cannot be run, memory runs out or a file cannot be written.\n",
};

static const struct page of_survey = {
    "usage: rubicon survey ROWS COLUMNS [OPTION...]\n"
    "       rubicon survey merge FILE... [--out FILE]\n"
    "       rubicon survey check FILE... [--samples N] [--seed S]\n"
    "       rubicon survey table FILE...\n"
    "\n"
    "Proves the longest games of all boards of a size, up to 30 cells, with every placement of the\n"
    "pieces and Red to move: the longest win of Red and of Black, the longest line before a tie\n"
    "repeats and the most forced moves in a row. Counts the boards and positions that have them, a\n"
    "board and its mirror image as one, and shows one. Ctrl-C stops it; with --out the same line\n"
    "goes on.\n"
    "\n"
    "merge adds up the results of all parts. check tests whether the parts are complete, and solves\n"
    "the boards named and samples of the others with the textbook solver; if the samples are all\n"
    "boards, every number is counted again. table prints a line for each size and goal, with tabs.\n"
    "\n",
    "\n"
    "exit status: 0; 1 when a survey has been stopped before its end, or check finds a fault or that a\n"
    "part is missing; 2 when an option or a file is bad, memory runs out or the output cannot be\n"
    "written.\n",
};

static const struct page of_package = {
    "usage: rubicon package --for JUDGE --out DIR [OPTION...] [COMMAND...]\n"
    "\n"
    "Writes the 20 tests of a contest with their answers and the configuration that a judge reads:\n"
    "subtasks, limits and points. Each test keeps what the statement promises of its id, and is\n"
    "validated once more. Prints which test catches which mistake, and how many of its lines do; a\n"
    "mistake that no test catches gets a board of its own, or is named on standard error.\n"
    "\n"
    "A command is a program of yours, such as ./mine or 'python3 brute.py': it is run on every test\n"
    "within the statement's limits, and the table has a line for it. Words are split at blanks alone.\n"
    "\n"
    "The directory is replaced as a whole. Killed, it may leave DIR.pending, a complete package that\n"
    "takes its name when the next run with this DIR begins. What ends in .part may be removed.\n"
    "\n",
    "\n"
    "exit status: 0; 2 when an option is bad, the directory has other or edited files or cannot be\n"
    "written, a program cannot be run, the table cannot be printed, memory runs out or it is\n"
    "interrupted: then nothing has changed, even if the table has been printed.\n",
};

static const struct page of_validate = {
    "usage: rubicon validate [OPTION...] FILE...\n"
    "\n"
    "Checks tests byte by byte: sizes, spaces, line ends, one pawn and two generals, and what the\n"
    "statement promises of their id. Answers beside a file are checked, too: .ans or .out of .in, and\n"
    "01.a of 01. Of a directory all .in files and those called by a number are tests, in folders as\n"
    "well, and a number is their id. The first error in a file is reported, with its place.\n"
    "\n"
    "A directory must also have what the judge needs, recognised by config.yml (luogu),\n"
    "testdata/config.yaml and problem.yaml (hydro) or problem.xml (polygon): every file named there, no\n"
    "test that is not, 100 points in all. Without one every test must have its answers, and answers\n"
    "their boards.\n"
    "\n",
    "\n"
    "exit status: 0 when all are valid, 1 when one is not, 2 when an option is bad, a file cannot be\n"
    "read or memory runs out.\n",
};

const struct task tasks[TASKS] = {
    [TASK_SOLVE] = {"solve", task_solve, WORDS_FILES, NULL},
    [TASK_LINE] = {"line", task_solve, WORDS_FILES, NULL},
    [TASK_MAP] = {"map", task_solve, WORDS_FILES, NULL},
    [TASK_CHECK] = {"check", task_solve, WORDS_FILES, NULL},
    [TASK_COMPARE] = {"compare", task_compare, WORDS_FILES, &of_compare},
    [TASK_GENERATE] = {"generate", task_generate, WORDS_NONE, &of_generate},
    [TASK_MINE] = {"mine", task_mine, WORDS_NONE, &of_mine},
    [TASK_PUZZLE] = {"puzzle", task_puzzle, WORDS_NONE, &of_puzzle},
    [TASK_STRESS] = {"stress", task_stress, WORDS_PROGRAM, &of_stress},
    [TASK_PACKAGE] = {"package", task_package, WORDS_COMMANDS, &of_package},
    [TASK_VALIDATE] = {"validate", task_validate, WORDS_FILES, &of_validate},
    [TASK_SURVEY] = {"survey", task_survey, WORDS_OTHER, &of_survey},
    [TASK_BENCH] = {"bench", task_bench, WORDS_NONE, NULL},
};
