/* The processes that the system lists, as far as it does: those of a run are counted, measured and ended. */
#ifndef RUBICON_COMMAND_PROCESSES_H
#define RUBICON_COMMAND_PROCESSES_H

#include <stdint.h>
#include <sys/types.h>

/* What the processes of a group are and take together. */
struct processes {
    int count;
    uint64_t resident; /* bytes of memory that they have touched; what several share counts for each */
};

struct processes processes_of_group(pid_t group);

/* Bytes of memory that a process has touched; 0 where the system does not tell. */
uint64_t processes_resident(pid_t process);

/* Has this process be given the orphans of those below it, from now on. */
void processes_adopt(void);

/* Ends every child of this process but those spared, also what it is given meanwhile, and waits for the end
   of each. */
void processes_end_children(const pid_t *spared, int count);

#endif
