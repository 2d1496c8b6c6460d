// Makes the parts of the C++ compiler, build/compiler/, if they are not up to date.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./web/vite.compiler.ts');
await module.compilerParts();
