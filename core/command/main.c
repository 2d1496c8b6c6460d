#include "command/command.h"

int main(int count, char **arguments) {
    return command_run(count, arguments);
}
