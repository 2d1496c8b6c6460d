import { existsSync, readdirSync, statSync } from 'node:fs';
import { relative } from 'node:path';

const PAGE = ['page', 'command', 'build/contestant.wasm'];

/** Each suite's test files, and what make builds for some of them. */
export const suites = {
  core: { tests: /^tests\/core\/.*(_test\.c|\.transcript)$/, targetsOf: (files) => files.map(coreTargetOf) },
  lint: { tests: /^$/, targetsOf: () => ['module'] },
  unit: {
    tests: /^tests\/(package|structure|wasm|web)\/.*\.test\.ts$/,
    targetsOf: () => ['page', 'command', 'package', 'build/contestant.wasm'],
  },
  e2e: { tests: /^e2e\/(?!webkit\/).*\.spec\.ts$/, targetsOf: () => PAGE },
  webkit: { tests: /^e2e\/webkit\/.*\.spec\.ts$/, targetsOf: () => PAGE },
};

/** The program of a C test. */
export const programOf = (file) => `build/sanitized/${file.replace(/\.c$/, '')}`;

const coreTargetOf = (file) => (file.endsWith('.c') ? programOf(file) : 'transcripts');

/** Files at paths, which are files or folders, or nothing. */
export function filesAt(paths, pattern) {
  return paths
    .map((path) => relative('.', path))
    .filter(existsSync)
    .flatMap((path) =>
      statSync(path).isDirectory()
        ? readdirSync(path, { recursive: true }).map((name) => `${path}/${name}`)
        : [path],
    )
    .filter((file) => pattern.test(file) && !file.includes('/node_modules/'))
    .sort();
}

/** The tests at paths of the suites named, as entries. */
export const testsAt = (paths, names = Object.keys(suites)) =>
  names.map((name) => [name, filesAt(paths, suites[name].tests)]);
