#include "mistakes/mistake.h"

const char *mistake_name(int number) {
#define NAME(MISTAKE, name, wrong) #name,
    static const char *const names[] = {MISTAKE_LIST(NAME)};
    return names[number];
}
