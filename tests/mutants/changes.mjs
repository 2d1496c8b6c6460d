// What may be changed in a source file of core/: operators and constants, each change by itself.
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

/** What is looked for in a line of code, and what it is changed into. */
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

/** Whether a number after this part of a line is the size of an array: a larger one changes nothing. */
function isDeclared(before) {
  return /^ *(?!return |else |case )(?:\w+ )*\w+ [^=;(){}]*\[[^\]=;(){}]*$/.test(before);
}

function escaped(text) {
  return text.replace(/[|^+*/.]/g, '\\$&');
}

/** Comments, texts and lines of the preprocessor with every character but the line feeds as a space. */
function codeOf(source) {
  const blank = (text) => text.replace(/[^\n]/g, ' ');
  return source.replace(
    /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|^\s*#(?:.*\\\n)*.*/gm,
    blank,
  );
}

// What the tests of core/ do not run: the module's kernels, and what only measures.
const LEFT_OUT = /_wasm\.c$|\/task_bench\.c$/;

function sourcesOfCore() {
  return readdirSync('core', { recursive: true })
    .filter((name) => /\.[ch]$/.test(name) && !LEFT_OUT.test(name))
    .map((name) => `core/${name}`)
    .sort();
}

/** Every change of a file; `place` tells one from all others, however much is changed around its line. */
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

/** The whole source with the change made. */
export function changedSource({ source, index, from, to }) {
  return source.slice(0, index) + to + source.slice(index + from.length);
}

/** The change as a line of text. */
export function describe({ file, source, index, from, to }) {
  const line = source.slice(0, index).split('\n').length;
  return `${file}:${line}: "${from.trim()}" as "${to.trim()}": ${source.split('\n')[line - 1].trim()}`;
}

/** Every change { file, source, index, from, to } of core/, in an order that looks random and depends on the seed. A change
 * of core/ leaves the others in their order, so that what one draw has found can be looked for again in the next. */
export function shuffledChanges(seed) {
  const rank = ({ place }) => createHash('sha256').update(`${seed}\n${place}`).digest('hex');
  return sourcesOfCore()
    .flatMap(changesOf)
    .map((change) => ({ ...change, rank: rank(change) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
}
