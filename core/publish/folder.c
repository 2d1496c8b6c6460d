#define _POSIX_C_SOURCE 200809L
#include "publish/folder.h"

#include "publish/complain.h"
#include "publish/manifest.h"
#include "publish/package_texts.h"
#include "publish/staging.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* A directory, a file of a package, and the name of an entry (at most 255 bytes). */
enum { PATH_MAX_BYTES = PUBLISHING_PATH_MAX + 1 + FILES_NAME_MAX + 256 };

struct path {
    char bytes[PATH_MAX_BYTES];
};

/* The one entry of the staging directory. */
static const char *const endings[] = {""};

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

/* Checks a folder of the package ("": the directory itself). */
static bool check_folder(const struct path *directory, const char *folder, const struct manifest *manifest);

/* Checks that an entry is as the manifest says. */
static bool check_entry(const struct path *directory, const char *name, const struct manifest *manifest) {
    struct path path = path_in(directory, name);
    struct stat status;
    char folder[FILES_NAME_MAX + 257];
    if (strcmp(name, MANIFEST_NAME) == 0) return true;
    if (lstat(path.bytes, &status) != 0) return complain("%s: %s", path.bytes, strerror(errno));
    bool is_folder = S_ISDIR(status.st_mode);
    snprintf(folder, sizeof folder, "%.*s/", FILES_NAME_MAX + 255, name);
    if (!(is_folder || S_ISREG(status.st_mode)) || !manifest_lists(manifest, is_folder ? folder : name))
        return complain("%s: does not belong to the package; move it away, or take another directory",
                        path.bytes);
    if (is_folder) return check_folder(directory, folder, manifest);
    return manifest_agrees(manifest, name, path.bytes) ||
           complain("%s: has been edited; move it away, or take another directory", path.bytes);
}

static bool check_folder(const struct path *directory, const char *folder, const struct manifest *manifest) {
    struct path path = path_in(directory, folder);
    DIR *stream = opendir(path.bytes);
    bool is_ours = stream || complain("%s: %s", path.bytes, strerror(errno));
    for (const struct dirent *entry; is_ours && (entry = readdir(stream)) != NULL;) {
        char name[FILES_NAME_MAX + 256];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        snprintf(name, sizeof name, "%.*s%s", FILES_NAME_MAX - 1, folder, entry->d_name);
        is_ours = check_entry(directory, name, manifest);
    }
    if (stream) closedir(stream);
    return is_ours;
}

static bool is_empty(const struct path *directory) {
    int entries = 0;
    DIR *stream = opendir(directory->bytes);
    while (stream && readdir(stream) != NULL) entries++;
    if (stream) closedir(stream);
    return stream && entries <= 2;
}

/* Whether the directory may be replaced. */
static bool check(const struct path *path) {
    struct manifest manifest;
    struct stat status;
    if (lstat(path->bytes, &status) != 0)
        return errno == ENOENT || complain("%s: %s", path->bytes, strerror(errno));
    if (!S_ISDIR(status.st_mode)) return complain("%s: is there already, and is no directory", path->bytes);
    if (is_empty(path)) return true;
    if (manifest_read(&manifest, path_in(path, MANIFEST_NAME).bytes))
        return check_folder(path, "", &manifest);
    return complain("%s: was not written by rubicon package; take another directory, or an empty one",
                    path->bytes);
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

static bool write_texts(const struct path *directory, enum package_judge judge, struct manifest *manifest) {
    for (size_t i = 0; i < package_texts_count; i++) {
        const struct package_text *text = &package_texts[i];
        if (text->judge != judge) continue;
        if (!write_file(directory, text->name, text->bytes, text->length)) return false;
        manifest_add(manifest, text->name, text->bytes, text->length);
    }
    return true;
}

static bool write_tests(const struct path *directory, const struct package *package, enum package_judge judge,
                        struct manifest *manifest) {
    for (uint32_t number = 0; number < FILES_COUNT; number++) {
        char name[FILES_NAME_MAX];
        char bytes[FILES_BYTES_MAX];
        files_name(judge, number, name);
        size_t length = files_bytes(package, number, bytes);
        if (!write_file(directory, name, bytes, length)) return false;
        manifest_add(manifest, name, bytes, length);
    }
    return true;
}

static bool write_all(const struct path *directory, const struct package *package, enum package_judge judge) {
    struct manifest manifest;
    manifest_begin(&manifest);
    if (mkdir(directory->bytes, 0777) != 0) return complain_of_writing(directory->bytes);
    return write_texts(directory, judge, &manifest) && write_tests(directory, package, judge, &manifest) &&
           write_file(directory, MANIFEST_NAME, manifest.text, manifest.length);
}

/* Checks the directory, and completes what a killed process has left beside it. The caller holds the lock. */
static bool check_and_recover(const char *name) {
    struct path path = path_of(name);
    return check(&path) && staging_recover(name, endings, 1);
}

static bool open_folder(struct folder *folder, const char *name) {
    strcpy(folder->name, path_of(name).bytes);
    return staging_open(&folder->staging, folder->name, endings, 1);
}

bool folder_check(const char *name) {
    struct folder folder;
    struct path path = path_of(name);
    if (!publishing_has_name(path.bytes))
        return complain(
            "%s: must end with a name, such as ./luogu, because the directory is replaced as a whole", name);
    int lock = publishing_lock(path.bytes);
    bool is_fine = check_and_recover(path.bytes) && open_folder(&folder, path.bytes);
    publishing_unlock(lock);
    if (is_fine) folder_abandon(&folder);
    return is_fine;
}

bool folder_write(struct folder *folder, const char *name, const struct package *package,
                  enum package_judge judge) {
    struct path new;
    if (!open_folder(folder, name)) return false;
    staging_path(&folder->staging, 0, new.bytes);
    bool is_written = write_all(&new, package, judge);
    if (!is_written) folder_abandon(folder);
    return is_written;
}

bool folder_finish(struct folder *folder) {
    int lock = publishing_lock(folder->name);
    bool is_named = check_and_recover(folder->name) && staging_commit(&folder->staging);
    staging_close(&folder->staging);
    publishing_unlock(lock);
    return is_named;
}

void folder_abandon(struct folder *folder) {
    staging_close(&folder->staging);
}
