// Prints one of the two files names.ts of wasm/: what the core numbers, as lists of names in the order of the numbers.
// Usage: names.mjs wasm/names.ts|wasm/bench/names.ts SOURCE...   (sources of the core)
import { readFileSync } from 'node:fs';

const [file, ...paths] = process.argv.slice(2);
const sources = paths
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n\n')
  .replace(/\/\*[\s\S]*?\*\//g, '');

/** What the pattern finds in the sources between two marks. */
function between(begin, end, pattern) {
  const [, after = ''] = sources.split(begin);
  const found = Array.from(after.split(end)[0].matchAll(pattern), ([, text]) => text.toLowerCase());
  if (found.length === 0) throw new Error(`The core lists nothing in ${begin}`);
  return found;
}

const list = (name) => between(`#define ${name}_LIST(`, '\n\n', /^ {4}[A-Z]+\(([A-Z\d_]+),/gm);
const constants = (name, prefix) => between(`enum ${name} {`, '}', new RegExp(`\\b${prefix}_([A-Z_]+)`, 'g'));

const FILES = {
  'wasm/names.ts': () => ({
    ERROR_CODES: constants('failure_code', 'FAILURE').slice(1, -1),
    EXTENTS: constants('analysis_extent', 'ANALYSIS'),
  }),
  'wasm/bench/names.ts': () => ({
    MISTAKES: list('MISTAKE'),
    // Of 1,000 random boards those for which each mistake prints a wrong answer: the fewer, the more specific it is.
    CHANGED: between('changed[MISTAKES]', '}', / = (\d+)/g).map(Number),
    VERDICTS: constants('verdict', 'VERDICT'),
    DIAGNOSIS_PHASES: constants('diagnosis_phase', 'DIAGNOSIS'),
    GOALS: list('SCORE'),
    KINDS: list('GENERATE'),
    JUDGES: list('JUDGE'),
    PACKAGE_PHASES: constants('package_phase', 'PACKAGE'),
    DIFFERENCES: list('DIFFERENCE'),
    STAGES: list('PLAN'),
    LEAKS: list('LEAK'),
    FAULTS: ['none', ...list('FAULT')],
    MEANINGS: list('MEANING'),
    STRESS_PHASES: constants('stress_phase', 'STRESS'),
    ENDS: constants('judgement_end', 'JUDGEMENT_END'),
  }),
};

console.log('/* Made by .ci/names.mjs. */');
for (const [name, entries] of Object.entries(FILES[file]()))
  console.log(`export const ${name} = ${JSON.stringify(entries)} as const;`);
