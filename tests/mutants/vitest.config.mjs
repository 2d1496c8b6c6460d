import all from '../vitest.config.ts';

/*
 * Stryker runs Vitest in threads, which cannot take the flags of the compiler's process, and in a copy that Git ignores, where no
 * page is found by `git ls-files`.
 */
const projects = all.test.projects
  .filter(({ test }) => test.name !== 'compiler')
  .map(({ test, ...rest }) => ({
    ...rest,
    test: { ...test, exclude: [...(test.exclude ?? []), 'tests/structure/readme.test.ts'] },
  }));

export default { ...all, test: { ...all.test, projects } };
