/* The link that opens a board in the page. */
#ifndef RUBICON_COMMAND_PAGE_LINK_H
#define RUBICON_COMMAND_PAGE_LINK_H

#include "command/text.h"
#include "game/board.h"

/* Adds the link, or without the page's address only the part from # on, such as "#b=3wr/1w2w/wrw2/1w2b": rows joined by
   /, runs of free cells as numbers, w an obstacle, r a general, b the pawn. */
void page_link_add(struct writer *text, const char *page, const struct board *board);

#endif
