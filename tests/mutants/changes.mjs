// What may be changed in a source file of core/: operators and constants, each change by itself.
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

/** Every change of a file, in the order of their places. */
function changesOf(file) {
  const source = readFileSync(file, 'utf8');
  const code = codeOf(source);
  return CHANGES.flatMap(({ pattern, change }) =>
    Array.from(code.matchAll(pattern), ({ index, 0: from }) => ({
      file,
      source,
      index,
      from,
      to: change(from, code.slice(code.lastIndexOf('\n', index) + 1, index)),
    })),
  ).sort((a, b) => a.index - b.index);
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

/** Numbers from 0 to below 1 that look random: mulberry32. */
function randomFrom(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(items, seed) {
  const random = randomFrom(seed);
  for (let left = items.length; left > 1; left--) {
    const at = Math.floor(random() * left);
    [items[left - 1], items[at]] = [items[at], items[left - 1]];
  }
  return items;
}

/** Every change { file, source, index, from, to } of core/, in an order that depends on the seed alone. */
export function shuffledChanges(seed) {
  return shuffled(sourcesOfCore().flatMap(changesOf), seed);
}
