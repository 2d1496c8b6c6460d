/* Several runs of a program at once. Each is watched by a process of its own, the watch, which is given
   whatever the run has orphaned: so nobody ends what belongs to another's run, and everything is ended also
   where this process is killed. */
#ifndef RUBICON_COMMAND_CREW_H
#define RUBICON_COMMAND_CREW_H

#include "command/options.h"
#include "command/program.h"

#include <sys/types.h>

enum watch_state {
    WATCH_IDLE,
    WATCH_BUSY,
    WATCH_CALLED_OFF, /* what comes of its run is not wanted any more */
};

struct watch {
    pid_t process;
    int requests;
    int outcomes;
    enum watch_state state;
};

/* What a watch has told of a run. Zeroed before use; the output is the caller's to free, and is made larger by
   the next one. */
struct crew_outcome {
    struct program_outcome of;
    char *output;
    size_t capacity;
};

struct crew {
    struct watch watches[JOBS_MAX];
    int count;
};

/* How a call has ended that needs the watches. */
enum crew_result {
    CREW_GOOD,
    CREW_NONE,          /* crew_wait: nothing came in time */
    CREW_OUT_OF_MEMORY, /* here or in the watch */
    CREW_LOST           /* a watch was ended from outside; what its run has left is ended */
};

/* Begins so many watches, 1..JOBS_MAX, or fewer where the system does not give as many; false, with errno,
   where it gives none. Until crew_close this process has no other children. */
bool crew_open(struct crew *crew, int count, char *const *arguments, struct program_limits limits);

/* A watch that is idle; -1: none is. */
int crew_idle(const struct crew *crew);

/* Has an idle watch run the program on a text; see program_run. */
enum crew_result crew_begin(struct crew *crew, int watch, const char *input, size_t length, size_t most);

/* Ends the run of a watch that is busy. */
void crew_call_off(struct crew *crew, int watch);

/* Waits for the end of a run that was not called off, for so many seconds: then *watch is whose it was, and is
   idle. */
enum crew_result crew_wait(struct crew *crew, double seconds, int *watch, struct crew_outcome *outcome);

/* When it returns no process of any run is left. */
void crew_close(struct crew *crew);

#endif
