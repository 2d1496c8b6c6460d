/* A list of file names. */
#ifndef RUBICON_COMMAND_NAME_LIST_H
#define RUBICON_COMMAND_NAME_LIST_H

#include <stdbool.h>
#include <stddef.h>

/* Zero it before use; end with name_list_free. */
struct name_list {
    char **names;
    size_t count;
    size_t capacity;
};

/* Adds a copy; false if memory runs out. */
bool name_list_add(struct name_list *list, const char *name);

/* DIRECTORY/NAME; the caller frees it. NULL if memory runs out. */
char *name_list_path(const char *directory, const char *name);

/* Adds the entries of a directory that are not hidden, unsorted. False after a complaint on standard error. */
bool name_list_read(struct name_list *list, const char *directory);

void name_list_free(struct name_list *list);

#endif
