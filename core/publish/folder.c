#define _POSIX_C_SOURCE 200809L
#include "publish/folder.h"

#include "publish/complain.h"
#include "publish/package_texts.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A directory, a file of a package, and the name of an entry (at most 255 bytes). */
enum { PATH_MAX_BYTES = PUBLISHING_PATH_MAX + 1 + FILES_NAME_MAX + 256 };

struct path {
    char bytes[PATH_MAX_BYTES];
};

/* The name without slashes at its end. */
static struct path path_of(const char *name) {
    struct path path;
    size_t length = strlen(name);
    while (length > 1 && name[length - 1] == '/') length--;
    snprintf(path.bytes, sizeof path.bytes, "%.*s", (int)length, name);
    return path;
}

static struct path path_in(const struct path *directory, const char *name) {
    struct path path;
    snprintf(path.bytes, sizeof path.bytes, "%.*s/%.*s", PUBLISHING_PATH_MAX, directory->bytes,
             FILES_NAME_MAX + 255, name);
    return path;
}

/* Whether a name is that of a file, or of its folder if it ends with a slash. */
static bool is_of(const char *name, const char *file) {
    size_t length = strlen(name);
    return name[length - 1] == '/' ? strncmp(file, name, length) == 0 : strcmp(file, name) == 0;
}

/* Whether a package for some judge has a file of this name, or a folder if the name ends with a slash. */
static bool is_known(const char *name) {
    for (size_t i = 0; i < package_texts_count; i++)
        if (is_of(name, package_texts[i].name)) return true;
    for (int judge = 0; judge < JUDGES; judge++) {
        for (uint32_t number = 0; number < FILES_COUNT; number++) {
            char file[FILES_NAME_MAX];
            files_name((enum package_judge)judge, number, file);
            if (is_of(name, file)) return true;
        }
    }
    return false;
}

/* Whether a folder of the directory ("": the directory itself) contains only files of packages; removes them if
   `removes`. Ignores what vanishes meanwhile, because another process may be replacing the directory. */
static bool walk(const struct path *directory, const char *folder, bool removes) {
    struct path path = *folder ? path_in(directory, folder) : *directory;
    DIR *stream = opendir(path.bytes);
    bool is_ours = stream || errno == ENOENT;
    for (const struct dirent *entry; is_ours && stream && (entry = readdir(stream)) != NULL;) {
        char name[FILES_NAME_MAX + 256];
        struct stat status;
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        snprintf(name, sizeof name, "%.*s%s", FILES_NAME_MAX - 1, folder, entry->d_name);
        struct path file = path_in(directory, name);
        bool is_there = lstat(file.bytes, &status) == 0;
        if (!is_there && errno == ENOENT) continue;
        bool is_folder = is_there && S_ISDIR(status.st_mode);
        if (is_folder) strcat(name, "/");
        is_ours = is_there && (is_folder || S_ISREG(status.st_mode)) && is_known(name);
        if (is_ours && is_folder) is_ours = walk(directory, name, removes);
        if (is_ours && removes) is_ours = (is_folder ? rmdir(file.bytes) : unlink(file.bytes)) == 0;
    }
    if (stream) closedir(stream);
    return is_ours;
}

static bool check(const struct path *path) {
    struct stat status;
    if (lstat(path->bytes, &status) != 0)
        return errno == ENOENT || complain("%s: %s", path->bytes, strerror(errno));
    if (!S_ISDIR(status.st_mode)) return complain("%s: is there already, and is no directory", path->bytes);
    return walk(path, "", false) ||
           complain("%s: has other files than a package; take another directory, or an empty one",
                    path->bytes);
}

/* Removes a directory that contains only files of a package; one that is missing is no error. */
static bool remove_folder(const struct path *path) {
    struct stat status;
    if (lstat(path->bytes, &status) != 0) return true;
    return check(path) &&
           ((walk(path, "", true) && rmdir(path->bytes) == 0) || complain_of_writing(path->bytes));
}

/* Makes the folders of a file of the directory. */
static bool make_folders(const struct path *directory, const char *name) {
    bool are_made = true;
    for (const char *slash = strchr(name, '/'); slash && are_made; slash = strchr(slash + 1, '/')) {
        char folder[FILES_NAME_MAX];
        snprintf(folder, sizeof folder, "%.*s", (int)(slash - name), name);
        struct path path = path_in(directory, folder);
        are_made = mkdir(path.bytes, 0777) == 0 || errno == EEXIST;
    }
    return are_made;
}

static bool write_file(const struct path *directory, const char *name, const void *bytes, size_t length) {
    struct path path = path_in(directory, name);
    FILE *file = make_folders(directory, name) ? fopen(path.bytes, "wbx") : NULL;
    bool is_written = file && fwrite(bytes, 1, length, file) == length;
    if (file && fclose(file) != 0) is_written = false;
    return is_written || complain_of_writing(path.bytes);
}

static bool write_texts(const struct path *directory, enum package_judge judge) {
    for (size_t i = 0; i < package_texts_count; i++) {
        const struct package_text *text = &package_texts[i];
        if (text->judge == judge && !write_file(directory, text->name, text->bytes, text->length))
            return false;
    }
    return true;
}

static bool write_tests(const struct path *directory, const struct package *package,
                        enum package_judge judge) {
    for (uint32_t number = 0; number < FILES_COUNT; number++) {
        char name[FILES_NAME_MAX];
        char bytes[FILES_BYTES_MAX];
        files_name(judge, number, name);
        if (!write_file(directory, name, bytes, files_bytes(package, number, bytes))) return false;
    }
    return true;
}

/* Makes a new directory beside the published one, under a spare name. */
static bool make_part(const struct path *path, struct path *part) {
    for (unsigned number = 1;; number++) {
        publishing_spare_name(path->bytes, number, ".part", part->bytes);
        if (mkdir(part->bytes, 0777) == 0) return true;
        if (errno != EEXIST) return complain_of_writing(path->bytes);
    }
}

bool folder_check(const char *name) {
    struct path path = path_of(name), part;
    if (!check(&path) || !make_part(&path, &part)) return false;
    return rmdir(part.bytes) == 0 || complain_of_writing(path.bytes);
}

/* Renames the directory that has the name to a spare name; *former is "" if there is none. */
static bool put_aside(const struct path *path, struct path *former) {
    struct stat status;
    unsigned number = 0;
    *former->bytes = '\0';
    if (lstat(path->bytes, &status) != 0) return true;
    do publishing_spare_name(path->bytes, ++number, ".former", former->bytes);
    while (lstat(former->bytes, &status) == 0);
    return rename(path->bytes, former->bytes) == 0 || complain_of_writing(path->bytes);
}

/* Gives the new directory its name; *former is the spare name of the one that had it, "" if there was none. */
static bool take_name(const struct path *part, const struct path *path, struct path *former) {
    if (!check(path) || !put_aside(path, former)) return false;
    if (rename(part->bytes, path->bytes) == 0) return true;
    complain_of_writing(path->bytes);
    if (*former->bytes) rename(former->bytes, path->bytes);
    return false;
}

bool folder_replace(const char *name, const struct package *package, enum package_judge judge) {
    struct path path = path_of(name), part, former;
    if (!check(&path) || !make_part(&path, &part)) return false;
    bool is_named = write_texts(&part, judge) && write_tests(&part, package, judge);
    int lock = publishing_lock(path.bytes);
    is_named = is_named && take_name(&part, &path, &former);
    publishing_unlock(lock);
    if (!is_named) remove_folder(&part);
    if (is_named && *former.bytes) remove_folder(&former);
    return is_named;
}
