/* Names and lines that others gave, made fit for a terminal. */
#ifndef RUBICON_PUBLISH_PRINTABLE_H
#define RUBICON_PUBLISH_PRINTABLE_H

/* Replaces every byte of a control character, which a terminal might obey, by a question mark: C0, DEL, and C1 in
   UTF-8. */
void printable(char *text);

#endif
