#include "command/survey_check.h"

#include "game/random.h"
#include "publish/complain.h"
#include "publish/printable.h"
#include "publish/publishing.h"
#include "survey/judge.h"

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>

/* A check in progress. */
struct check {
    const struct survey *survey;
    char file[PUBLISHING_PATH_MAX]; /* its name, printable */
    enum survey_verdict verdict;
    uint8_t *is_solved;               /* by pattern, a bit each */
    uint64_t solved;                  /* boards, each counted once */
    uint64_t reached[SURVEY_GOALS];   /* samples that have the highest score, */
    uint64_t positions[SURVEY_GOALS]; /* and their positions */
};

static const char *name_of(enum survey_goal goal) {
    return score_goal_name(survey_score_goal(goal));
}

/* Prints what is wrong, in the manner of printf, and sets the verdict. */
__attribute__((format(printf, 2, 3))) static void refuse(struct check *check, const char *format, ...) {
    va_list arguments;
    printf("%s: ", check->file);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    printf("\n");
    if (check->verdict == SURVEY_RIGHT) check->verdict = SURVEY_WRONG;
}

static void give_up(struct check *check, const struct failure *failure) {
    char sentence[FAILURE_SENTENCE_MAX];
    failure_sentence(failure, sentence, sizeof sentence);
    complain("survey: %s: %s", check->file, sentence);
    check->verdict = SURVEY_UNCHECKED;
}

static bool is_of_part(const struct survey *survey, uint32_t pattern) {
    const uint64_t chunk = pattern >> SURVEY_CHUNK_BITS;
    return chunk % survey->parts == survey->part - 1 && chunk / survey->parts < survey->done;
}

static void check_totals(struct check *check) {
    const struct survey *survey = check->survey;
    uint64_t boards = 0, placements = 0;
    for (uint64_t pattern = 0; pattern < pattern_count(survey->shape); pattern++) {
        if (!is_of_part(survey, (uint32_t)pattern) || !pattern_stands(survey->shape, (uint32_t)pattern))
            continue;
        boards++;
        placements += pattern_placements(survey->shape, (uint32_t)pattern);
    }
    if (boards != survey->boards)
        refuse(check, "boards: there are %llu, not %llu", (unsigned long long)boards,
               (unsigned long long)survey->boards);
    if (placements != survey->placements)
        refuse(check, "placements: there are %llu, not %llu", (unsigned long long)placements,
               (unsigned long long)survey->placements);
}

/* Whether the board or its mirror image is the first listed pattern. */
static bool is_first(const struct survey *survey, const struct survey_best *best) {
    const uint32_t pattern = pattern_of_board(&best->shown), first = best->listed[0].pattern;
    return pattern == first || pattern_mirror(survey->shape, pattern) == first;
}

static void check_shown(struct check *check, enum survey_goal goal) {
    const struct survey_best *best = &check->survey->best[goal];
    struct failure failure;
    uint32_t score;
    if (!judge_board(&best->shown, goal, &score, &failure)) {
        if (failure.code == FAILURE_OUT_OF_MEMORY)
            give_up(check, &failure);
        else
            refuse(check, "%s: its board has not one pawn and two generals", name_of(goal));
    } else if (score != best->score) {
        refuse(check, "%s: its board has the score %u, not %u", name_of(goal), (unsigned)score,
               (unsigned)best->score);
    } else if (!is_first(check->survey, best)) {
        refuse(check, "%s: its board is not the first of its patterns", name_of(goal));
    }
}

