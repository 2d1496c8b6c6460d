import { describe, expect, it } from 'vitest';
import { DIFFERENCES } from '../../wasm/bench/compare.ts';
import { KINDS } from '../../wasm/bench/generate.ts';
import { GOALS } from '../../wasm/bench/mine.ts';
import { CHANGED, MISTAKES, PHASES, VERDICTS } from '../../wasm/bench/mistakes.ts';
import { JUDGES, PACKAGE_PHASES } from '../../wasm/bench/package.ts';
import { ENDS, FAULTS, LEAKS, MEANINGS, STAGES, STRESS_PHASES } from '../../wasm/bench/stress.ts';
import { AREAS } from '../../wasm/memory.ts';
import { ERROR_CODES, EXTENTS } from '../../wasm/rubicon.ts';
import { readText } from './module.ts';

/** The text between two marks of a header. */
function between(header: string, begin: string, end: string): string {
  const [, after = ''] = readText(`core/${header}`).split(begin);
  return after.split(end)[0] ?? '';
}

const names = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name);

describe('the numbers by which the modules name things are those of the core: of', () => {
  it.each([
    ['mistakes', 'mistakes/mistake.h', 'MISTAKE_LIST', MISTAKES],
    ['goals', 'mine/score.h', 'SCORE_LIST', GOALS],
    ['kinds', 'generate/generate.h', 'GENERATE_LIST', KINDS],
    ['judges', 'package/files.h', 'JUDGE_LIST', JUDGES],
    ['differences', 'contest/compare.h', 'DIFFERENCE_LIST', DIFFERENCES],
    ['stages', 'stress/plan.h', 'PLAN_LIST', STAGES],
    ['leaks', 'mistakes/leaking.h', 'LEAK_LIST', LEAKS],
    ['faults', 'stress/judgement.h', 'FAULT_LIST', FAULTS.slice(1)],
    ['meanings', 'stress/meaning.h', 'MEANING_LIST', MEANINGS],
  ])('%s', (_, header, list, named) => {
    const entries = between(header, `#define ${list}(`, '\n\n');
    expect(names(entries, /^ {4}[A-Z]+\([A-Z\d_]+, (\w+),[\s\\]+"/gm)).toEqual([...named]);
  });

  it.each([
    ['failures', 'game/failure.h', 'failure_code', 'FAILURE', ['none', ...ERROR_CODES, 'codes']],
    ['extents', 'analysis/analysis.h', 'analysis_extent', 'ANALYSIS', EXTENTS],
    ['verdicts', 'mistakes/diagnosis_report.h', 'verdict', 'VERDICT', VERDICTS],
    ['phases', 'mistakes/diagnosis_report.h', 'diagnosis_phase', 'DIAGNOSIS', PHASES],
    ["a package's phases", 'package/package.h', 'package_phase', 'PACKAGE', PACKAGE_PHASES],
    ['phases of stress', 'stress/stress.h', 'stress_phase', 'STRESS', STRESS_PHASES],
    ['ends', 'stress/judgement.h', 'judgement_end', 'JUDGEMENT_END', ENDS],
  ])('%s', (_, header, name, prefix, named) => {
    const entries = between(header, `enum ${name} {`, '};').replace(/\/\*[\s\S]*?\*\//g, '');
    const constants = names(entries, new RegExp(`\\b${prefix}_([A-Z_]+)`, 'g'));
    expect(constants.map((constant) => constant.toLowerCase())).toEqual([...named]);
  });
});

it('the page takes mistakes to be as specific as the core does', () => {
  const counts = names(readText('core/mistakes/suspects.c'), /\[MISTAKE_NUMBER_[A-Z_]+\] = (\d+)/g);
  expect(counts.map(Number)).toEqual([...CHANGED]);
});

it('the areas of a failure and of text are as large as the modules take them to be', () => {
  const sizes = names(readText('wasm/flat.h'), /FLAT_[A-Z]+_BYTES = (\d+)/g);
  expect(sizes.map(Number)).toEqual([AREAS.failure, AREAS.text]);
});
