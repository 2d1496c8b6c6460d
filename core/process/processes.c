#define _POSIX_C_SOURCE 200809L
#include "process/processes.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

/* Sizes of the text of such a file, of its path and of its name. */
enum { FILE_MAX = 512, PATH_MAX_ABOUT = 64, NAME_MAX_ABOUT = 32 };

/* Reads a file of /proc about a process; false if the process is gone. */
static bool read_about(pid_t process, const char *name, char text[FILE_MAX]) {
    char path[PATH_MAX_ABOUT];
    snprintf(path, sizeof path, "/proc/%ld/%s", (long)process, name);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    ssize_t length = read(file, text, FILE_MAX - 1);
    close(file);
    text[length > 0 ? length : 0] = '\0';
    return length > 0;
}

uint64_t processes_resident(pid_t process) {
    char text[FILE_MAX];
    unsigned long long pages;
    if (!read_about(process, "statm", text) || sscanf(text, "%*u %llu", &pages) != 1) return 0;
    return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

/* A process as /proc lists it. */
struct listed {
    pid_t process;
    pid_t parent;
    pid_t group;
    double seconds; /* see struct processes */
};

/* The next process of a list; false at its end. */
static bool next_listed(DIR *list, struct listed *listed) {
    for (struct dirent *entry = readdir(list); entry; entry = readdir(list)) {
        char text[FILE_MAX];
        pid_t process = (pid_t)atol(entry->d_name);
        if (process <= 0 || !read_about(process, "stat", text)) continue;
        /* The name, which may contain any character, is followed by the state, parent and group, and later by the
           four times: its own and its children's, in user and system mode. */
        const char *end = strrchr(text, ')');
        long parent;
        long group;
        unsigned long ticks[4];
        if (!end || sscanf(end, ") %*c %ld %ld %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu %lu %lu", &parent,
                           &group, &ticks[0], &ticks[1], &ticks[2], &ticks[3]) != 6)
            continue;
        double seconds = (double)(ticks[0] + ticks[1] + ticks[2] + ticks[3]) / (double)sysconf(_SC_CLK_TCK);
        *listed = (struct listed){process, (pid_t)parent, (pid_t)group, seconds};
        return true;
    }
    return false;
}

/* Whether a thread of the process is in one of the states R and D. */
static bool can_run(pid_t process) {
    char path[PATH_MAX_ABOUT];
    bool is_any = false;
    snprintf(path, sizeof path, "/proc/%ld/task", (long)process);
    DIR *list = opendir(path);
    for (struct dirent *entry; list && !is_any && (entry = readdir(list));) {
        char name[NAME_MAX_ABOUT];
        char text[FILE_MAX];
        snprintf(name, sizeof name, "task/%.20s/stat", entry->d_name);
        if (!read_about(process, name, text)) continue;
        const char *end = strrchr(text, ')');
        is_any = end && (strncmp(end, ") R", 3) == 0 || strncmp(end, ") D", 3) == 0);
    }
    if (list) closedir(list);
    return is_any;
}

struct processes processes_of_group(pid_t group) {
    struct processes processes = {0};
    struct listed listed;
    DIR *list = opendir("/proc");
    while (list && next_listed(list, &listed)) {
        if (listed.group != group) continue;
        processes.count++;
        processes.resident += processes_resident(listed.process);
        processes.seconds += listed.seconds;
        processes.can_run = processes.can_run || can_run(listed.process);
    }
    if (list) closedir(list);
    return processes;
}

void processes_adopt(void) {
#ifdef __linux__
    prctl(PR_SET_CHILD_SUBREAPER, 1UL, 0UL, 0UL, 0UL);
#endif
}

static bool is_among(pid_t process, const pid_t *some, int count) {
    for (int i = 0; i < count; i++)
        if (some[i] == process) return true;
    return false;
}

/* Kills the children that are there now; false if there are none. */
static bool kill_children(const pid_t *spared, int count) {
    struct listed listed;
    bool is_any = false;
    DIR *list = opendir("/proc");
    while (list && next_listed(list, &listed)) {
        if (listed.parent != getpid() || is_among(listed.process, spared, count)) continue;
        is_any = true;
        kill(listed.process, SIGKILL);
        waitpid(listed.process, NULL, WNOHANG);
    }
    if (list) closedir(list);
    return is_any;
}

/* Because this process is a subreaper, orphans become its children, and none escapes this loop. */
void processes_end_children(const pid_t *spared, int count) {
    const struct timespec moment = {0, 200000};
    while (kill_children(spared, count)) nanosleep(&moment, NULL);
}
