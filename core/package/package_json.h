/* The JSON of a package. */
#ifndef RUBICON_PACKAGE_PACKAGE_JSON_H
#define RUBICON_PACKAGE_PACKAGE_JSON_H

#include "game/json.h"
#include "package/package.h"

/* Adds the progress as an object. */
void package_json_progress(struct json *json, const struct package *package);

/* Adds the member "mistakes" for a finished package: how many lines of each test every mistake gets wrong, and whether
   any test catches it. */
void package_json_mistakes(struct json *json, const struct package *package);

#endif
