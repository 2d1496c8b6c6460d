/* A checksum (FNV-1a, 64 bits) by which truncated, damaged and edited files are detected. */
#ifndef RUBICON_PUBLISH_CHECKSUM_H
#define RUBICON_PUBLISH_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

/* The checksum of no bytes. */
#define CHECKSUM_BEGIN 14695981039346656037U

/* The checksum of the bytes that have `sum`, followed by these. */
uint64_t checksum_add(uint64_t sum, const void *bytes, size_t length);

#endif
