// The possible mutations of a source file of core/: single changes of operators and constants.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const BINARY = [
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['==', '!='],
  ['!=', '=='],
  ['&&', '||'],
  ['||', '&&'],
  ['+', '-'],
  ['-', '+'],
  ['/', '*'],
  ['%', '/'],
  ['<<', '>>'],
  ['>>', '<<'],
  ['&', '|'],
  ['|', '&'],
  ['^', '|'],
  ['+=', '-='],
  ['-=', '+='],
  ['|=', '&='],
  ['&=', '|='],
];

/** Patterns in a line of code, and their replacements. */
const CHANGES = [
  ...BINARY.map(([from, to]) => ({
    pattern: new RegExp(` ${escaped(from)} `, 'g'),
    change: () => ` ${to} `,
  })),
  { pattern: /\+\+/g, change: () => '--' },
  { pattern: /--/g, change: () => '++' },
  { pattern: /\btrue\b/g, change: () => 'false' },
  { pattern: /\bfalse\b/g, change: () => 'true' },
  { pattern: /!(?=[a-z(])/g, change: () => '' },
  { pattern: /\bcontinue;/g, change: () => 'break;' },
  {
    pattern: /(?<![\w.'])\d+(?![\w.'])/g,
    change: (number, before) =>
      String(number === '1' || isDeclared(before) ? Number(number) - 1 : Number(number) + 1),
  },
];

/** Whether a number after this part of a line is an array size, because a larger array changes nothing. */
function isDeclared(before) {
  return /^ *(?!return |else |case )(?:\w+ )*\w+ [^=;(){}]*\[[^\]=;(){}]*$/.test(before);
}

function escaped(text) {
  return text.replace(/[|^+*/.]/g, '\\$&');
}

/** The source with comments, strings and preprocessor lines blanked out, except for line feeds. */
function codeOf(source) {
  const blank = (text) => text.replace(/[^\n]/g, ' ');
  return source.replace(
    /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|^\s*#(?:.*\\\n)*.*/gm,
    blank,
  );
}

// Code that the tests of core/ do not run: the module's kernels, and benchmarks.
const LEFT_OUT = /_wasm\.c$|\/task_bench\.c$/;

function sourcesOfCore() {
  return readdirSync('core', { recursive: true })
    .filter((name) => /\.[ch]$/.test(name) && !LEFT_OUT.test(name))
    .map((name) => `core/${name}`)
    .sort();
}

/** Every mutation of a file; `place` identifies it, whatever changes around its line. */
function changesOf(file) {
  const source = readFileSync(file, 'utf8');
  const seen = new Map();
  let begin = 0;
  return codeOf(source)
    .split('\n')
    .flatMap((line) => {
      const [at, text] = [begin, line.trim()];
      const occurrence = (seen.get(text) ?? 0) + 1;
      seen.set(text, occurrence);
      begin += line.length + 1;
      return changesOfLine(line).map(({ index, from, to }) => ({
        file,
        source,
        index: at + index,
        from,
        to,
        place: `${file}\n${text}\n${occurrence}\n${index - line.indexOf(text)}`,
      }));
    });
}

function changesOfLine(line) {
  return CHANGES.flatMap(({ pattern, change }) =>
    Array.from(line.matchAll(pattern), ({ index, 0: from }) => ({
      index,
      from,
      to: change(from, line.slice(0, index)),
    })),
  );
}

/** The whole source with the mutation. */
export function changedSource({ source, index, from, to }) {
  return source.slice(0, index) + to + source.slice(index + from.length);
}

/** The change as a line of text. */
export function describe({ file, source, index, from, to }) {
  const line = source.slice(0, index).split('\n').length;
  return `${file}:${line}: "${from.trim()}" as "${to.trim()}": ${source.split('\n')[line - 1].trim()}`;
}

/**
 * Every mutation { file, source, index, from, to } of core/, in a pseudo-random order that depends on the seed. A change of core/
 * keeps the order of the others, so that mutants found by one run can be found again in the next.
 */
export function shuffledChanges(seed) {
  const rank = ({ place }) => createHash('sha256').update(`${seed}\n${place}`).digest('hex');
  return sourcesOfCore()
    .flatMap(changesOf)
    .map((change) => ({ ...change, rank: rank(change) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
}
