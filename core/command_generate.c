#include "command_tasks.h"

#include <stdio.h>

int generate_task(int count, char **arguments) {
    fprintf(stderr, "rubicon: generate has %d arguments, the first is %s\n", count,
            count > 0 ? arguments[0] : "");
    return 2;
}
