/* Several runs of a program at once. Each has a supervisor, a process that inherits the orphans of its run: so a run
   ends its own processes only, and all of them end even if this process is killed. */
#ifndef RUBICON_PROCESS_CREW_H
#define RUBICON_PROCESS_CREW_H

#include "process/program.h"

#include <sys/types.h>

enum { CREW_MAX = 64 };

enum supervisor_state {
    SUPERVISOR_IDLE,
    SUPERVISOR_BUSY,
    SUPERVISOR_CANCELLED, /* busy with a run whose outcome will be dropped */
};

struct supervisor {
    pid_t process;
    int requests; /* write end of a pipe */
    int outcomes; /* read end of a pipe */
    enum supervisor_state state;
};

/* The outcome of a run. Zero it before use; crew_wait reuses and enlarges the output, which the caller frees. */
struct crew_outcome {
    struct program_outcome of;
    char *output;
    size_t capacity;
};

struct crew {
    struct supervisor supervisors[CREW_MAX];
    int count;
};

enum crew_result {
    CREW_GOOD,
    CREW_NONE,          /* crew_wait: no run ended in time */
    CREW_OUT_OF_MEMORY, /* in this process or in the supervisor */
    CREW_LOST           /* a supervisor was killed or stopped; the processes of its run have been killed */
};

/* Starts `count` supervisors (1..CREW_MAX), or fewer if the system refuses some; false, with errno, if it refuses the
   first. Until crew_close this process must have no other children. */
bool crew_open(struct crew *crew, int count, char *const *arguments, struct program_limits limits);

/* The index of an idle supervisor, -1 if there is none. */
int crew_idle(const struct crew *crew);

/* Whether no supervisor is busy, not even with a run that was cancelled. */
bool crew_is_idle(const struct crew *crew);

/* Starts a run in an idle supervisor. */
enum crew_result crew_begin(struct crew *crew, int supervisor, const struct program_request *request);

/* Kills the run of a busy supervisor; its outcome is dropped. */
void crew_cancel(struct crew *crew, int supervisor);

/* Waits up to `seconds` for the end of a run that was not cancelled; its supervisor, *supervisor, is idle again. */
enum crew_result crew_wait(struct crew *crew, double seconds, int *supervisor, struct crew_outcome *outcome);

/* Ends all supervisors and every process of their runs. */
void crew_close(struct crew *crew);

#endif
