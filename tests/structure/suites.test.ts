import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { filesAt, suites, testsAt } from '../suites.mjs';

const suitesOf = (path: string) =>
  testsAt([path])
    .filter(([, files]) => files.length > 0)
    .map(([name]) => name);

describe('the suites', () => {
  it.each([
    ['core', 'tests/core/game/board_test.c'],
    ['core', 'tests/core/command/solve.transcript'],
    ['unit', 'tests/wasm/load.test.ts'],
    ['unit', 'tests/web/page/address.view.test.ts'],
    ['e2e', 'e2e/page/engines.spec.ts'],
    ['webkit', 'e2e/webkit/line.spec.ts'],
  ])('%s has %s', (name, file) => {
    expect(suitesOf(file)).toEqual([name]);
    expect(suitesOf(`./${file}`)).toEqual([name]);
  });

  it('share all tests of the project', () => {
    const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
    const tests = tracked
      .toString()
      .split('\0')
      .filter((file) => /(_test\.c|\.transcript|\.(test|spec)\.ts)$/.test(file));
    expect(tests.length).toBeGreaterThan(300);
    expect(tests.filter((file) => suitesOf(file).length !== 1)).toEqual([]);
  });

  it('know what make builds for their tests', () => {
    const targets = Object.values(suites).flatMap(({ tests, targetsOf }) =>
      targetsOf(filesAt(['tests', 'e2e'], tests)),
    );
    expect(targets.length).toBeGreaterThan(80);
    const { status, stderr } = spawnSync('make', ['--dry-run', ...targets], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

it.each([
  ['', 'FILE='],
  ['core/game/board.c', 'core/game/board.c'],
])('what is no test is named, and how to name one: %j', (file, named) => {
  const { status, stderr } = spawnSync('make', ['check', `FILE=${file}`], { encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(`${named} is no test. Name one of`);
});
