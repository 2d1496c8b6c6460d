/* What a package has beside its tests, which core/package/texts/ describes; made from there by .ci/texts. */
#ifndef RUBICON_PUBLISH_PACKAGE_TEXTS_H
#define RUBICON_PUBLISH_PACKAGE_TEXTS_H

#include "package/files.h"

/* A file of a judge's packages, including its folder if any. */
struct package_text {
    enum package_judge judge;
    const char *name; /* shorter than FILES_NAME_MAX */
    const unsigned char *bytes;
    size_t length;
};

extern const struct package_text package_texts[];
extern const size_t package_texts_count;

#endif
