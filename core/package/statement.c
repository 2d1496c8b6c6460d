#include "package/statement.h"

static const enum generate_kind kinds[STATEMENT_GROUPS] = {GENERATE_STILL, GENERATE_WALLED, GENERATE_COLUMN,
                                                           GENERATE_SHORT, GENERATE_ANY};

struct statement_group statement_group_at(uint32_t number) {
    bool is_last = number + 1 == STATEMENT_GROUPS;
    return (struct statement_group){kinds[number], generate_kind_test(kinds[number]),
                                    is_last ? STATEMENT_TESTS : generate_kind_test(kinds[number + 1]) - 1};
}

uint32_t statement_group_of(uint32_t test) {
    uint32_t number = 0;
    while (statement_group_at(number).last < test) number++;
    return number;
}

enum generate_kind statement_kind_of(uint32_t test) {
    return test == 0 ? GENERATE_ANY : statement_group_at(statement_group_of(test)).kind;
}
