// The possible mutations of web/ and wasm/: those that Stryker knows, without texts and whole bodies.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { createInjector } from 'typed-inject';

/** Wording is not behaviour, and a body left out is noticed by every test that runs it. */
const EXCLUDED = ['StringLiteral', 'BlockStatement', 'ArrowFunction'];

// Texts, types, and what the build runs.
const LEFT_OUT = /(^|[/-])words\.ts$|\/names\.ts$|\/words\/|\.d\.ts$|^web\/vite\.|^wasm\/package\//;

const silent = Object.fromEntries(
  ['Trace', 'Debug', 'Info', 'Warn', 'Error', 'Fatal'].flatMap((level) => [
    [level.toLowerCase(), () => {}],
    [`is${level}Enabled`, () => false],
  ]),
);

function sourcesOfPage() {
  return ['web', 'wasm']
    .flatMap((room) => readdirSync(room, { recursive: true }).map((name) => `${room}/${name}`))
    .filter((name) => /\.tsx?$/.test(name) && !LEFT_OUT.test(name))
    .sort();
}

/** A change as `file:line`, its text before and after. */
export function describe({ file, location, from, to }) {
  const short = (text) => text.replace(/\s+/g, ' ').slice(0, 60);
  return `${file}:${location.start.line + 1}: "${short(from)}" as "${short(to)}"`;
}

/** The offset of a place, whose line and column count from 0. */
function offsetOf(lines, { line, column }) {
  return lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, column);
}

/** The whole source with the mutation. */
export function changedSource({ source, index, from, to }) {
  return source.slice(0, index) + to + source.slice(index + from.length);
}

/**
 * Every mutation { file, source, index, from, to, location } in a pseudo-random order that depends on the seed, and
 * that a change of other lines keeps.
 */
export async function shuffledChanges(seed) {
  const files = sourcesOfPage().map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }));
  const instrumenter = createInjector().provideValue('logger', silent).injectFunction(createInstrumenter);
  const options = { plugins: null, excludedMutations: EXCLUDED, ignorers: [], noHeader: true };
  const { mutants } = await instrumenter.instrument(files, options);
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  const seen = new Map();
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ fileName: file, location, replacement: to }) => {
      const source = contents.get(file);
      const lines = source.split('\n');
      const index = offsetOf(lines, location.start);
      const from = source.slice(index, offsetOf(lines, location.end));
      const text = `${file}\n${lines[location.start.line].trim()}\n${from}\n${to}`;
      const occurrence = (seen.get(text) ?? 0) + 1;
      seen.set(text, occurrence);
      const rank = createHash('sha256').update(`${seed}\n${text}\n${occurrence}`).digest('hex');
      return { file, source, index, from, to, location, rank };
    })
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
}