/* Checks that the list is sorted and agrees with the counts. */
static void check_list(struct check *check, enum survey_goal goal) {
    const struct survey_best *best = &check->survey->best[goal];
    const uint64_t listed = best->boards < SURVEY_LISTED_MAX ? best->boards : SURVEY_LISTED_MAX;
    uint64_t positions = 0;
    bool is_good = (uint64_t)best->listed_count == listed;
    for (int i = 0; i < best->listed_count; i++) {
        const uint32_t pattern = best->listed[i].pattern;
        is_good = is_good && pattern_stands(check->survey->shape, pattern) &&
                  (i == 0 || best->listed[i - 1].pattern < pattern);
        positions += best->listed[i].positions;
    }
    const bool is_all = best->boards == (uint64_t)best->listed_count;
    if (!is_good || (is_all ? positions != best->positions : positions >= best->positions))
        refuse(check, "%s: its list of patterns and its counts do not agree", name_of(goal));
}

static bool judge(struct check *check, uint32_t pattern, struct judgement *judgement) {
    struct failure failure;
    uint8_t *bits = &check->is_solved[pattern / 8];
    const uint8_t bit = (uint8_t)(1U << pattern % 8);
    check->solved += (*bits & bit) == 0;
    *bits |= bit;
    if (judge_pattern(check->survey->shape, pattern, judgement, &failure)) return true;
    give_up(check, &failure);
    return false;
}

static void check_listed(struct check *check, enum survey_goal goal) {
    const struct survey_best *best = &check->survey->best[goal];
    struct judgement judgement;
    for (int i = 0; i < best->listed_count; i++) {
        const struct survey_listed *listed = &best->listed[i];
        if (!judge(check, listed->pattern, &judgement)) return;
        if (judgement.score[goal] != best->score)
            refuse(check, "%s: pattern %u has the score %u, not %u", name_of(goal), (unsigned)listed->pattern,
                   (unsigned)judgement.score[goal], (unsigned)best->score);
        else if (judgement.positions[goal] != listed->positions)
            refuse(check, "%s: pattern %u has %u such positions, not %u", name_of(goal),
                   (unsigned)listed->pattern, (unsigned)judgement.positions[goal],
                   (unsigned)listed->positions);
    }
}

static bool is_listed(const struct survey_best *best, uint32_t pattern) {
    for (int i = 0; i < best->listed_count; i++)
        if (best->listed[i].pattern == pattern) return true;
    return false;
}

/* Whether a board with the highest score would fit into the list. */
static bool would_be_listed(const struct survey_best *best, uint32_t pattern) {
    return best->listed_count == 0 || best->boards == (uint64_t)best->listed_count ||
           pattern < best->listed[best->listed_count - 1].pattern;
}

static void check_sample(struct check *check, uint32_t pattern) {
    struct judgement judgement;
    if (!judge(check, pattern, &judgement)) return;
    for (enum survey_goal goal = 0; goal < SURVEY_GOALS; goal++) {
        const struct survey_best *best = &check->survey->best[goal];
        const uint32_t score = judgement.score[goal];
        if (score > best->score)
            refuse(check, "%s: pattern %u has the score %u, more than %u", name_of(goal), (unsigned)pattern,
                   (unsigned)score, (unsigned)best->score);
        if (score == 0 || score != best->score) continue;
        check->reached[goal]++;
        check->positions[goal] += judgement.positions[goal];
        if (would_be_listed(best, pattern) && !is_listed(best, pattern))
            refuse(check, "%s: pattern %u has the score %u, too, and is not listed", name_of(goal),
                   (unsigned)pattern, (unsigned)score);
    }
}

/* Solves every board and compares all counts. */
static void check_all(struct check *check) {
    const struct survey *survey = check->survey;
    for (uint64_t pattern = 0; pattern < pattern_count(survey->shape); pattern++) {
        if (!pattern_stands(survey->shape, (uint32_t)pattern)) continue;
        check_sample(check, (uint32_t)pattern);
        if (check->verdict == SURVEY_UNCHECKED) return;
    }
    for (enum survey_goal goal = 0; goal < SURVEY_GOALS; goal++) {
        const struct survey_best *best = &survey->best[goal];
        if (check->reached[goal] != best->boards || check->positions[goal] != best->positions)
            refuse(check, "%s: there are %llu boards and %llu positions, not %llu and %llu", name_of(goal),
                   (unsigned long long)check->reached[goal], (unsigned long long)check->positions[goal],
                   (unsigned long long)best->boards, (unsigned long long)best->positions);
    }
}

