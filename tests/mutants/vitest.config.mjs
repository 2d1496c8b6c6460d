import all from '../vitest.config.ts';

// Stryker runs Vitest in threads, which cannot take the flags of the compiler's process.
const projects = all.test.projects.filter(({ test }) => test.name !== 'compiler');

export default { ...all, test: { ...all.test, projects } };
