/* A list of names, such as those of files. */
#ifndef RUBICON_COMMAND_NAME_LIST_H
#define RUBICON_COMMAND_NAME_LIST_H

#include <stdbool.h>
#include <stddef.h>

/* Begin with zeroes; name_list_free ends it. */
struct name_list {
    char **names;
    size_t count;
    size_t capacity;
};

/* Adds a copy; false where memory runs out. */
bool name_list_add(struct name_list *list, const char *name);

/* DIRECTORY/NAME; the caller frees it. NULL where memory runs out. */
char *name_list_path(const char *directory, const char *name);

/* Adds what a directory has, in no order, but for what is hidden. False after a complaint on standard error. */
bool name_list_read(struct name_list *list, const char *directory);

void name_list_free(struct name_list *list);

#endif
