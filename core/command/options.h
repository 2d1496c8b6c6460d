/* The options of the command: one table lists each option, its range and the tasks that take it. */
#ifndef RUBICON_COMMAND_OPTIONS_H
#define RUBICON_COMMAND_OPTIONS_H

#include "analysis/play.h"
#include "command/task.h"
#include "generate/generate.h"
#include "mine/mine.h"
#include "package/files.h"
#include "puzzle/theme.h"

#include <stdio.h>

enum { JOBS_MAX = 64 };

/* Zero for an option that the task does not take, or that is not given and has no default. Numbers are within the
   ranges of the table. */
struct options {
    const struct task *tasks; /* the table; borrowed */
    enum task_id task;
    bool help;    /* print help instead of running the task; the options after it are not read */
    bool version; /* as help */
    bool json;
    bool scores;      /* of check: print the scores of mine as well */
    bool large;       /* of bench: time the largest board, too */
    bool pairs;       /* of validate: tests by number need no configuration */
    uint64_t jobs;    /* 1..JOBS_MAX */
    uint64_t memory;  /* limit for one board (bytes); of stress for the program, 0: none */
    uint64_t piece;   /* of map: enum piece */
    uint64_t kind;    /* of generate: enum generate_kind */
    uint64_t boards;  /* of generate and puzzle; of package for each test; of stress, 0: no limit */
    uint64_t judge;   /* of package: enum package_judge */
    uint64_t id;      /* of validate; 0: any */
    const char *out;  /* of generate and survey; NULL: standard output; of package the directory */
    uint64_t goal;    /* of mine: enum score_goal */
    uint64_t theme;   /* of puzzle: enum theme */
    uint64_t rows[2]; /* from and to, in either order; of mine only the first */
    uint64_t columns[2];
    uint64_t density;
    uint64_t seed;
    uint64_t corridor; /* of mine: rows; 0: none */
    uint64_t run;      /* of mine: the first run */
    uint64_t length;   /* of mine */
    uint64_t tries;    /* of mine; 0: no limit */
    const char *part;  /* of survey */
    uint64_t samples;  /* of survey */
    double minutes;    /* of mine, stress and survey; 0: no limit */
    double time;       /* of stress: limit for a run (s) */
    const char *keep;  /* of stress: directory for the files of a fault */
    const char *page;  /* address of the page; NULL: not given */
    char **files; /* the first of the arguments, then NULL; none: standard input; of stress the program and
                         its arguments, of package commands, of survey its words */
    int file_count;
};

/* Reads main's arguments, and moves the files to the front of them. False after a complaint on standard error. */
bool options_read(struct options *options, const struct task tasks[TASKS], int count, char **arguments);

/* The name of a piece as an option's value, such as "pawn"; a constant string. */
const char *options_piece_name(enum piece piece);

/* Complains about an argument and says which help to read; returns false. */
bool options_complain(const struct options *options, const char *argument, const char *why);

/* Prints the help of each option of the task, and of `--`. */
void options_print_help(const struct options *options, FILE *stream);

#endif
