// The changes listed by hand that no test can notice: equivalent.tsv has a line for each, with the reason.
import { readFileSync } from 'node:fs';

const listed = new Set(
  readFileSync('tests/mutants/equivalent.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(0, 4).join('\t')),
);

/** Whether a change of `from` to `to` on a line of a file is listed; `index` is its offset in the source. */
export function isEquivalent({ file, source, index, from, to }) {
  const begin = source.lastIndexOf('\n', index - 1) + 1;
  const line = source.slice(begin).split('\n', 1)[0].trim();
  return listed.has([file, line, from.trim(), to.trim()].join('\t'));
}
