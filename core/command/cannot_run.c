#include "command/cannot_run.h"

#include "publish/complain.h"

#include <errno.h>
#include <string.h>

bool complain_cannot_run(const char *program, int error) {
    const char *hint = error == EACCES    ? "; it is a source, a directory or not executable"
                       : error == ENOEXEC ? "; compile it for this machine, or let a script begin with #!"
                       : error == ENOENT  ? "; a program of this directory is ./NAME"
                                          : "";
    return complain("%s: cannot be run: %s%s", program, strerror(error), hint);
}

bool complain_lost(const char *program) {
    return complain("%s: it has ended or stopped the process that watches it", program);
}
