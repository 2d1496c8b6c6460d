#include "command_tasks.h"

#include <stdio.h>

int mine_task(int count, char **arguments) {
    fprintf(stderr, "rubicon: mine has %d arguments, the first is %s\n", count,
            count > 0 ? arguments[0] : "");
    return 2;
}
