/* The public header of the library. Compile with -Icore, link with librubicon.a. Parse a board, solve it,
   then ask for the values of any positions:

       analysis_open(&layered_solver, &board, memory_limit, &analysis, &failure);
       analysis_solve(analysis, &failure);
       analysis_value(analysis, &position, &value, &failure);
       analysis_close(analysis);

   Every function that can fail returns false and fills a struct failure. board.h and contest.h read
   boards, answer.h writes their answers, position.h has the rules, play.h the best moves; certificate.h
   checks a solved board. */
#ifndef RUBICON_RUBICON_H
#define RUBICON_RUBICON_H

#include "analysis/analysis.h"
#include "analysis/certificate.h"
#include "analysis/play.h"
#include "contest/answer.h"
#include "contest/contest.h"
#include "game/board.h"
#include "game/position.h"
#include "layered/layered.h"

#endif
