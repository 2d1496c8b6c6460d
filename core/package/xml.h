/* Reads an XML file tag by tag, with the attributes of each and the text before it. */
#ifndef RUBICON_PACKAGE_XML_H
#define RUBICON_PACKAGE_XML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { XML_DEPTH_MAX = 16, XML_ATTRIBUTES_MAX = 16 };

/* A part of the file. */
struct xml_span {
    const char *bytes;
    size_t length;
};

struct xml_attribute {
    struct xml_span name;
    struct xml_span value;
};

/* A file being read. Initialize `bytes` and `length`, the rest with 0. */
struct xml {
    const char *bytes;
    size_t length;
    size_t at;
    int depth;
    struct xml_span open[XML_DEPTH_MAX]; /* the open elements */
    /* The current tag: */
    struct xml_span name;
    struct xml_span text; /* the text before it */
    bool is_begin;
    bool is_end;
    int attributes;
    struct xml_attribute attribute[XML_ATTRIBUTES_MAX];
};

/* Advances to the next tag. False at the end of the file, or at the first error; *is_good tells which. */
bool xml_next(struct xml *xml, bool *is_good);

/* The value of an attribute of the current tag; NULL if it has none of that name. */
const struct xml_span *xml_attribute(const struct xml *xml, const char *name);

bool xml_is(struct xml_span span, const char *word);

/* The current line, from 1. */
uint32_t xml_line(const struct xml *xml);

#endif
