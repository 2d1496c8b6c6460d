#define _POSIX_C_SOURCE 200809L
#include "command/name_list.h"

#include "publish/complain.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool name_list_add(struct name_list *list, const char *name) {
    if (list->count == list->capacity) {
        size_t capacity = 2 * list->capacity + 16;
        char **names = realloc(list->names, capacity * sizeof *names);
        if (!names) return false;
        list->names = names;
        list->capacity = capacity;
    }
    list->names[list->count] = strdup(name);
    return list->names[list->count] ? (list->count++, true) : false;
}

char *name_list_path(const char *directory, const char *name) {
    size_t length = strlen(directory);
    bool has_slash = length > 0 && directory[length - 1] == '/';
    char *path = malloc(length + strlen(name) + 2);
    if (path) sprintf(path, "%s%s%s", directory, has_slash ? "" : "/", name);
    return path;
}

bool name_list_read(struct name_list *list, const char *directory) {
    DIR *stream = opendir(directory);
    bool is_fine = stream != NULL;
    if (!is_fine) complain("%s: %s", directory, strerror(errno));
    for (const struct dirent *entry; is_fine && (entry = readdir(stream)) != NULL;) {
        is_fine = entry->d_name[0] == '.' || name_list_add(list, entry->d_name);
        if (!is_fine) complain("%s: memory ran out", directory);
    }
    if (stream) closedir(stream);
    return is_fine;
}

void name_list_free(struct name_list *list) {
    for (size_t i = 0; i < list->count; i++) free(list->names[i]);
    free(list->names);
    *list = (struct name_list){0};
}
