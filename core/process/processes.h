/* Counts, measures and kills the processes of a run, as far as /proc lists them. */
#ifndef RUBICON_PROCESS_PROCESSES_H
#define RUBICON_PROCESS_PROCESSES_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* The processes of a group together. */
struct processes {
    int count;
    uint64_t resident; /* resident memory (bytes); shared pages count for each process */
    double seconds;    /* processor time, with that of the children that they have waited for (s) */
    bool can_run;      /* whether a thread of theirs runs, waits for a processor, or waits for a disk */
};

struct processes processes_of_group(pid_t group);

/* Resident memory of a process (bytes); 0 if the system does not say. */
uint64_t processes_resident(pid_t process);

/* Makes this process the subreaper of its descendants: it inherits their orphans. */
void processes_adopt(void);

/* Kills every child of this process except those spared, orphans that it inherits meanwhile included, and waits for
   each to end. */
void processes_end_children(const pid_t *spared, int count);

#endif
