#include "package/xml.h"

#include <string.h>

bool xml_is(struct xml_span span, const char *word) {
    return span.length == strlen(word) && memcmp(span.bytes, word, span.length) == 0;
}

static bool is_at(const struct xml *xml, const char *word) {
    size_t length = strlen(word);
    return xml->length - xml->at >= length && memcmp(xml->bytes + xml->at, word, length) == 0;
}

static bool is_blank(const struct xml *xml) {
    return is_at(xml, " ") || is_at(xml, "\n") || is_at(xml, "\t") || is_at(xml, "\r");
}

static void skip_blanks(struct xml *xml) {
    while (is_blank(xml)) xml->at++;
}

static bool pass(struct xml *xml, const char *word) {
    if (!is_at(xml, word)) return false;
    xml->at += strlen(word);
    return true;
}

/* Skips to just after the next occurrence of a word. */
static bool pass_until(struct xml *xml, const char *word) {
    while (xml->at < xml->length)
        if (pass(xml, word))
            return true;
        else
            xml->at++;
    return false;
}

static struct xml_span read_name(struct xml *xml) {
    struct xml_span name = {xml->bytes + xml->at, 0};
    while (xml->at < xml->length && !is_blank(xml) && !strchr("<>/=\"'?", xml->bytes[xml->at]))
        xml->at++, name.length++;
    return name;
}

static bool read_attribute(struct xml *xml, struct xml_attribute *attribute) {
    attribute->name = read_name(xml);
    if (attribute->name.length == 0 || !pass(xml, "=") || !pass(xml, "\"")) return false;
    size_t begin = xml->at;
    if (!pass_until(xml, "\"")) return false;
    attribute->value = (struct xml_span){xml->bytes + begin, xml->at - 1 - begin};
    return !memchr(attribute->value.bytes, '<', attribute->value.length);
}

/* Reads a tag after its `<` or `</`. */
static bool read_tag(struct xml *xml) {
    xml->is_begin = !pass(xml, "/");
    xml->is_end = !xml->is_begin;
    xml->attributes = 0;
    xml->name = read_name(xml);
    if (xml->name.length == 0) return false;
    for (skip_blanks(xml); !is_at(xml, ">") && !is_at(xml, "/>"); skip_blanks(xml)) {
        if (!xml->is_begin || xml->attributes == XML_ATTRIBUTES_MAX ||
            !read_attribute(xml, &xml->attribute[xml->attributes++]))
            return false;
    }
    if (xml->is_begin) xml->is_end = pass(xml, "/");
    return pass(xml, ">");
}

/* Opens or closes the element of the tag. */
static bool nest(struct xml *xml) {
    if (xml->is_begin && xml->is_end) return true;
    if (xml->is_begin) {
        if (xml->depth == XML_DEPTH_MAX) return false;
        xml->open[xml->depth++] = xml->name;
        return true;
    }
    if (xml->depth == 0) return false;
    const struct xml_span open = xml->open[--xml->depth];
    return open.length == xml->name.length && memcmp(open.bytes, xml->name.bytes, open.length) == 0;
}

bool xml_next(struct xml *xml, bool *is_good) {
    size_t begin = xml->at;
    *is_good = false;
    while (xml->at < xml->length) {
        xml->text = (struct xml_span){xml->bytes + begin, xml->at - begin};
        if (pass(xml, "<!--")) {
            if (!pass_until(xml, "-->")) return false;
        } else if (pass(xml, "<?")) {
            if (!pass_until(xml, "?>")) return false;
        } else if (pass(xml, "<")) {
            *is_good = read_tag(xml) && nest(xml);
            return *is_good;
        } else {
            xml->at++;
        }
    }
    *is_good = xml->depth == 0;
    return false;
}

const struct xml_span *xml_attribute(const struct xml *xml, const char *name) {
    for (int i = 0; i < xml->attributes; i++)
        if (xml_is(xml->attribute[i].name, name)) return &xml->attribute[i].value;
    return NULL;
}

uint32_t xml_line(const struct xml *xml) {
    uint32_t line = 1;
    for (size_t i = 0; i < xml->at && i < xml->length; i++) line += xml->bytes[i] == '\n';
    return line;
}
