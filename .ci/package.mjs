// Makes the npm package of the module: build/rubicon-VERSION.tgz, from the folder build/package, which it stages.
// Usage: package.mjs   (when the modules are built)
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const FOLDER = 'build/package';
const { name, version, license, engines } = JSON.parse(readFileSync('package.json', 'utf8'));

const typesOf = (file) => `./package/${file}.d.ts`;
const entry = (file) => ({ types: typesOf(file), default: `./package/${file}.js` });

const manifest = {
  name,
  version,
  license,
  description: 'Solves the river-crossing pawn game (过河卒), in Node and in browsers, by WebAssembly',
  keywords: ['retrograde analysis', 'game solver', 'webassembly', '过河卒', 'P9169'],
  type: 'module',
  engines,
  main: './package/rubicon.js',
  types: typesOf('rubicon'),
  exports: {
    '.': entry('rubicon'),
    './textbook': entry('textbook'),
    './rubicon.wasm': './rubicon.wasm',
    './textbook.wasm': './textbook.wasm',
    './package.json': './package.json',
  },
  // For TypeScript's resolution without "exports" (node10), which would take the loader that does not find its module.
  typesVersions: { '*': { textbook: [typesOf('textbook')] } },
  files: ['*.js', '*.d.ts', '*.wasm', 'licenses.txt', 'package'],
  sideEffects: false,
};

rmSync(FOLDER, { recursive: true, force: true });
const compile = ['-p', 'wasm/package', '--noEmit', 'false', '--declaration', '--outDir', FOLDER];
execFileSync('node_modules/.bin/tsc', compile, { stdio: 'inherit' });
for (const module of ['rubicon.wasm', 'textbook.wasm'])
  copyFileSync(`build/module/${module}`, `${FOLDER}/${module}`);
copyFileSync('LICENSE', `${FOLDER}/LICENSE`);
copyFileSync('wasm/licenses.txt', `${FOLDER}/licenses.txt`);
const readme = readFileSync('wasm/package/README.md', 'utf8').replaceAll('VERSION', version);
writeFileSync(`${FOLDER}/README.md`, readme);
writeFileSync(`${FOLDER}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
execFileSync('npm', ['pack', `./${FOLDER}`, '--pack-destination', 'build', '--silent'], { stdio: 'inherit' });