/* The share of samples with the highest score must agree with its count: six standard deviations happen by chance
   once in a thousand million. */
static void check_share(struct check *check, enum survey_goal goal, uint64_t samples) {
    const double share = (double)check->survey->best[goal].boards / (double)check->survey->boards;
    const double expected = share * (double)samples;
    const double deviation = fabs((double)check->reached[goal] - expected);
    if (deviation > 1 && deviation * deviation > 36 * (expected * (1 - share) + 1))
        refuse(check, "%s: %llu of %llu samples have the score, not about %.0f", name_of(goal),
               (unsigned long long)check->reached[goal], (unsigned long long)samples, expected);
}

static void check_samples(struct check *check, const struct options *options) {
    const struct survey *survey = check->survey;
    struct random random = {options->seed};
    for (uint64_t taken = 0; taken < options->samples;) {
        const uint32_t pattern = (uint32_t)(random_next(&random) & (pattern_count(survey->shape) - 1));
        if (!pattern_stands(survey->shape, pattern)) continue;
        check_sample(check, pattern);
        if (check->verdict == SURVEY_UNCHECKED) return;
        taken++;
    }
    for (enum survey_goal goal = 0; goal < SURVEY_GOALS; goal++) check_share(check, goal, options->samples);
}

static void check_everything(struct check *check, const struct options *options) {
    check_totals(check);
    for (enum survey_goal goal = 0; goal < SURVEY_GOALS; goal++) {
        if (check->survey->best[goal].score == 0) continue;
        check_shown(check, goal);
        check_list(check, goal);
        check_listed(check, goal);
    }
    /* a part lacks the boards whose bases are in other parts */
    if (check->verdict != SURVEY_RIGHT || check->survey->parts > 1 || !survey_is_done(check->survey)) return;
    if (check->survey->boards <= options->samples)
        check_all(check);
    else
        check_samples(check, options);
}

/* A number of 64 bits with a comma between every three digits. */
struct grouped {
    char text[28];
};

static struct grouped group(uint64_t number) {
    struct grouped grouped;
    char digits[21];
    const int length = snprintf(digits, sizeof digits, "%llu", (unsigned long long)number);
    char *at = grouped.text;
    for (int i = 0; i < length; i++) {
        if (i > 0 && (length - i) % 3 == 0) *at++ = ',';
        *at++ = digits[i];
    }
    *at = '\0';
    return grouped;
}

/* Prints the share with enough decimals for a digit that is not 0, and 100 % only if all boards were checked. */
static void print_right(const struct check *check) {
    const uint64_t boards = check->survey->boards;
    double percent = boards > 0 ? 100 * (double)check->solved / (double)boards : 100;
    int decimals = 0;
    if (check->solved < boards && percent > 99) percent = 99;
    for (double least = 1; percent < least && decimals < 12; least /= 10) decimals++;
    printf("%s: right; checked %s of %s boards (%.*f %%)\n", check->file, group(check->solved).text,
           group(boards).text, decimals, percent);
}

enum survey_verdict survey_check(const struct options *options, const char *file,
                                 const struct survey *survey) {
    struct check check = {.survey = survey, .verdict = SURVEY_RIGHT};
    snprintf(check.file, sizeof check.file, "%s", file);
    printable(check.file);
    check.is_solved = calloc((size_t)(pattern_count(survey->shape) / 8 + 1), 1);
    if (!check.is_solved) {
        complain("survey: %s: memory ran out", file);
        return SURVEY_UNCHECKED;
    }
    check_everything(&check, options);
    free(check.is_solved);
    if (check.verdict == SURVEY_RIGHT) print_right(&check);
    return check.verdict;
}
