#include "command_tasks.h"

#include <stdio.h>

int compare_task(int count, char **arguments) {
    fprintf(stderr, "rubicon: compare has %d arguments, the first is %s\n", count,
            count > 0 ? arguments[0] : "");
    return 2;
}
