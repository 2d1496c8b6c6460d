// Writes a byte, and then fills its memory for ever.
#include <cstring>
#include <unistd.h>

static char all[1 << 25];

int main() {
    write(1, all, 1);
    for (;;) memset(all, all[7] + 1, sizeof all);
}
